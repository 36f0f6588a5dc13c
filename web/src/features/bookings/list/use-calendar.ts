import { canStart, type FreeStart, freeStarts, heldIn } from '@hearthkin/domain/booking/free-time';
import type { ActivityId } from '@hearthkin/domain/foundation/activities';
import { useMemo } from 'react';
import { type Booking, daysBetween } from '../../../data/bookings/booking-queries';
import type { LiveCompanion } from '../../../data/companions/companion-queries';
import { useLive } from '../../../data/kit/live-query';
import { dayRange } from '../times/booking-times';

interface CalendarRequest {
  readonly companionId: string;
  readonly companion: LiveCompanion;
  /** `yyyy-MM-dd` in `timeZone`; empty before a choice. */
  readonly date: string;
  readonly timeZone: string;
  readonly activity: ActivityId;
  readonly minutes: number;
  readonly now: Date;
  /** To talk right now, which needs no notice. */
  readonly isNow?: boolean;
  /** The booking that is moved, whose own time doesn't count as taken. */
  readonly moved?: Booking;
}

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
  const { isNow = false, moved } = request;
  const range = dayRange(date, timeZone);
  const days = useLive(range && daysBetween(companionId, range.from, range.until));
  const dayData = days.status === 'ready' ? days.data : null;
  const known = useMemo(() => {
    if (dayData === null) return null;
    const isTaken = heldIn(dayData, now, moved?.hold);
    const session = { activity, companion, isTaken, now, isNow, ...(moved && { moved }) };
    return {
      options: freeStarts(date, { ...session, minutes }, timeZone),
      canLast: (startsAt: Date, length: number) =>
        canStart(startsAt, { ...session, minutes: length }),
    };
  }, [dayData, date, timeZone, activity, minutes, companion, now, isNow, moved]);
  return {
    options: known?.options ?? null,
    canLast: known?.canLast ?? anything,
    retry: days.status === 'failed' ? days.retry : null,
  };
}

const anything = () => true;
