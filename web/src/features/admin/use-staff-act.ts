import { useState } from 'react';
import { CallError } from '../../lib/call-error';
import { saveFailure } from '../../ui/hooks/use-saving';

const IDLE = { isBusy: false, failure: null as string | null };

/** Does what staff decided; `onDone` is told when the server has it. */
export function useStaffAct(onDone: () => void) {
  const [state, setState] = useState(IDLE);

  async function run(work: () => Promise<unknown>): Promise<void> {
    setState({ isBusy: true, failure: null });
    try {
      await work();
      setState(IDLE);
      onDone();
    } catch (error) {
      setState({ isBusy: false, failure: sentenceOf(error) });
    }
  }

  return { ...state, run, clear: () => setState(IDLE) };
}

function sentenceOf(error: unknown): string {
  // The catalogue's sentence is about bookings.
  return error instanceof CallError && error.code === 'bad-transition'
    ? 'Somebody else has decided about this in the meantime.'
    : saveFailure(error);
}
