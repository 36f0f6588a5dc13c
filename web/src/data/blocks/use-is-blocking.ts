import { isBlocking } from '@hearthkin/domain/safety/block';
import { signupIsIncomplete, useSession } from '../../session/session';
import { useLive } from '../kit/live-query';
import { ownBlock } from './block-queries';

/** Whether the signed-in user blocks a person; false while unknown. */
export function useIsBlocking(otherUid: string): boolean {
  const session = useSession();
  const isReader = session.status === 'signed-in' && !signupIsIncomplete(session);
  const uid = isReader && session.uid !== otherUid ? session.uid : null;
  const read = useLive(uid === null ? null : ownBlock(uid, otherUid));
  return read.status === 'ready' && isBlocking(read.data?.data ?? null);
}
