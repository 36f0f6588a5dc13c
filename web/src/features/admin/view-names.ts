import { QUEUE_IDS, type QueueId } from '@hearthkin/domain/admin/queues';
import type { StaffView } from '../../lib/staff-views';

/** The name of each view: its tab, and the page's title. */
export const VIEW_NAMES: Readonly<Record<StaffView, string>> = {
  overview: 'Team desk',
  figures: 'Figures',
  numbers: 'Public numbers',
  'check-ins': 'Check-ins',
  accounts: 'Accounts',
  bookings: 'Bookings',
  verifications: 'Verifications',
  identities: 'Identity reviews',
  applications: 'Applications',
  events: 'Events',
  stories: 'Stories',
  activities: 'Activities',
  claims: 'Claims',
  money: 'Money',
  pauses: 'Paused listings',
  reports: 'Reports',
  messages: 'Messages',
  audit: 'Audit log',
};

/** One item of each queue. */
export const ITEM_NAMES: Readonly<Record<QueueId, string>> = {
  'check-ins': 'Check-in',
  verifications: 'Documents',
  identities: 'Identity check',
  applications: 'Application',
  events: 'Event',
  stories: 'Story',
  claims: 'Claim',
  money: 'Money',
  pauses: 'Paused listing',
  reports: 'Report',
  messages: 'Message',
};

export function isQueue(view: StaffView): view is QueueId {
  return QUEUE_IDS.some((id) => id === view);
}
