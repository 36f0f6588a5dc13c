import type { AppErrorCode } from '../foundation/errors';
import {
  type Actor,
  type Booking,
  type BookingStatus,
  type EndReason,
  hasOpenClaim,
} from './booking';

export interface Transition {
  readonly name: string;
  readonly from: BookingStatus;
  readonly to: BookingStatus;
  readonly by: Actor;
  /** The first instant at which it is allowed; always, if absent. */
  readonly notBefore?: 'startsAt' | 'endsAt' | 'dueAt';
  /** The instant from which it is no longer allowed; never, if absent. */
  readonly until?: 'startsAt';
  /** The reason why the booking was cancelled. */
  readonly endReason?: EndReason;
}

/**
 * Every transition. `completed` and `cancelled` have none: they are final, but for the decision about a
 * claim (`claim.ts`). The system's two are due at `dueAt`.
 */
export const TRANSITIONS: readonly Transition[] = [
  // The companion answers a request.
  { name: 'accept', from: 'pending', to: 'confirmed', by: 'earner' },
  { name: 'decline', from: 'pending', to: 'cancelled', by: 'earner', endReason: 'declined' },
  // The member withdraws a request.
  { name: 'withdraw', from: 'pending', to: 'cancelled', by: 'spender', endReason: 'withdrawn' },
  // Either side cancels a confirmed session before it starts. From then on it takes place, or one of them
  // claims that it didn't.
  {
    name: 'cancel',
    from: 'confirmed',
    to: 'cancelled',
    by: 'spender',
    until: 'startsAt',
    endReason: 'member-cancelled',
  },
  {
    name: 'cancel',
    from: 'confirmed',
    to: 'cancelled',
    by: 'earner',
    until: 'startsAt',
    endReason: 'companion-cancelled',
  },
  // Either side may complete it from its end on, so neither is paid, or pays, for a session that still runs.
  { name: 'complete', from: 'confirmed', to: 'completed', by: 'spender', notBefore: 'endsAt' },
  { name: 'complete', from: 'confirmed', to: 'completed', by: 'earner', notBefore: 'endsAt' },
  // The system: no answer in time, or neither side completed it.
  {
    name: 'expire',
    from: 'pending',
    to: 'cancelled',
    by: 'system',
    notBefore: 'dueAt',
    endReason: 'expired',
  },
  // A sweep does it at `dueAt`, and before that a member who deletes their account during the session.
  {
    name: 'auto-complete',
    from: 'confirmed',
    to: 'completed',
    by: 'system',
    notBefore: 'startsAt',
  },
  // Staff intervene.
  { name: 'stop', from: 'pending', to: 'cancelled', by: 'operator', endReason: 'operator' },
  { name: 'stop', from: 'confirmed', to: 'cancelled', by: 'operator', endReason: 'operator' },
];

/** The fields that decide about transitions. */
export type LifecycleFacts = Pick<Booking, 'status' | 'startsAt' | 'endsAt' | 'dueAt' | 'claim'> &
  Partial<Pick<Booking, 'isFrozen'>>;

/** Whether a request has lapsed, even if no sweep has run yet. */
export function isLapsed(booking: LifecycleFacts, now: Date): boolean {
  return (
    booking.status === 'pending' &&
    booking.dueAt !== null &&
    now.getTime() >= booking.dueAt.getTime()
  );
}

/** The status to show: a lapsed request counts as cancelled. */
export function statusAt(booking: LifecycleFacts, now: Date): BookingStatus {
  return isLapsed(booking, now) ? 'cancelled' : booking.status;
}

/**
 * The transition by which `actor` moves a booking to `to` at `now`, or the code of the refusal:
 * `bad-transition` if no actor can, `forbidden` if only another actor can, `too-early` before its
 * time. A lapsed request can only expire; a booking with an open claim, or whose money the member's bank
 * asks for, waits for the decision.
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
  if (hasOpenClaim(booking) || booking.isFrozen) return 'bad-transition';
  if (isLapsed(booking, now) && transition.name !== 'expire') return 'bad-transition';
  const end = transition.until === undefined ? null : booking[transition.until];
  if (end !== null && now.getTime() >= end.getTime()) return 'bad-transition';
  const earliest = transition.notBefore === undefined ? null : booking[transition.notBefore];
  if (earliest !== null && now.getTime() < earliest.getTime()) return 'too-early';
  return transition;
}

/** The transitions `actor` may take now, for buttons. */
export function openTransitions(booking: LifecycleFacts, actor: Actor, now: Date): Transition[] {
  return TRANSITIONS.filter(
    (transition) => resolveTransition(booking, transition.to, actor, now) === transition,
  );
}
