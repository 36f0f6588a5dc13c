import { useMemberId, useSession } from '../../session/session';
import { useExpectedUid } from '../../session/use-expected-user';

/** The signed-in member's uid; while the session starts, the expected user's (`useExpectedUid`). */
export function useExpectedMemberId(): string | null {
  const isStarting = useSession().status === 'starting';
  const expected = useExpectedUid();
  const memberId = useMemberId();
  return isStarting ? expected : memberId;
}
