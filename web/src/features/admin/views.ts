import { QUEUE_IDS, type QueueId } from '@hearthkin/domain/admin/queues';

/** The views of the database page by their query value. */
export const VIEWS = {
  overview: 'Overview',
  accounts: 'Accounts',
  verifications: 'Verifications',
  identities: 'Identity reviews',
  applications: 'Applications',
  events: 'Events',
  activities: 'Activities',
  stories: 'Stories',
  reports: 'Reports',
  messages: 'Messages',
  audit: 'Audit log',
} as const;
export type ViewId = keyof typeof VIEWS;
export const VIEW_IDS = Object.keys(VIEWS) as ViewId[];

/** A view's queue; null for views without one. */
export function queueOf(view: ViewId): QueueId | null {
  return QUEUE_IDS.find((id) => id === view) ?? null;
}
