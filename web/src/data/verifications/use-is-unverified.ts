import { signupIsIncomplete, useSession } from '../../session/session';
import { user } from '../accounts/account-queries';
import { useLive } from '../kit/live-query';

/**
 * Whether the signed-in person must be verified before they book, write, join, share or review.
 * False for visitors and while the account is unknown: rules and functions decide. The header reads
 * the same document, so this costs no read.
 */
export function useIsUnverified(): boolean {
  const session = useSession();
  const uid = session.status === 'signed-in' && !signupIsIncomplete(session) ? session.uid : null;
  const account = useLive(uid === null ? null : user(uid));
  return account.status === 'ready' && account.data?.data.level === 'account';
}
