import { DAY_MS, HOUR_MS } from '../foundation/durations';

/** The states of a group activity. Only the last two are public. */
export const ACTIVITY_STATUSES = [
  // Its companion proposed it, and our team decides.
  'proposed',
  // Our team asks the companion for changes.
  'returned',
  'rejected',
  // Our team asks a companion to host it.
  'asked',
  'declined',
  // The companion didn't answer in time.
  'lapsed',
  'open',
  'cancelled',
] as const;
export type ActivityStatus = (typeof ACTIVITY_STATUSES)[number];

/** The states that anyone may read. The security rules repeat them. */
export const PUBLIC_STATUSES = ['open', 'cancelled'] as const satisfies readonly ActivityStatus[];

/** The states in which only the host and our team know of it. */
export const HIDDEN_STATUSES = ACTIVITY_STATUSES.filter(
  (status) => !PUBLIC_STATUSES.some((one) => one === status),
);

export function isPublicActivity({ status }: { readonly status: ActivityStatus }): boolean {
  return PUBLIC_STATUSES.some((one) => one === status);
}

interface Move {
  readonly by: 'host' | 'staff' | 'time';
  /** Null for an activity that doesn't exist yet. */
  readonly from: readonly (ActivityStatus | null)[];
  /** Null deletes it. */
  readonly to: ActivityStatus | null;
}

/**
 * Every way from one state to another: by whom, from where, and to what. An activity becomes public only by its host's
 * word: `publish` takes the host's proposal as it is, and anything else that our team writes is asked first.
 */
export const ACTIVITY_MOVES = {
  propose: { by: 'host', from: [null, 'proposed', 'returned', 'rejected'], to: 'proposed' },
  publish: { by: 'staff', from: ['proposed'], to: 'open' },
  return: { by: 'staff', from: ['proposed'], to: 'returned' },
  reject: { by: 'staff', from: ['proposed'], to: 'rejected' },
  ask: {
    by: 'staff',
    from: [null, 'proposed', 'asked', 'declined', 'lapsed', 'open'],
    to: 'asked',
  },
  reword: { by: 'staff', from: ['open'], to: 'open' },
  accept: { by: 'host', from: ['asked'], to: 'open' },
  decline: { by: 'host', from: ['asked'], to: 'declined' },
  lapse: { by: 'time', from: ['asked'], to: 'lapsed' },
  recall: { by: 'staff', from: ['asked', 'declined', 'lapsed'], to: null },
  withdraw: { by: 'host', from: ['proposed', 'returned', 'rejected'], to: null },
  cancel: { by: 'staff', from: ['open'], to: 'cancelled' },
  'call-off': { by: 'host', from: ['open'], to: 'cancelled' },
} as const satisfies Record<string, Move>;
export type ActivityMove = keyof typeof ACTIVITY_MOVES;

/** Whether a move leads on from a state; null for an activity that doesn't exist yet. */
export function mayMove(move: ActivityMove, from: ActivityStatus | null): boolean {
  const { from: states }: Move = ACTIVITY_MOVES[move];
  return states.includes(from);
}

/** The facts of an activity that its host agreed to: who, when and where. */
interface Agreed {
  readonly hostId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly city: string;
  readonly location: string;
}

/** Whether another host, or another time of the host, is needed. */
export function takesOtherTime(former: Agreed, next: Agreed): boolean {
  return (
    former.hostId !== next.hostId ||
    former.startsAt.getTime() !== next.startsAt.getTime() ||
    former.endsAt.getTime() !== next.endsAt.getTime()
  );
}

/** Whether host, time or place are others. */
export function isElsewhere(former: Agreed, next: Agreed): boolean {
  return (
    takesOtherTime(former, next) || former.city !== next.city || former.location !== next.location
  );
}

/** The move of what our team saves: a published activity at the same host, time and place takes new words, all else is asked. */
export function moveOfSave(
  former: (Agreed & { readonly status: ActivityStatus }) | null,
  next: Agreed,
): 'ask' | 'reword' {
  return former?.status === 'open' && !isElsewhere(former, next) ? 'reword' : 'ask';
}

/** The longest time that a companion has to answer. */
export const ANSWER_MS = 72 * HOUR_MS;

/** The time before the start by which people should know of it. */
const AHEAD_MS = DAY_MS;

/** The least time to answer, unless the activity begins before. */
const LEAST_MS = 12 * HOUR_MS;

/** The time before the end of a request at which its companion is reminded. */
export const REMINDED_BEFORE_MS = DAY_MS;

/**
 * The time until which a companion may answer: 72 hours or the day before the start, whichever comes first, but 12 hours or
 * until the start at least.
 */
export function answerDueAt(askedAt: Date, startsAt: Date): Date {
  const asked = askedAt.getTime();
  const start = startsAt.getTime();
  const due = Math.min(asked + ANSWER_MS, Math.max(start - AHEAD_MS, asked + LEAST_MS), start);
  return new Date(due);
}

/** The time at which a companion who was asked is reminded; null if they have no more than a day to answer. */
export function reminderAt(askedAt: Date, dueAt: Date): Date | null {
  const at = new Date(dueAt.getTime() - REMINDED_BEFORE_MS);
  return at > askedAt ? at : null;
}
