import type { Booking } from '../booking/booking';
import { BUSY_STATUSES, keptTime } from '../booking/busy';
import { type Hold, type Kept, keptBy, overlaps } from '../booking/calendar-day';
import { MINUTE_MS } from '../foundation/durations';

/** The time of an event's host that is kept from its start. An event has no end of its own. */
export const EVENT_MINUTES = 180;

/** Start and end of what someone hosts. */
export interface HostedTime {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The time that an event keeps of its host's. */
export function eventTime({ startsAt }: Pick<HostedTime, 'startsAt'>): HostedTime {
  return { startsAt, endsAt: new Date(startsAt.getTime() + EVENT_MINUTES * MINUTE_MS) };
}

/** The name of a published event's or activity's hold in the calendar of its host. A booking's `hold` has another shape. */
export function gatheringHold(kind: 'event' | 'activity', id: string): string {
  return `${kind}-${id}`;
}

/** The time that an event or activity keeps of its host's calendar: whole quarter hours. It is no session of its date. */
export function keptByHosting({ startsAt, endsAt }: HostedTime): Kept {
  const { from, until } = keptTime({ startsAt, endsAt, bufferMinutes: 0 });
  return { from, to: until, date: null };
}

/** The hold of a published event or activity. It lasts until it is over. */
export function hostedHold(time: HostedTime): Hold {
  const kept = keptByHosting(time);
  return { ...kept, until: kept.to };
}

type Session = Pick<Booking, 'startsAt' | 'endsAt' | 'bufferMinutes' | 'date' | 'status'>;

/** The sessions and requests of a host that are at any of these times, soonest first. */
export function sessionsAt<One extends Session>(
  times: readonly HostedTime[],
  sessions: readonly One[],
): One[] {
  const kept = times.map(keptByHosting);
  return sessions
    .filter(({ status }) => BUSY_STATUSES.some((one) => one === status))
    .filter((session) => kept.some((one) => overlaps(one, keptBy(session))))
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}
