import { CallError, type CallErrorCode } from '../../lib/call-error';
import { failureSentence, useAction } from '../../ui/hooks/use-action';

type Sentences = Readonly<Partial<Record<CallErrorCode, string>>>;

/** When other staff decided first: the catalogue's sentence is about bookings. */
const LATE: Sentences = { 'bad-transition': 'Someone else already handled this.' };

/** A decision by staff. `sentences` are shown in place of the catalogue's, by code. */
export function useStaffAct(onDone: () => void = () => {}, sentences: Sentences = {}) {
  return useAction(onDone, (error) => {
    const code = error instanceof CallError ? error.code : undefined;
    const own = code === undefined ? undefined : { ...LATE, ...sentences }[code];
    return own ?? failureSentence(error);
  });
}
