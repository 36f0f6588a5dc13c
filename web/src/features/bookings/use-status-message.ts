import type { BookingStatus } from '@hearthkin/domain/booking/booking';
import { statusAt } from '@hearthkin/domain/booking/lifecycle';
import { activityOf } from '@hearthkin/domain/foundation/activities';
import { useEffect, useRef, useState } from 'react';
import type { Booking } from '../../data/bookings/booking-queries';
import { STATUS_LABELS } from '../../data/bookings/status-words';
import type { Doc } from '../../data/kit/readers';

/** Status changes since the list opened, as a sentence; null when there are none. */
export function useStatusMessage(
  bookings: readonly Doc<Booking>[] | null,
  nameOf: (booking: Booking) => string,
  role: 'spender' | 'earner',
  now: Date,
) {
  const seen = useRef<ReadonlyMap<string, BookingStatus> | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  useEffect(() => {
    if (bookings === null) return;
    const before = seen.current;
    // Keep earlier entries: a booking that moves between the lists is briefly in neither.
    seen.current = new Map([
      ...(before ?? []),
      ...bookings.map(({ id, data }) => [id, statusAt(data, now)] as const),
    ]);
    if (before === null) return;
    for (const { id, data } of bookings) {
      const status = statusAt(data, now);
      const former = before.get(id);
      if (former === status) continue;
      // A member's own new request is not worth a message, nor is an older page that loads.
      if (former === undefined && (role === 'spender' || status !== 'pending')) continue;
      const name = nameOf(data);
      const session = activityOf(data.activity).name + (name === '' ? '' : ` with ${name}`);
      setMessage(
        former === undefined
          ? `New request: ${session}`
          : `${session}: ${STATUS_LABELS[status].toLowerCase()}`,
      );
    }
  }, [bookings, nameOf, role, now]);
  return { message, clear: () => setMessage(null) };
}
