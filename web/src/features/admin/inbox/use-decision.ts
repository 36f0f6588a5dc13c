import { useContext, useRef } from 'react';
import { CallError } from '../../../lib/call-error';
import { failureSentence, useAction } from '../../../ui/hooks/use-action';
import { DecisionGuard } from './decision-guard';

/**
 * A decision about an item of a queue. If the item was decided meanwhile, the dialog says so and keeps what was typed;
 * the item leaves the queue once the dialog is closed, or by `leave`. About an item that someone else has taken it asks first.
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
  const guard = useContext(DecisionGuard);
  const leave = () => {
    if (late.current !== null) onDecided(late.current);
  };
  return {
    ...action,
    run: async (...asked: Parameters<typeof action.run>) => {
      // Neither made nor failed: the dialog stays as it was.
      return (await guard()) ? action.run(...asked) : '';
    },
    leave,
    close: () => {
      action.clear();
      onClose();
      leave();
    },
  };
}
