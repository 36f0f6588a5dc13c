import type { ActivityStatus } from '@hearthkin/domain/community/activity-state';

/** The states of a group activity in the words of its host. */
export const HOSTED_ACTIVITY_WORDS: Readonly<Record<ActivityStatus, string>> = {
  proposed: 'In review',
  returned: 'Needs changes',
  rejected: 'Not published',
  asked: 'Needs your answer',
  declined: 'Declined',
  lapsed: 'Not answered',
  open: 'Published',
  cancelled: 'Canceled',
};
