import * as z from 'zod/mini';
import { minutesOf, weeklyAvailabilitySchema } from '../companion/availability';
import { addDays, instantAt, wallClock, weekdayOf } from '../foundation/time';
import { timeZoneSchema } from '../foundation/time-zone';

/** The most of the staff who can have times on duty. */
export const MAX_ON_ROTA = 30;

/** The times of the week at which one of the staff is on duty, on a clock of theirs. */
export const dutySchema = z.object({
  by: z.string(),
  hours: weeklyAvailabilitySchema,
  timeZone: timeZoneSchema,
});
export type Duty = z.infer<typeof dutySchema>;

/**
 * The rota: who of the staff is on duty, at which times of the week, in which zone.
 *
 * @document staffDesk/rota
 * @reads no client; staff by `readAsStaff`
 * @writes `saveDuty`, by each of the staff for themselves
 * @goes an entry with the account of its owner; it doesn't count once they are no longer staff
 */
export const rotaSchema = z.object({
  entries: z.array(dutySchema).check(z.maxLength(MAX_ON_ROTA)),
});

/** Input of `saveDuty`; without hours one is never on duty. */
export const saveDutyInput = z.strictObject({
  hours: weeklyAvailabilitySchema,
  timeZone: timeZoneSchema,
});

const DAYS_AHEAD = 7;

interface Stretch {
  readonly from: Date;
  readonly until: Date;
}

/** The stretches of duty from yesterday to a week ahead, in order. Those that meet are one. */
function stretches({ hours, timeZone }: Duty, now: Date): Stretch[] {
  const { date: today } = wallClock(now, timeZone);
  const found: Stretch[] = [];
  for (let day = -1; day <= DAYS_AHEAD; day += 1) {
    const date = addDays(today, day);
    const sorted = [...(hours[weekdayOf(date)] ?? [])].sort(
      (one, other) => minutesOf(one.start) - minutesOf(other.start),
    );
    for (const { start, end } of sorted) {
      const from = instantAt(date, start, timeZone);
      const until =
        end === '24:00'
          ? instantAt(addDays(date, 1), '00:00', timeZone)
          : instantAt(date, end, timeZone);
      // An hour that the clocks skip.
      if (from === null || until === null) continue;
      const last = found.at(-1);
      if (last !== undefined && last.until.getTime() === from.getTime()) {
        found[found.length - 1] = { from: last.from, until };
      } else {
        found.push({ from, until });
      }
    }
  }
  return found;
}

/** The end of the duty that someone has at an instant; null if they have none. */
export function onDutyUntil(duty: Duty, now: Date): Date | null {
  const time = now.getTime();
  const current = stretches(duty, now).find(
    ({ from, until }) => from.getTime() <= time && time < until.getTime(),
  );
  return current?.until ?? null;
}

/** The beginning of the next duty that someone has within a week; null without one. */
export function nextDutyFrom(duty: Duty, now: Date): Date | null {
  const next = stretches(duty, now).find(({ from }) => from.getTime() > now.getTime());
  return next?.from ?? null;
}
