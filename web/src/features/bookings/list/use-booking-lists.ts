import { otherParty } from '@hearthkin/domain/booking/booking';
import { isLapsed } from '@hearthkin/domain/booking/lifecycle';
import { useCallback, useEffect, useState } from 'react';
import { profilesOf } from '../../../data/accounts/account-queries';
import { publicPerson } from '../../../data/accounts/public-person';
import {
  type Booking,
  type BookingList,
  bookingPages,
} from '../../../data/bookings/booking-queries';
import { useLatest, useLive } from '../../../data/kit/live-query';
import type { Doc, Pages } from '../../../data/kit/readers';
import { useOnline } from '../../../ui/hooks/online';

/** One list of bookings, as far as it is loaded. */
export interface BookingListState {
  readonly items: readonly Doc<Booking>[];
  readonly hasMore: boolean;
  readonly more: Pages<unknown>['more'];
  readonly showMore: () => void;
}

/** The time that the server may be silent before cached bookings count as outdated. */
const SERVER_TIMEOUT_MS = 3_000;

const NONE: Pages<Booking> = { items: [], hasMore: false, more: 'idle' };

/** The user's upcoming and past bookings, page by page and live, with the other people. */
export function useBookingLists(uid: string, now: Date) {
  const upcoming = useLive(bookingPages(uid, 'upcoming'));
  const past = useLive(bookingPages(uid, 'past'));
  const open = upcoming.status === 'ready' ? upcoming.data : NONE;
  const over = past.status === 'ready' ? past.data : NONE;
  // A lapsed request counts as past, even before the sweep.
  const lapsed = open.items.filter(({ data }) => isLapsed(data, now));
  const lists: Readonly<Record<BookingList, BookingListState>> = {
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
  const isSilent = useSettled(isCached, SERVER_TIMEOUT_MS);
  // One list can be shown while the other is unknown.
  const hasFailed = reads.some(
    (read) => read.status === 'failed' && !(read.isUnknown && all.length > 0),
  );
  const isLoading = reads.some((read) => read.status === 'loading');
  return {
    status: hasFailed ? ('failed' as const) : isLoading ? ('loading' as const) : ('ready' as const),
    lists,
    all,
    otherOf,
    /** Online but without an answer; while offline the shell has a banner. */
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

/** Whether `condition` has been true for at least `milliseconds`. */
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
