import { MINUTE_MS } from './durations';

/** A companion's calendar is kept in quarter hours. */
export const SLOT_MINUTES = 15;

/** The start of the quarter hour that an instant is in (in UTC, and so in every zone). */
export function slotStart(instant: Date): Date {
  return new Date(instant.getTime() - (instant.getTime() % (SLOT_MINUTES * MINUTE_MS)));
}

/** The starts of every quarter hour that a session touches, in order. */
export function slotStarts(startsAt: Date, endsAt: Date): Date[] {
  const starts: Date[] = [];
  let at = slotStart(startsAt).getTime();
  for (; at < endsAt.getTime(); at += SLOT_MINUTES * MINUTE_MS) starts.push(new Date(at));
  return starts;
}
