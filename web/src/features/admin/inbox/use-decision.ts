import { useRef } from 'react';
import { CallError } from '../../../lib/call-error';
import { failureSentence, useAction } from '../../../ui/hooks/use-action';

/**
 * A decision about an item of a queue. If the item was decided meanwhile, the dialog says so and keeps what was typed;
 * the item leaves the queue once the dialog is closed, or by `leave`.
 * @param onDecided gets a sentence about an item that leaves the queue so.
 */
export function useDecision(
  onDone: () => void,
  onDecided: (sentence: string) => void,
  onClose: () => void,
) {
  /** The sentence about an item that was decided meanwhile. */
  const late = useRef<string | null>(null);
  const action = useAction(onDone, (error) => {
    const sentence = failureSentence(error);
    const isLate = error instanceof CallError && error.code === 'already-decided';
    late.current = isLate ? sentence : null;
    return sentence;
  });
  const leave = () => {
    if (late.current !== null) onDecided(late.current);
  };
  return {
    ...action,
    leave,
    close: () => {
      action.clear();
      onClose();
      leave();
    },
  };
}
