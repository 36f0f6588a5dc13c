import type { ActivityId } from '@hearthkin/domain/booking/activities';
import {
  canStart,
  type FreeStart,
  freeStarts,
  heldBy,
} from '@hearthkin/domain/companion/free-time';
import { useMemo } from 'react';
import { heldSlots } from '../../data/bookings/booking-queries';
import type { Companion } from '../../data/companions/companion-queries';
import { useLive } from '../../data/kit/live-query';
import { slotRange } from './booking-times';

interface CalendarRequest {
  readonly companionId: string;
  readonly companion: Companion;
  /** `yyyy-MM-dd` in `timeZone`; empty before a choice. */
  readonly date: string;
  readonly timeZone: string;
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
  /** Whether a session of another length can start then; true while loading. */
  readonly canLast: (startsAt: Date, minutes: number) => boolean;
  /** Set when the calendar could not be read. */
  readonly retry: (() => void) | null;
}

/** The live free starts of one day. */
export function useCalendar(request: CalendarRequest): Calendar {
  const { companionId, companion, date, timeZone, activity, minutes, now } = request;
  const { own = NOTHING } = request;
  const range = slotRange(date, timeZone);
  const slots = useLive(range && heldSlots(companionId, range.from, range.until));
  const slotData = slots.status === 'ready' ? slots.data : null;
  const known = useMemo(() => {
    if (slotData === null) return null;
    // An expired request no longer holds its time, even before the sweep.
    const held = new Set(slotData.filter(({ data }) => data.until > now).map(({ id }) => id));
    for (const key of own) held.delete(key);
    const session = { activity, companion, isTaken: heldBy(held), now };
    return {
      options: freeStarts(date, { ...session, minutes }, timeZone),
      canLast: (startsAt: Date, length: number) =>
        canStart(startsAt, { ...session, minutes: length }),
    };
  }, [slotData, date, timeZone, activity, minutes, companion, now, own]);
  return {
    options: known?.options ?? null,
    canLast: known?.canLast ?? anything,
    retry: slots.status === 'failed' ? slots.retry : null,
  };
}

const anything = () => true;
