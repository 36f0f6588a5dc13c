import type { ActivityStatus } from '@hearthkin/domain/community/activity-state';

/** The states of a group activity in the words of staff. */
export const ACTIVITY_STATUS_WORDS: Readonly<Record<ActivityStatus, string>> = {
  proposed: 'Suggested',
  returned: 'Changes asked',
  rejected: 'Declined by us',
  asked: 'Asked',
  declined: 'Declined by the host',
  lapsed: 'No answer',
  open: 'Published',
  cancelled: 'Canceled',
};
