import { failureSentence } from '../../ui/hooks/use-action';

/** Unblocks a user and reports the result. */
export function useUnblock(
  uid: string,
  otherUid: string,
  name: string,
  onMessage: (sentence: string) => void,
): () => void {
  return () => {
    import('../../data/conversations/conversation-store')
      .then(({ unblockPerson }) => unblockPerson(uid, otherUid))
      .then(
        () => onMessage(`${name} is no longer blocked.`),
        (error: unknown) => onMessage(failureSentence(error)),
      );
  };
}
