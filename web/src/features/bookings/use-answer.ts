import { useEffect, useState } from 'react';
import { call } from '../../firebase/call';
import { CallError, type CallErrorCode } from '../../lib/call-error';

interface AnswerState {
  /** What is under way, until the booking shows it. */
  readonly busy: 'accept' | 'end' | null;
  readonly error: CallErrorCode | null;
}

const IDLE: AnswerState = { busy: null, error: null };

/** Answers a proposal for a booking, or takes one's own back. `startsAt` is the time that was read. */
export function useAnswer(bookingId: string, startsAt: Date | null) {
  const [state, setState] = useState<AnswerState>(IDLE);
  const start = startsAt?.getTime();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another proposal, or none, ends what was under way
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
