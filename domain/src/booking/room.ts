import { activityOf } from '../foundation/activities';
import { MINUTE_MS } from '../foundation/durations';
import type { Booking } from './booking';

/** The time before the start of a virtual session at which its room opens. */
export const ROOM_OPENS_BEFORE_MS = 10 * MINUTE_MS;

/** The time after the end at which it closes. */
export const ROOM_CLOSES_AFTER_MS = 15 * MINUTE_MS;

export type SessionTimes = Pick<Booking, 'startsAt' | 'endsAt'>;

/** From when (inclusive) until when (exclusive) both sides may be in the room. */
export function roomWindow({ startsAt, endsAt }: SessionTimes): {
  readonly opensAt: Date;
  readonly closesAt: Date;
} {
  return {
    opensAt: new Date(startsAt.getTime() - ROOM_OPENS_BEFORE_MS),
    closesAt: new Date(endsAt.getTime() + ROOM_CLOSES_AFTER_MS),
  };
}

/** `none`: the session has no room, because it isn't virtual or isn't agreed. */
export type RoomState = 'none' | 'early' | 'open' | 'closed';

/** The statuses of a booking that has a room: a session may be completed while it goes on. */
export const ROOM_STATUSES = ['confirmed', 'completed'] as const satisfies Booking['status'][];

export function roomStateOf(
  booking: SessionTimes & Pick<Booking, 'activity' | 'status'>,
  now: Date,
): RoomState {
  const isAgreed = ROOM_STATUSES.some((status) => status === booking.status);
  if (!isAgreed || !activityOf(booking.activity).virtual) return 'none';
  const { opensAt, closesAt } = roomWindow(booking);
  if (now.getTime() < opensAt.getTime()) return 'early';
  return now.getTime() < closesAt.getTime() ? 'open' : 'closed';
}
