import type { Transition } from '@hearthkin/domain/booking/lifecycle';
import { useEffect, useState } from 'react';
import type { Booking } from '../../data/bookings/booking-queries';
import type { Doc } from '../../data/kit/readers';
import { call } from '../../firebase/call';
import { CallError, type CallErrorCode } from '../../lib/call-error';

interface TransitionState {
  /** The running transition, until the booking shows its result. */
  readonly busy: string | null;
  readonly error: CallErrorCode | null;
}

const IDLE: TransitionState = { busy: null, error: null };

/** Runs a transition of a booking. Its buttons stay disabled until the list shows the change. */
export function useTransition({ id, data }: Doc<Booking>) {
  const [state, setState] = useState<TransitionState>(IDLE);
  const { status } = data;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of status ends the running transition
  useEffect(() => setState(IDLE), [status]);

  /** @returns whether it succeeded. */
  async function run(transition: Transition, reason = ''): Promise<boolean> {
    const { to } = transition;
    if (to === 'pending') return false;
    setState({ busy: transition.name, error: null });
    try {
      await call('transitionBooking', { bookingId: id, to, reason });
      return true;
    } catch (error) {
      setState({ busy: null, error: error instanceof CallError ? error.code : 'internal' });
      return false;
    }
  }

  return { ...state, run, clear: () => setState(IDLE) };
}
