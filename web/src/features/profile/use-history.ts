import { otherParty } from '@hearthkin/domain/booking/booking';
import { profilesOf } from '../../data/accounts/account-queries';
import { publicPerson } from '../../data/accounts/public-person';
import { type Booking, bookingsOf } from '../../data/bookings/booking-queries';
import { useLatest, useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';

/** The latest bookings, enough to tell with how many people there was a session. */
const READ = 50;

/** What happened last is enough for a profile. */
const SHOWN = 5;

export interface HistoryEntry {
  readonly booking: Doc<Booking>;
  /** Who else it is with; null while that is being read. */
  readonly other: string | null;
}

export interface History {
  readonly status: 'loading' | 'failed' | 'ready';
  readonly recent: readonly HistoryEntry[];
  /** With how many people there was a session, or will be: "3", "12+"; null while unknown. */
  readonly connections: string | null;
  readonly retry: () => void;
}

/** What happened lately, from the latest bookings. */
export function useHistory(uid: string): History {
  const read = useLatest(useLive(bookingsOf(uid, READ)));
  const bookings = read.status === 'ready' ? read.data : [];
  const recent = [...bookings]
    .sort((a, b) => b.data.updatedAt.getTime() - a.data.updatedAt.getTime())
    .slice(0, SHOWN);
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
    // Older bookings than were read may be with others.
    connections: read.status !== 'ready' ? null : `${count}${bookings.length === READ ? '+' : ''}`,
    retry: read.retry,
  };
}
