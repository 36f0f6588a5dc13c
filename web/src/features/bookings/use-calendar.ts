import type { ActivityId } from '@hearthkin/domain/booking/activities';
import { type FreeStart, freeStarts, heldBy } from '@hearthkin/domain/companion/free-time';
import { useMemo } from 'react';
import { heldSlots } from '../../data/bookings/booking-queries';
import type { Companion } from '../../data/companions/companion-queries';
import { useLive } from '../../data/kit/live-query';
import { slotRange } from './booking-times';

interface CalendarRequest {
  readonly companionId: string;
  readonly companion: Companion;
  readonly date: string;
  readonly activity: ActivityId;
  readonly minutes: number;
  readonly now: Date;
  /** Taken quarter hours to ignore: those of the booking being moved. */
  readonly own?: readonly string[];
}

const NOTHING: readonly string[] = [];

interface Calendar {
  /** Free starts on the date; null while loading. */
  readonly options: readonly FreeStart[] | null;
  /** Set when the calendar could not be read. */
  readonly retry: (() => void) | null;
}

/** The live free starts of one day. */
export function useCalendar(request: CalendarRequest): Calendar {
  const { companionId, companion, date, activity, minutes, now, own = NOTHING } = request;
  const range = slotRange(date, companion.timeZone);
  const slots = useLive(range && heldSlots(companionId, range.from, range.until));
  const slotData = slots.status === 'ready' ? slots.data : null;
  const options = useMemo(() => {
    if (slotData === null) return null;
    // An expired request no longer holds its time, even before the sweep.
    const held = new Set(slotData.filter(({ data }) => data.until > now).map(({ id }) => id));
    for (const key of own) held.delete(key);
    return freeStarts(date, { activity, minutes, companion, isTaken: heldBy(held), now });
  }, [slotData, date, activity, minutes, companion, now, own]);
  return { options, retry: slots.status === 'failed' ? slots.retry : null };
}
