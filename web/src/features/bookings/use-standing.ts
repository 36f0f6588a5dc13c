import { type MemberStanding, onceDiscountKey } from '@hearthkin/domain/pricing/discounts';
import { useLive } from '../../lib/live-query';
import { usedDiscount, user } from '../../lib/queries';
import { useSession } from '../../lib/session';

export type Standing =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly standing: MemberStanding };

/** What decides about the signed-in member's discounts with a companion. */
export function useStanding(companionId: string): Standing {
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.uid : null;
  const first = onceDiscountKey('first-session', companionId);
  const silver = onceDiscountKey('silver-loyalty', companionId);
  const account = useLive(uid === null ? null : user(uid));
  const firstUsed = useLive(uid === null ? null : usedDiscount(uid, first));
  const silverUsed = useLive(uid === null ? null : usedDiscount(uid, silver));

  const parts = [account, firstUsed, silverUsed];
  const failed = parts.filter(({ status }) => status === 'failed');
  if (failed.length > 0) {
    return { status: 'failed', retry: () => failed.forEach(({ retry }) => void retry()) };
  }
  if (
    account.status !== 'ready' ||
    firstUsed.status !== 'ready' ||
    silverUsed.status !== 'ready' ||
    account.data === null
  ) {
    return { status: 'loading' };
  }
  return {
    status: 'ready',
    standing: {
      plan: account.data.data.plan,
      sessionsCompleted: account.data.data.stats.sessionsCompleted,
      silverUsed: silverUsed.data,
      hadSessionWithCompanion: firstUsed.data,
    },
  };
}
