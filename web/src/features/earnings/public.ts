export { EarningsSums } from './earnings-sums';
