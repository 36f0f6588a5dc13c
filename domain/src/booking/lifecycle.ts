import type { AppErrorCode } from '../errors';
import type { Actor, Booking, BookingStatus, EndReason } from './booking';

export interface Transition {
  readonly name: string;
  readonly from: BookingStatus;
  readonly to: BookingStatus;
  readonly by: Actor;
  /** The first instant from which it may be taken; always, when absent. */
  readonly notBefore?: 'startsAt' | 'endsAt' | 'dueAt';
  /** The instant from which it may be taken no more; never, when absent. */
  readonly until?: 'endsAt';
  /** Why a cancelled booking ended. */
  readonly endReason?: EndReason;
}

/**
 * Every way a booking changes. `completed` and `cancelled` have none: they are final. The clock's
 * own two are due at `dueAt`.
 */
export const TRANSITIONS: readonly Transition[] = [
  // The companion answers a request.
  { name: 'accept', from: 'pending', to: 'confirmed', by: 'earner' },
  { name: 'decline', from: 'pending', to: 'cancelled', by: 'earner', endReason: 'declined' },
  // The member takes a request back.
  { name: 'withdraw', from: 'pending', to: 'cancelled', by: 'spender', endReason: 'withdrawn' },
  // Either side calls a confirmed session off. A member cannot once it is over: it took place, or
  // they report that it did not.
  {
    name: 'cancel',
    from: 'confirmed',
    to: 'cancelled',
    by: 'spender',
    until: 'endsAt',
    endReason: 'member-cancelled',
  },
  {
    name: 'cancel',
    from: 'confirmed',
    to: 'cancelled',
    by: 'earner',
    endReason: 'companion-cancelled',
  },
  // The member may say it took place once it began, the companion once it is over.
  {
    name: 'complete',
    from: 'confirmed',
    to: 'completed',
    by: 'spender',
    notBefore: 'startsAt',
  },
  { name: 'complete', from: 'confirmed', to: 'completed', by: 'earner', notBefore: 'endsAt' },
  // The clock: no answer in time; neither side said that it took place.
  {
    name: 'expire',
    from: 'pending',
    to: 'cancelled',
    by: 'system',
    notBefore: 'dueAt',
    endReason: 'expired',
  },
  { name: 'auto-complete', from: 'confirmed', to: 'completed', by: 'system', notBefore: 'dueAt' },
  // Staff step in.
  { name: 'stop', from: 'pending', to: 'cancelled', by: 'operator', endReason: 'operator' },
  { name: 'stop', from: 'confirmed', to: 'cancelled', by: 'operator', endReason: 'operator' },
];

/** What of a booking decides about its transitions. */
export type LifecycleFacts = Pick<Booking, 'status' | 'startsAt' | 'endsAt' | 'dueAt'>;

/** Whether a request has lapsed though no sweep has come by yet. */
export function isLapsed(booking: LifecycleFacts, now: Date): boolean {
  return (
    booking.status === 'pending' &&
    booking.dueAt !== null &&
    now.getTime() >= booking.dueAt.getTime()
  );
}

/** The state a reader should show: a lapsed request counts as cancelled. */
export function statusAt(booking: LifecycleFacts, now: Date): BookingStatus {
  return isLapsed(booking, now) ? 'cancelled' : booking.status;
}

/**
 * The transition by which `actor` takes a booking to `to` at `now`, or the code of the refusal:
 * `bad-transition` when no one could (any more), `forbidden` when only another actor could, `too-early` before
 * its time. A lapsed request can only expire.
 */
export function resolveTransition(
  booking: LifecycleFacts,
  to: BookingStatus,
  actor: Actor,
  now: Date,
): Transition | Extract<AppErrorCode, 'bad-transition' | 'forbidden' | 'too-early'> {
  const possible = TRANSITIONS.filter(
    ({ from, to: target }) => from === booking.status && target === to,
  );
  if (possible.length === 0) return 'bad-transition';
  const transition = possible.find(({ by }) => by === actor);
  if (transition === undefined) return 'forbidden';
  if (isLapsed(booking, now) && transition.name !== 'expire') return 'bad-transition';
  const end = transition.until === undefined ? null : booking[transition.until];
  if (end !== null && now.getTime() >= end.getTime()) return 'bad-transition';
  const earliest = transition.notBefore === undefined ? null : booking[transition.notBefore];
  if (earliest !== null && now.getTime() < earliest.getTime()) return 'too-early';
  return transition;
}

/** The transitions `actor` could take now, for the buttons of a screen. */
export function openTransitions(booking: LifecycleFacts, actor: Actor, now: Date): Transition[] {
  return TRANSITIONS.filter(
    (transition) => resolveTransition(booking, transition.to, actor, now) === transition,
  );
}
