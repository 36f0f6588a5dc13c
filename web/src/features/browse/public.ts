export { FreeRow } from './free-row';
