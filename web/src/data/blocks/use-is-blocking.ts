import { isBlocking } from '@hearthkin/domain/safety/block';
import { signupIsIncomplete, useSession } from '../../session/session';
import { useLive } from '../kit/live-query';
import { ownBlock } from './block-queries';

/** Whether the signed-in user blocks a person; null while that is read. */
export function useBlocking(otherUid: string): boolean | null {
  const session = useSession();
  const isReader = session.status === 'signed-in' && !signupIsIncomplete(session);
  const uid = isReader && session.uid !== otherUid ? session.uid : null;
  const read = useLive(uid === null ? null : ownBlock(uid, otherUid));
  if (uid !== null && read.status === 'loading') return null;
  return read.status === 'ready' && isBlocking(read.data?.data ?? null);
}

/** Whether the signed-in user blocks a person; false while unknown. */
export function useIsBlocking(otherUid: string): boolean {
  return useBlocking(otherUid) === true;
}
