import { QUEUE_IDS, type QueueId, STAFF_QUEUES } from '@hearthkin/domain/admin/queues';
import type { StaffView } from '../../lib/staff-views';

/** The views that aren't queues. */
export type ListId = Exclude<StaffView, QueueId>;

const LIST_NAMES: Readonly<Record<ListId, string>> = {
  overview: 'Team desk',
  figures: 'Figures',
  numbers: 'Public numbers',
  accounts: 'Accounts',
  bookings: 'Bookings',
  activities: 'Activities',
  audit: 'Audit log',
};

/** The name of a view: its tab, and the page's title. */
export function viewName(view: StaffView): string {
  return isQueue(view) ? STAFF_QUEUES[view].names.tab : LIST_NAMES[view];
}

export function isQueue(view: StaffView): view is QueueId {
  return QUEUE_IDS.some((id) => id === view);
}
