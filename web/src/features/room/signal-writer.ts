import type { Booking } from '../../data/bookings/booking-queries';
import type { Doc } from '../../data/kit/readers';
import { beginSignal, changeSignal, endSignal } from '../../data/sessions/signal-store';
import type { Signal } from './signal';

/**
 * Stores a side's signals one after the other: the rules refuse a revision that comes late.
 * @param onFailed called for each write that failed.
 */
export function signalWriter(
  { id: bookingId, data: session }: Doc<Booking>,
  onFailed: (error: unknown, signal: Signal) => void,
): (signal: Signal) => void {
  let last: Promise<void> = Promise.resolve();
  return (signal) => {
    last = last.then(() => store(signal)).catch((error: unknown) => onFailed(error, signal));
  };

  function store(signal: Signal): Promise<void> {
    const { uid, attempt, revision, answers, description, candidates, modes } = signal;
    const own = { bookingId, uid, attempt };
    const content = { answers, description, candidates: [...candidates], modes };
    if (signal.hasLeft) return endSignal(own, revision);
    if (revision === 0) return beginSignal(own, session, content);
    return changeSignal(own, revision, content);
  }
}
