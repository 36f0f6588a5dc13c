export { GroupActivities } from './group-activities';
