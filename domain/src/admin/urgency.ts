import { DAY_MS, HOUR_MS } from '../durations';
import type { Severity } from '../safety/report-reasons';
import type { QueueId } from './queues';

/** Some of what waits: a queue, or the reports of one severity. */
export interface UrgencyStep {
  readonly queue: QueueId;
  /** Of reports. */
  readonly severity?: Severity;
}

/**
 * What the team looks at first, over all queues. Within a step the oldest comes first. Danger comes first,
 * then harm that goes on, then those who can't go on without us or were promised an answer, then money, which is
 * held meanwhile, and last what can wait.
 */
export const URGENCY: readonly UrgencyStep[] = [
  // Someone at a session asked for help, or went silent. Before reports of danger, of which there can be many.
  { queue: 'check-ins' },
  { queue: 'reports', severity: 0 },
  // What was reported is still there for others to meet.
  { queue: 'reports', severity: 1 },
  // The shortest promise. We don't know what is in them before one of us has read them.
  { queue: 'messages' },
  // They can neither message nor book until we decide.
  { queue: 'identities' },
  { queue: 'verifications' },
  // The longest promise.
  { queue: 'applications' },
  // A bank gives us a few days to answer.
  { queue: 'money' },
  // The payment is held, and both sides know it.
  { queue: 'claims' },
  // Ads, and what isn't true.
  { queue: 'reports', severity: 2 },
  // An event can't be approved once it has started.
  { queue: 'events' },
  { queue: 'stories' },
  // Decided already; a pause may well stay.
  { queue: 'pauses' },
];

/** The place of an item in that order, from 0. */
export function urgencyOf(queue: QueueId, severity: Severity | null): number {
  return URGENCY.findIndex(
    (step) => step.queue === queue && (step.severity === undefined || step.severity === severity),
  );
}

interface Ranked {
  readonly queue: QueueId;
  readonly severity: Severity | null;
  /** Since when it waits; null if that isn't known. */
  readonly since: Date | null;
}

/** For sorting: the most urgent first, and of these the oldest. */
export function compareUrgency(one: Ranked, other: Ranked): number {
  const steps = urgencyOf(one.queue, one.severity) - urgencyOf(other.queue, other.severity);
  return steps === 0 ? (one.since?.getTime() ?? 0) - (other.since?.getTime() ?? 0) : steps;
}

interface Aim {
  /** As people read it. */
  readonly words: string;
  /** When that is over for an item that waits since then. */
  readonly until: (since: Date) => Date;
}

/**
 * How soon we say that we decide. Other queues have no such promise, and nothing in them is ever late.
 */
export const AIMS: Readonly<Partial<Record<QueueId, Aim>>> = {
  // `CONTACT_SENT`. `REPLY_AIM` is shorter, within support hours, which have no time zone.
  messages: { words: '24 hours', until: (since) => new Date(since.getTime() + DAY_MS) },
  // What people read who submit documents.
  verifications: {
    words: '24-48 hours',
    until: (since) => new Date(since.getTime() + 48 * HOUR_MS),
  },
  // The background check, which the approval completes.
  applications: { words: '1 to 3 business days', until: (since) => businessDaysLater(since, 3) },
};

/** Whether an item waits longer than we aim for. */
export function isLate(queue: QueueId, since: Date, now: Date): boolean {
  const aim = AIMS[queue];
  return aim !== undefined && aim.until(since) < now;
}

/** The same time of day some days from Monday to Friday later, in UTC; on a weekend they begin on Monday. */
export function businessDaysLater(from: Date, days: number): Date {
  let at = from.getTime();
  for (let left = days; left > 0; ) {
    at += DAY_MS;
    const weekday = new Date(at).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return new Date(at);
}
