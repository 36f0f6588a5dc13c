import type { EventStatus } from '@hearthkin/domain/community/event';

/** Labels for an event's host and staff. */
export const EVENT_STATUS_WORDS: Readonly<Record<EventStatus, string>> = {
  pending_approval: 'Waiting for review',
  approved: 'Published',
  rejected: 'Not published',
  cancelled: 'Canceled',
};
