export { ChecklistItems } from './checklist';
