import { UNKNOWN_USER } from '@hearthkin/domain/account/profile';
import { otherParty } from '@hearthkin/domain/booking/booking';
import { useCallback, useState } from 'react';
import { useLatest, useLive } from './live-query';
import { useOnline } from './online';
import { type Booking, bookingsOf, profilesOf } from './queries';
import type { Doc } from './readers';
import { useStale } from './use-stale';

/** How many bookings are read at first, and how many more each time. */
const PAGE = 50;

const NONE: readonly Doc<Booking>[] = [];

export interface Other {
  readonly name: string;
  readonly photo: string | null;
}

/** The signed-in person's bookings, live, with the people on the other side. */
export function useMyBookings(uid: string) {
  const [count, setCount] = useState(PAGE);
  const list = useLatest(useLive(bookingsOf(uid, count)));
  const bookings = list.status === 'ready' ? list.data : NONE;
  const people = useLatest(
    useLive(profilesOf(bookings.map(({ data }) => otherParty(data, uid).uid))),
  );
  const profiles = people.status === 'ready' ? people.data : null;

  const online = useOnline();
  const isStale = useStale(list.status === 'ready' ? list : null);

  /** Null while it is being read. */
  const otherOf = useCallback(
    (booking: Booking): Other | null => {
      const profile = profiles?.get(otherParty(booking, uid).uid);
      if (profile === undefined) return null;
      return { name: profile?.displayName ?? UNKNOWN_USER, photo: profile?.photo ?? null };
    },
    [profiles, uid],
  );

  // Nothing on this device says nothing about what exists.
  const isUnsure = list.status === 'ready' && list.fromCache && bookings.length === 0;
  const status =
    list.status === 'failed' || (isUnsure && isStale)
      ? ('failed' as const)
      : list.status === 'loading' || isUnsure
        ? ('loading' as const)
        : ('ready' as const);
  return {
    status,
    bookings,
    otherOf,
    /** The server is silent though the device has a network; without one the shell says so. */
    isSilent: isStale && online,
    retry: list.retry,
    hasOlder: bookings.length === count,
    showOlder: () => setCount(count + PAGE),
  };
}
