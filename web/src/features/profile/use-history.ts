import { otherParty } from '@hearthkin/domain/booking/booking';
import { profilesOf } from '../../data/accounts/account-queries';
import { publicPerson } from '../../data/accounts/public-person';
import { type Booking, bookingsOf } from '../../data/bookings/booking-queries';
import { useLatest, useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';

/** Enough bookings to count the user's connections. */
const READ_COUNT = 50;

const MAX_SHOWN = 5;

export interface HistoryEntry {
  readonly booking: Doc<Booking>;
  /** The other person's name; null while loading. */
  readonly other: string | null;
}

export interface History {
  readonly status: 'loading' | 'failed' | 'ready';
  readonly recent: readonly HistoryEntry[];
  /**
   * The number of people the user had or will have a session with: "3", "12+"; null while unknown.
   */
  readonly connections: string | null;
  readonly retry: () => void;
}

/** Recent events, from the latest bookings. */
export function useHistory(uid: string): History {
  const read = useLatest(useLive(bookingsOf(uid, READ_COUNT)));
  const bookings = read.status === 'ready' ? read.data : [];
  const recent = [...bookings]
    .sort((a, b) => b.data.updatedAt.getTime() - a.data.updatedAt.getTime())
    .slice(0, MAX_SHOWN);
  const otherUid = ({ data }: Doc<Booking>) => otherParty(data, uid).uid;
  const people = useLatest(useLive(profilesOf(recent.map(otherUid))));

  const connected = bookings.filter(
    ({ data: { status } }) => status === 'confirmed' || status === 'completed',
  );
  const count = new Set(connected.map(otherUid)).size;
  return {
    status: read.status,
    recent: recent.map((booking) => ({
      booking,
      other: publicPerson(people, otherUid(booking))?.name ?? null,
    })),
    // Older, unread bookings may be with other people.
    connections:
      read.status !== 'ready' ? null : `${count}${bookings.length === READ_COUNT ? '+' : ''}`,
    retry: read.retry,
  };
}
