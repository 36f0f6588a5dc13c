import type { ReactNode } from 'react';
import { type Booking, ownBooking } from '../../../data/bookings/booking-queries';
import { type Live, useLive } from '../../../data/kit/live-query';
import type { Doc } from '../../../data/kit/readers';
import { useSession } from '../../../session/session';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadFailed } from '../../../ui/feedback/load-failed';

interface OwnBooking {
  readonly uid: string;
  readonly read: Live<Doc<Booking> | null>;
  /** Null while it loads, and for all but its two sides. */
  readonly booking: Doc<Booking> | null;
}

/** The booking at an address, for its two sides. */
export function useOwnBooking(bookingId: string): OwnBooking {
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.uid : '';
  const read = useLive(ownBooking(bookingId));
  const found = read.status === 'ready' ? read.data : null;
  // Staff can read any booking, but have no side in it.
  const booking = found?.data.participantIds.includes(uid) ? found : null;
  return { uid, read, booking };
}

interface NoBookingProps {
  readonly read: OwnBooking['read'];
  readonly what: 'booking' | 'session';
  readonly loading: ReactNode;
}

/** In place of a booking that loads, fails or isn't one's own. */
export function NoBooking({ read, what, loading }: NoBookingProps) {
  if (read.status === 'loading') return loading;
  if (read.status === 'failed') return <LoadFailed retry={read.retry} />;
  return (
    <EmptyState
      scene="lantern"
      title={`We can’t find this ${what}`}
      text="It may be in a different account. Check which one you’re signed in to."
    />
  );
}
