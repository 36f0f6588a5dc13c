import { addDays, instantAt, wallClock } from '../time';
import { SLOT_MINUTES } from './slots';

interface NearestRequest {
  /** The start that is not free any more. */
  readonly wanted: Date;
  readonly timeZone: string;
  readonly isFree: (startsAt: Date) => boolean;
  /** Days after the wanted one that are looked at. */
  readonly days: number;
}

/** Of one day, so that other days have their say as well. */
const A_DAY = { wanted: 4, other: 2 } as const;
const MOST = 6;

/**
 * Free starts that are closest to one that is gone: those of the same day, before and after, then of
 * each following day those nearest to the same time of day. In order of time, six at most.
 */
export function nearestTimes({ wanted, timeZone, isFree, days }: NearestRequest): Date[] {
  const { date, minuteOfDay } = wallClock(wanted, timeZone);
  const found: Date[] = [];
  for (let day = 0; day <= days && found.length < MOST; day += 1) {
    const share = Math.min(day === 0 ? A_DAY.wanted : A_DAY.other, MOST - found.length);
    const free = startsOf(addDays(date, day), timeZone).filter(
      ({ startsAt }) => startsAt.getTime() !== wanted.getTime() && isFree(startsAt),
    );
    const nearest = free.toSorted(
      (a, b) => Math.abs(a.minute - minuteOfDay) - Math.abs(b.minute - minuteOfDay),
    );
    found.push(...nearest.slice(0, share).map(({ startsAt }) => startsAt));
  }
  return found.toSorted((a, b) => a.getTime() - b.getTime());
}

/** Every quarter hour that a wall clock shows on a date. */
function startsOf(date: string, timeZone: string) {
  const minutes = Array.from({ length: (24 * 60) / SLOT_MINUTES }, (_, i) => i * SLOT_MINUTES);
  return minutes.flatMap((minute) => {
    const [hour, rest] = [Math.floor(minute / 60), minute % 60];
    const time = `${String(hour).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
    const startsAt = instantAt(date, time, timeZone);
    return startsAt === null ? [] : [{ minute, startsAt }];
  });
}
