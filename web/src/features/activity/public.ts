export { GroupActivities } from './group-activities';
export { HostedActivities, HostRequests } from './hosted-activities';
