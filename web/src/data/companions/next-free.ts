import { freeStarts, type SessionRequest, takenBy } from '@hearthkin/domain/booking/free-time';
import { usualSession } from '@hearthkin/domain/foundation/activities';
import { addDays, wallClock } from '@hearthkin/domain/foundation/time';
import type { LiveCompanion } from './companion-queries';

/** The number of days ahead that are searched. */
const DAYS = 14;

/**
 * The next time a session can start, by what is public alone; null if none is near. It is a full hour
 * of the reader's clock, as the week on the companion's page lists, unless no full hour is free.
 */
export function nextFree(companion: LiveCompanion, now: Date, readerZone: string): Date | null {
  const session = sessionWith(companion, now);
  const today = wallClock(now, readerZone).date;
  let soonest: Date | null = null;
  for (let day = 0; day < DAYS; day += 1) {
    const starts = freeStarts(addDays(today, day), session, readerZone);
    const hour = starts.find(({ time }) => time.endsWith(':00'));
    if (hour !== undefined) return hour.startsAt;
    soonest ??= starts[0]?.startsAt ?? null;
  }
  return soonest;
}

/** The next time a session can start on the reader's today, by what is public alone. */
export function nextFreeToday(
  companion: LiveCompanion,
  now: Date,
  readerZone: string,
): Date | null {
  const today = wallClock(now, readerZone).date;
  const [first] = freeStarts(today, sessionWith(companion, now), readerZone);
  return first?.startsAt ?? null;
}

/** The choices that the booking page preselects. */
function sessionWith(companion: LiveCompanion, now: Date): SessionRequest {
  const isTaken = takenBy(companion.busy);
  return { companion, ...usualSession(companion), isTaken, now };
}
