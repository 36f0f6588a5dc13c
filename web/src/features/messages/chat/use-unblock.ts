import { useAction } from '../../../ui/hooks/use-action';

/** Unblocks a user and reports the result. */
export function useUnblock(
  uid: string,
  otherUid: string,
  name: string,
  onMessage: (sentence: string) => void,
) {
  const { run } = useAction();
  return async (): Promise<void> => {
    const failure = await run(async () => {
      const { unblockPerson } = await import('../../../data/conversations/conversation-store');
      await unblockPerson(uid, otherUid);
    });
    onMessage(failure ?? `${name} is no longer blocked.`);
  };
}
