import type { ActivityId } from '@hearthkin/domain/booking/activities';
import { type FreeStart, freeStarts, heldBy } from '@hearthkin/domain/companion/free-time';
import { useMemo } from 'react';
import { heldSlots } from '../../data/bookings/booking-queries';
import type { Companion } from '../../data/companions/companion-queries';
import { useLive } from '../../data/kit/live-query';
import { quartersToRead } from './booking-times';

interface CalendarRequest {
  readonly companionId: string;
  readonly companion: Companion;
  readonly date: string;
  readonly activity: ActivityId;
  readonly minutes: number;
  readonly now: Date;
  /** Quarters that are held but do not count: those of the booking that is to move. */
  readonly own?: readonly string[];
}

const NOTHING: readonly string[] = [];

export interface Calendar {
  /** The free starts of the date; null while the companion's calendar is being read. */
  readonly options: readonly FreeStart[] | null;
  /** Present when the calendar could not be read. */
  readonly retry: (() => void) | null;
}

/** The free starts of one day, live: a time that somebody else takes goes away. */
export function useCalendar(request: CalendarRequest): Calendar {
  const { companionId, companion, date, activity, minutes, now, own = NOTHING } = request;
  const range = quartersToRead(date, companion.timeZone);
  const slots = useLive(range && heldSlots(companionId, range.from, range.until));
  const slotData = slots.status === 'ready' ? slots.data : null;
  const options = useMemo(() => {
    if (slotData === null) return null;
    // A request that lapsed holds nothing any more, even before it is swept away.
    const held = new Set(slotData.filter(({ data }) => data.until > now).map(({ id }) => id));
    for (const key of own) held.delete(key);
    return freeStarts(date, { activity, minutes, companion, isTaken: heldBy(held), now });
  }, [slotData, date, activity, minutes, companion, now, own]);
  return { options, retry: slots.status === 'failed' ? slots.retry : null };
}
