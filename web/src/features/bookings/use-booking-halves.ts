import { otherParty } from '@hearthkin/domain/booking/booking';
import { isLapsed } from '@hearthkin/domain/booking/lifecycle';
import { useCallback } from 'react';
import { profilesOf } from '../../data/accounts/account-queries';
import { shownPerson } from '../../data/accounts/shown-person';
import type { Booking } from '../../data/bookings/booking-queries';
import { type BookingHalf, bookingPages } from '../../data/bookings/my-booking-queries';
import { useLatest, useLive } from '../../data/kit/live-query';
import type { Doc, Pages } from '../../data/kit/readers';
import { useStale } from '../../data/kit/use-stale';
import { useOnline } from '../../ui/hooks/online';

/** One half of the list, as far as it has been read. */
export interface Half {
  readonly items: readonly Doc<Booking>[];
  readonly hasMore: boolean;
  readonly more: Pages<unknown>['more'];
  readonly showMore: () => void;
}

const NONE: Pages<Booking> = { items: [], hasMore: false, more: 'idle' };

/** The signed-in person's bookings in two halves, page by page and live, with the people in them. */
export function useBookingHalves(uid: string, now: Date) {
  const upcoming = useLive(bookingPages(uid, 'upcoming'));
  const past = useLive(bookingPages(uid, 'past'));
  const open = upcoming.status === 'ready' ? upcoming.data : NONE;
  const over = past.status === 'ready' ? past.data : NONE;
  // A request that lapsed is over, even before it is swept away.
  const lapsed = open.items.filter(({ data }) => isLapsed(data, now));
  const halves: Readonly<Record<BookingHalf, Half>> = {
    upcoming: {
      ...open,
      items: open.items.filter(({ data }) => !isLapsed(data, now)).toSorted(byStart),
      showMore: upcoming.more,
    },
    past: {
      ...over,
      items: [...lapsed, ...over.items].toSorted((a, b) => byStart(b, a)),
      showMore: past.more,
    },
  };
  const all = [...open.items, ...over.items];
  const people = useLatest(
    useLive(profilesOf([...new Set(all.map(({ data }) => otherParty(data, uid).uid))])),
  );
  const otherOf = useCallback(
    (booking: Booking) => shownPerson(people, otherParty(booking, uid).uid),
    [people, uid],
  );

  const online = useOnline();
  const isReady = upcoming.status === 'ready' && past.status === 'ready';
  const fromCache = isReady && (upcoming.fromCache || past.fromCache);
  const isStale = useStale(isReady ? { fromCache } : null);
  // Nothing on this device says nothing about what exists.
  const isUnsure = fromCache && all.length === 0;
  const hasFailed = upcoming.status === 'failed' || past.status === 'failed';
  return {
    status:
      hasFailed || (isUnsure && isStale)
        ? ('failed' as const)
        : !isReady || isUnsure
          ? ('loading' as const)
          : ('ready' as const),
    halves,
    all,
    otherOf,
    /** The server is silent though the device has a network; without one the shell says so. */
    isSilent: isStale && online,
    retry: () => {
      upcoming.retry();
      past.retry();
    },
  };
}

function byStart(a: Doc<Booking>, b: Doc<Booking>): number {
  return a.data.startsAt.getTime() - b.data.startsAt.getTime();
}
