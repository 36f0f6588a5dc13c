import { heldIn } from '@hearthkin/domain/booking/free-time';
import {
  type CalendarDay,
  weekBounds,
  weekCalendar,
} from '@hearthkin/domain/booking/week-calendar';
import { useMemo } from 'react';
import { daysBetween } from '../../data/bookings/booking-queries';
import type { LiveCompanion } from '../../data/companions/companion-queries';
import { useLive } from '../../data/kit/live-query';

interface WeekRequest {
  readonly companionId: string;
  readonly companion: LiveCompanion;
  readonly firstDate: string;
  /** The reader's zone. */
  readonly timeZone: string;
  readonly now: Date;
}

interface Week {
  /** Everything looks free until `isKnown`. */
  readonly days: readonly CalendarDay[];
  readonly isKnown: boolean;
  /** Set when the calendar could not be read. */
  readonly retry: (() => void) | null;
}

/** A companion's live week. */
export function useWeek(request: WeekRequest): Week {
  const { companionId, companion, firstDate, timeZone, now } = request;
  const { from, until } = weekBounds(firstDate, timeZone, companion);
  const stored = useLive(daysBetween(companionId, from, until));
  const known = stored.status === 'ready' ? stored.data : null;
  const days = useMemo(() => {
    const isTaken = heldIn(known ?? [], now);
    return weekCalendar({ firstDate, timeZone, companion, isTaken, now });
  }, [known, firstDate, timeZone, companion, now]);
  return {
    days,
    isKnown: known !== null,
    retry: stored.status === 'failed' ? stored.retry : null,
  };
}
