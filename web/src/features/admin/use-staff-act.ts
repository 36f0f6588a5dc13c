import { CallError } from '../../lib/call-error';
import { failureSentence, useAction } from '../../ui/hooks/use-action';

/**
 * A decision by staff. `late` is shown when other staff decided first, because the catalogue's
 * sentence is about bookings.
 */
export function useStaffAct(onDone: () => void, late = 'Someone else already handled this.') {
  return useAction(onDone, (error) =>
    error instanceof CallError && error.code === 'bad-transition' ? late : failureSentence(error),
  );
}
