import {
  type CalendarDay,
  weekBounds,
  weekCalendar,
} from '@hearthkin/domain/booking/week-calendar';
import { useMemo } from 'react';
import { heldSlots } from '../../data/bookings/booking-queries';
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
  const slots = useLive(heldSlots(companionId, from, until));
  const slotData = slots.status === 'ready' ? slots.data : null;
  const days = useMemo(() => {
    // An expired request no longer holds its time, even before the sweep.
    const held = (slotData ?? []).filter(({ data }) => data.until > now).map(({ id }) => id);
    return weekCalendar({ firstDate, timeZone, companion, held: new Set(held), now });
  }, [slotData, firstDate, timeZone, companion, now]);
  return {
    days,
    isKnown: slots.status === 'ready',
    retry: slots.status === 'failed' ? slots.retry : null,
  };
}
