import * as z from 'zod/mini';
import { bookingStatusSchema, endReasonSchema } from '../booking/booking';
import { ACTIVITY_STATUSES } from '../community/activity-state';
import { EVENT_STATUSES } from '../community/event';
import { ACTIVITY_IDS } from '../foundation/activities';
import { countSchema } from '../foundation/schemas';
import { REPORT_KINDS, REPORT_OUTCOMES } from '../safety/report-outcomes';
import { REPORT_REASON_IDS } from '../safety/report-reasons';
import { CONTACT_STATUSES } from '../support/contact';
import { STAFF_ACTS, type StaffAct } from './audit';

/** The events that stand alone in an account and in its checks. */
export const MILESTONES = [
  'joined',
  'identity-compared',
  'documents-sent',
  'documents-reviewed',
] as const;
export type Milestone = (typeof MILESTONES)[number];

/** Reports of a person say which side of one they are. */
const reported = {
  at: z.date(),
  id: z.string(),
  number: z.string(),
  place: z.enum(REPORT_KINDS),
  reason: z.enum(REPORT_REASON_IDS),
  /** Null until our team has decided. */
  outcome: z.nullable(z.enum(REPORT_OUTCOMES)),
};

/**
 * One thing that happened with a person. Neither a story, as anonymous ones have no author for anyone, nor what they wrote
 * of a session, which is theirs alone.
 */
export const historyItemSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('milestone'), at: z.date(), what: z.enum(MILESTONES) }),
  z.object({
    kind: z.literal('session'),
    /** Its start. */
    at: z.date(),
    id: z.string(),
    activity: z.enum(ACTIVITY_IDS),
    status: bookingStatusSchema,
    endReason: z.nullable(endReasonSchema),
  }),
  z.object({ kind: z.literal('reported'), ...reported }),
  z.object({ kind: z.literal('report-sent'), ...reported }),
  z.object({
    kind: z.literal('act'),
    at: z.date(),
    id: z.string(),
    act: z.enum(Object.keys(STAFF_ACTS) as [StaffAct, ...StaffAct[]]),
    by: z.string(),
    note: z.string(),
  }),
  z.object({
    kind: z.literal('message'),
    at: z.date(),
    id: z.string(),
    subject: z.string(),
    status: z.enum(CONTACT_STATUSES),
  }),
  z.object({
    kind: z.literal('event'),
    /** Its start. */
    at: z.date(),
    id: z.string(),
    title: z.string(),
    status: z.enum(EVENT_STATUSES),
  }),
  z.object({
    kind: z.literal('activity'),
    /** Its start. */
    at: z.date(),
    id: z.string(),
    title: z.string(),
    status: z.enum(ACTIVITY_STATUSES),
  }),
  z.object({
    kind: z.literal('note'),
    at: z.date(),
    id: z.string(),
    by: z.string(),
    text: z.string(),
  }),
]);
export type HistoryItem = z.infer<typeof historyItemSchema>;

/** A page of what happened with a person, latest first. */
export const personHistorySchema = z.object({
  items: z.array(historyItemSchema),
  /** The instant before which the rest lies, in milliseconds since 1970; null for the last page. */
  next: z.nullable(countSchema),
});
export type PersonHistory = z.infer<typeof personHistorySchema>;

/** One kind of what happened, as far as it was read: the latest before an instant. */
export interface HistorySource {
  readonly items: readonly HistoryItem[];
  /** The time at which the last of them was, if there may be earlier ones; null if these are all. */
  readonly cutAt: Date | null;
}

/**
 * The page that sources give together. Where one of them is cut, nothing older than its end is shown yet, as it may have
 * more in between. What is as old as that comes with the next page, unless there is nothing else.
 */
export function historyPage(sources: readonly HistorySource[]): PersonHistory {
  const all = sources.flatMap(({ items }) => items).toSorted((a, b) => +b.at - +a.at);
  const ends = sources.flatMap(({ cutAt }) => cutAt?.getTime() ?? []);
  if (ends.length === 0) return { items: all, next: null };
  const end = Math.max(...ends);
  const newer = all.filter(({ at }) => at.getTime() > end);
  if (newer.length > 0) return { items: newer, next: end + 1 };
  return { items: all.filter(({ at }) => at.getTime() === end), next: end };
}
