import { MINUTE_MS } from '../durations';

/** A companion's calendar is kept in quarter hours. */
export const SLOT_MINUTES = 15;

/** Whether an instant is on a quarter hour (in UTC, and so in every zone). */
export function isOnSlot(instant: Date): boolean {
  return instant.getTime() % (SLOT_MINUTES * MINUTE_MS) === 0;
}

/** The key of the quarter hour starting at `instant`: `yyyymmddThhmmZ`. */
export function slotKey(instant: Date): string {
  const iso = instant.toISOString();
  return `${iso.slice(0, 10).replaceAll('-', '')}T${iso.slice(11, 13)}${iso.slice(14, 16)}Z`;
}

/** The keys of every quarter hour of a session, in order. Both ends are on quarter hours. */
export function slotKeys(startsAt: Date, endsAt: Date): string[] {
  const keys: string[] = [];
  for (let at = startsAt.getTime(); at < endsAt.getTime(); at += SLOT_MINUTES * MINUTE_MS) {
    keys.push(slotKey(new Date(at)));
  }
  return keys;
}

/** The key of a session's place on a date (`yyyy-MM-dd`), from 1. */
export function dayPlaceKey(date: string, place: number): string {
  return `${date}_${place}`;
}
