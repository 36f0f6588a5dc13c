import type { Booking } from '../../data/bookings/booking-queries';
import type { Doc } from '../../data/kit/readers';
import { beginSignal, changeSignal, endSignal } from '../../data/sessions/signal-store';
import type { Signal } from './signal';

/**
 * Stores a side's signals one after the other: the rules refuse a revision that comes late. An attempt
 * that ends before its first signal is on its way leaves no trace.
 * @param onFailed called for each write that failed.
 */
export function signalWriter(
  { id: bookingId, data: session }: Doc<Pick<Booking, 'startsAt' | 'endsAt'>>,
  onFailed: (error: unknown, signal: Signal) => void,
): (signal: Signal) => void {
  let last: Promise<void> = Promise.resolve();
  /** Attempts whose first signal is not on its way yet. */
  const waiting = new Set<string>();
  const abandoned = new Set<string>();
  return (signal) => {
    if (signal.revision === 0) waiting.add(signal.attempt);
    if (signal.hasLeft && waiting.has(signal.attempt)) abandoned.add(signal.attempt);
    last = last.then(() => store(signal)).catch((error: unknown) => onFailed(error, signal));
  };

  async function store(signal: Signal): Promise<void> {
    const { uid, attempt, revision, answers, description, candidates, modes } = signal;
    if (abandoned.has(attempt)) return;
    waiting.delete(attempt);
    const own = { bookingId, uid, attempt };
    const content = { answers, description, candidates: [...candidates], modes };
    if (signal.hasLeft) return await endSignal(own, revision);
    if (revision === 0) return await beginSignal(own, session, content);
    return await changeSignal(own, revision, content);
  }
}
