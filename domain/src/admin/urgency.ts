import { SEVERITIES, type Severity } from '../safety/report-reasons';
import { QUEUE_IDS, type QueueId, STAFF_QUEUES, type StaffQueue } from './queues';

/** Some of what waits: a queue, or the reports of one severity. */
export interface UrgencyStep {
  readonly queue: QueueId;
  /** The severity of a report or message; none for others. */
  readonly severity?: Severity;
}

/** Steps over all queues in the order in which the team looks at them. Within a step the oldest comes first. */
export const URGENCY: readonly UrgencyStep[] = QUEUE_IDS.flatMap((queue) => {
  const { urgency }: StaffQueue = STAFF_QUEUES[queue];
  if (typeof urgency === 'number') return { at: urgency, step: { queue } };
  return SEVERITIES.flatMap((severity) => {
    const at = urgency[severity];
    return at === undefined ? [] : { at, step: { queue, severity } };
  });
})
  .toSorted((one, other) => one.at - other.at)
  .map(({ step }) => step);

/** The steps of people who may be in danger now: who asked for help or went silent at a session, and reports and messages of danger. */
export const DANGER: readonly UrgencyStep[] = URGENCY.slice(0, urgencyOf('messages', 0) + 1);

/** Whether an item says that someone may be in danger now. */
export function isDanger(queue: QueueId, severity: Severity | null): boolean {
  const at = urgencyOf(queue, severity);
  return at !== -1 && at < DANGER.length;
}

/** The place of an item in that order, from 0. */
export function urgencyOf(queue: QueueId, severity: Severity | null): number {
  return URGENCY.findIndex(
    (step) => step.queue === queue && (step.severity === undefined || step.severity === severity),
  );
}

interface Ranked {
  readonly queue: QueueId;
  readonly severity: Severity | null;
  /** The time since when it waits; null if that isn't known. */
  readonly since: Date | null;
}

/** For sorting: the most urgent first, and of these the oldest. */
export function compareUrgency(one: Ranked, other: Ranked): number {
  const steps = urgencyOf(one.queue, one.severity) - urgencyOf(other.queue, other.severity);
  return steps === 0 ? (one.since?.getTime() ?? 0) - (other.since?.getTime() ?? 0) : steps;
}

/** The time within which we say that we decide; undefined for no promise. */
export function aimOf(queue: QueueId): StaffQueue['aim'] {
  const { aim }: StaffQueue = STAFF_QUEUES[queue];
  return aim;
}

/** Whether an item waits longer than we aim for. */
export function isLate(queue: QueueId, since: Date, now: Date): boolean {
  const aim = aimOf(queue);
  return aim !== undefined && aim.until(since) < now;
}
