import { useEffect, useState } from 'react';
import { call } from '../../firebase/call';
import { CallError, type CallErrorCode } from '../../lib/call-error';

interface AnswerState {
  /** The running call, until the booking shows its result. */
  readonly busy: 'accept' | 'end' | null;
  readonly error: CallErrorCode | null;
}

const IDLE: AnswerState = { busy: null, error: null };

/** Accepts, declines or withdraws a proposal. `startsAt` is the proposed time that was shown. */
export function useAnswer(bookingId: string, startsAt: Date | null) {
  const [state, setState] = useState<AnswerState>(IDLE);
  const start = startsAt?.getTime();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the proposal ends the running call
  useEffect(() => setState(IDLE), [start]);

  async function answer(accept: boolean): Promise<void> {
    if (startsAt === null) return;
    setState({ busy: accept ? 'accept' : 'end', error: null });
    try {
      await call('answerProposal', { bookingId, accept, startsAt: startsAt.toISOString() });
    } catch (error) {
      setState({ busy: null, error: error instanceof CallError ? error.code : 'internal' });
    }
  }

  return { ...state, answer, clear: () => setState(IDLE) };
}
