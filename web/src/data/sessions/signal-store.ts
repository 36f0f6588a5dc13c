import type { Booking } from '@hearthkin/domain/booking/booking';
import { type Signal, signalExpiresAt, signalId } from '@hearthkin/domain/booking/room-signal';
import { collection, doc, serverTimestamp } from 'firebase/firestore';
import { firestore } from '../../firebase/firestore';
import { commit } from '../kit/store-error';

/** The side, session and attempt of the signal. */
export interface OwnSignal extends Pick<Signal, 'uid' | 'attempt'> {
  readonly bookingId: string;
}

/** The signal of a side to the other one. */
export type SignalContent = Pick<Signal, 'answers' | 'description' | 'candidates' | 'modes'>;

/** A new attempt: one opening of the room, on one page. */
export function newAttempt(): string {
  return doc(collection(firestore(), 'bookings')).id;
}

/**
 * Enters the room: writes the first signal of an attempt, with revision 0.
 * @throws CallError `forbidden` while the room isn't open.
 */
export async function beginSignal(
  own: OwnSignal,
  session: Pick<Booking, 'startsAt' | 'endsAt'>,
  content: SignalContent,
): Promise<void> {
  const { uid, attempt } = own;
  await commit('The connection', (transaction) => {
    transaction.set(refOf(own), {
      uid,
      attempt,
      ...content,
      revision: 0,
      leftAt: null,
      writtenAt: serverTimestamp(),
      expireAt: signalExpiresAt(session),
    });
  });
}

/**
 * Tells the other side more. It is not sent later if there is no network now.
 * @param revision above the one of the last write, up to `SIGNAL_LIMITS.revision`.
 * @throws CallError `forbidden` once the room is closed, or for a revision that is not above.
 */
export async function changeSignal(
  own: OwnSignal,
  revision: number,
  change: Partial<SignalContent>,
): Promise<void> {
  await commit('The connection', (transaction) => {
    transaction.update(refOf(own), { ...change, revision, writtenAt: serverTimestamp() });
  });
}

/**
 * Leaves the room. That attempt is over; who comes back begins another one.
 * @throws CallError as `changeSignal`.
 */
export async function endSignal(own: OwnSignal, revision: number): Promise<void> {
  await commit('The connection', (transaction) => {
    const now = serverTimestamp();
    transaction.update(refOf(own), { revision, leftAt: now, writtenAt: now });
  });
}

function refOf(own: OwnSignal) {
  return doc(firestore(), 'bookings', own.bookingId, 'room', signalId(own));
}
