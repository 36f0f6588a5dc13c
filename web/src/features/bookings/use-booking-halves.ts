import { otherParty } from '@hearthkin/domain/booking/booking';
import { isLapsed } from '@hearthkin/domain/booking/lifecycle';
import { useCallback, useEffect, useState } from 'react';
import { profilesOf } from '../../data/accounts/account-queries';
import { publicPerson } from '../../data/accounts/public-person';
import type { Booking } from '../../data/bookings/booking-queries';
import { type BookingList, bookingPages } from '../../data/bookings/my-booking-queries';
import { useLatest, useLive } from '../../data/kit/live-query';
import type { Doc, Pages } from '../../data/kit/readers';
import { useOnline } from '../../ui/hooks/online';

/** One half of the list, as far as it has been read. */
export interface Half {
  readonly items: readonly Doc<Booking>[];
  readonly hasMore: boolean;
  readonly more: Pages<unknown>['more'];
  readonly showMore: () => void;
}

/** Bookings from this device are called old once the server has been silent this long. */
const SILENCE_MS = 3_000;

const NONE: Pages<Booking> = { items: [], hasMore: false, more: 'idle' };

/** The signed-in person's bookings in two halves, page by page and live, with the people in them. */
export function useBookingHalves(uid: string, now: Date) {
  const upcoming = useLive(bookingPages(uid, 'upcoming'));
  const past = useLive(bookingPages(uid, 'past'));
  const open = upcoming.status === 'ready' ? upcoming.data : NONE;
  const over = past.status === 'ready' ? past.data : NONE;
  // A request that lapsed is over, even before it is swept away.
  const lapsed = open.items.filter(({ data }) => isLapsed(data, now));
  const halves: Readonly<Record<BookingList, Half>> = {
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
    (booking: Booking) => publicPerson(people, otherParty(booking, uid).uid),
    [people, uid],
  );

  const online = useOnline();
  const reads = [upcoming, past];
  const isCached = reads.some((read) => read.status === 'ready' && read.fromCache);
  const isSilent = useSettled(isCached, SILENCE_MS);
  // One half can be shown while the other is not known.
  const hasFailed = reads.some(
    (read) => read.status === 'failed' && !(read.isUnknown && all.length > 0),
  );
  const isLoading = reads.some((read) => read.status === 'loading');
  return {
    status: hasFailed ? ('failed' as const) : isLoading ? ('loading' as const) : ('ready' as const),
    halves,
    all,
    otherOf,
    /** The server is silent though the device has a network; without one the shell says so. */
    isSilent: isSilent && online,
    retry: () => {
      upcoming.retry();
      past.retry();
    },
  };
}

function byStart(a: Doc<Booking>, b: Doc<Booking>): number {
  return a.data.startsAt.getTime() - b.data.startsAt.getTime();
}

/** Whether `condition` has held for at least `milliseconds` without a break. */
function useSettled(condition: boolean, milliseconds: number): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (!condition) return;
    const timer = setTimeout(() => setSettled(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setSettled(false);
    };
  }, [condition, milliseconds]);
  return condition && settled;
}
