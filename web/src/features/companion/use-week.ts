import {
  type CalendarDay,
  weekBounds,
  weekCalendar,
} from '@hearthkin/domain/booking/week-calendar';
import { useMemo } from 'react';
import { heldSlots } from '../../data/bookings/booking-queries';
import type { Companion } from '../../data/companions/companion-queries';
import { useLive } from '../../data/kit/live-query';
import { useStale } from '../../data/kit/use-stale';

interface WeekRequest {
  readonly companionId: string;
  readonly companion: Companion;
  readonly firstDate: string;
  /** The reader's. */
  readonly timeZone: string;
  readonly now: Date;
}

export interface Week {
  /** As if nobody held anything until `isKnown`. */
  readonly days: readonly CalendarDay[];
  readonly isKnown: boolean;
  /** Present when the calendar could not be read. */
  readonly retry: (() => void) | null;
}

/** A companion's week, live: an hour that somebody takes is taken here at once. */
export function useWeek(request: WeekRequest): Week {
  const { companionId, companion, firstDate, timeZone, now } = request;
  const { from, until } = weekBounds(firstDate, timeZone, companion.minimumSession);
  const slots = useLive(heldSlots(companionId, from, until));
  const isStale = useStale(slots.status === 'ready' ? slots : null);
  const slotData = slots.status === 'ready' ? slots.data : null;
  const days = useMemo(() => {
    // A request that lapsed holds nothing any more, even before it is swept away.
    const held = (slotData ?? []).filter(({ data }) => data.until > now).map(({ id }) => id);
    return weekCalendar({ firstDate, timeZone, companion, held: new Set(held), now });
  }, [slotData, firstDate, timeZone, companion, now]);
  // Nothing on this device says nothing about what is taken.
  const isUnsure = slots.status === 'ready' && slots.fromCache && slots.data.length === 0;
  const isFailed = slots.status === 'failed' || (isUnsure && isStale);
  return {
    days,
    isKnown: slots.status === 'ready' && !isUnsure,
    retry: isFailed ? slots.retry : null,
  };
}
