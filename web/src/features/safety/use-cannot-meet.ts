import { meetingBlock } from '@hearthkin/domain/account/hindrance';
import { user } from '../../data/accounts/account-queries';
import { useLive } from '../../data/kit/live-query';
import { signupIsIncomplete, useSession } from '../../session/session';

/**
 * Whether the signed-in person can’t book, write, join, share or review now: they must be verified before, or our team
 * keeps them from it for a while.
 * False for visitors and while the account is unknown: rules and functions decide. The header reads
 * the same document, so this costs no read.
 */
export function useCannotMeet(): boolean {
  const session = useSession();
  const uid = session.status === 'signed-in' && !signupIsIncomplete(session) ? session.uid : null;
  const account = useLive(uid === null ? null : user(uid));
  return (
    account.status === 'ready' && account.data !== null && meetingBlock(account.data.data) !== null
  );
}
