import { failureSentence } from '../../ui/hooks/use-action';

/** Lets somebody write again, and says how it went. */
export function useUnblock(
  uid: string,
  otherUid: string,
  name: string,
  onNews: (sentence: string) => void,
): () => void {
  return () => {
    import('../../data/conversations/conversation-store')
      .then(({ unblockPerson }) => unblockPerson(uid, otherUid))
      .then(
        () => onNews(`${name} is no longer blocked.`),
        (error: unknown) => onNews(failureSentence(error)),
      );
  };
}
