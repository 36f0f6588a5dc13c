export { KeepPlanButton } from './keep-plan-button';
