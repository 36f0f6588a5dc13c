import * as z from 'zod/mini';
import { DAY_MS, MINUTE_MS } from '../foundation/durations';
import { idSchema } from '../foundation/schemas';
import type { CommunityEvent } from './event';

/** From how long before the start, and until how long after it, a host marks who came. */
export const CHECK_IN_BEFORE_MS = 30 * MINUTE_MS;
export const CHECK_IN_AFTER_MS = DAY_MS;

/** Whether the host may mark who came now. */
export function mayCheckIn(
  { status, startsAt }: Pick<CommunityEvent, 'status' | 'startsAt'>,
  now: Date,
): boolean {
  const since = now.getTime() - startsAt.getTime();
  return status === 'approved' && since >= -CHECK_IN_BEFORE_MS && since <= CHECK_IN_AFTER_MS;
}

/** Input of `checkInAttendee`, by the host. */
export const checkInAttendeeInput = z.strictObject({
  eventId: idSchema,
  uid: idSchema,
  /** False takes the mark back. */
  came: z.boolean(),
});
