import { usualSession } from '@hearthkin/domain/booking/activities';
import { freeStarts, type SessionRequest, takenBy } from '@hearthkin/domain/companion/free-time';
import { addDays, wallClock } from '@hearthkin/domain/time';
import type { Companion } from './companion-queries';

/** How many days ahead are searched. */
const DAYS = 14;

/** The next time a session can start, from the listing alone; null if none is near. */
export function nextFree(companion: Companion, now: Date): Date | null {
  const session = sessionWith(companion, now);
  const today = wallClock(now, companion.timeZone).date;
  for (let day = 0; day < DAYS; day += 1) {
    const [first] = freeStarts(addDays(today, day), session);
    if (first !== undefined) return first.startsAt;
  }
  return null;
}

/** The next time a session can start on the reader's today, from the listing alone. */
export function nextFreeToday(companion: Companion, now: Date, readerZone: string): Date | null {
  const today = wallClock(now, readerZone).date;
  const [first] = freeStarts(today, sessionWith(companion, now), readerZone);
  return first?.startsAt ?? null;
}

/** What the booking page preselects. */
function sessionWith(companion: Companion, now: Date): SessionRequest {
  const isTaken = takenBy(companion.busy);
  return { companion, ...usualSession(companion), isTaken, now };
}
