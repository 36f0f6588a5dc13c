import { MINUTE_MS } from '../durations';

/** A companion's calendar is kept in quarter hours. */
export const SLOT_MINUTES = 15;

/** The key of the quarter hour starting at `instant`: `yyyymmddThhmmZ`. */
export function slotKey(instant: Date): string {
  const iso = instant.toISOString();
  return `${iso.slice(0, 10).replaceAll('-', '')}T${iso.slice(11, 13)}${iso.slice(14, 16)}Z`;
}

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

/** The keys of every quarter hour that a session touches, in order. */
export function slotKeys(startsAt: Date, endsAt: Date): string[] {
  return slotStarts(startsAt, endsAt).map(slotKey);
}

/** The key of a session's place on a date (`yyyy-MM-dd`), from 1. */
export function dayPlaceKey(date: string, place: number): string {
  return `${date}_${place}`;
}
