import { onceDiscountKey } from '@hearthkin/domain/pricing/discounts';
import { usedDiscount } from '../../data/bookings/booking-queries';
import { useLive } from '../../data/kit/live-query';
import { useSession } from '../../session/session';
import type { Viewer } from './viewer';

/** Whether this would be the member's first session with the companion; false while unknown. */
export function useFirstSession(companionId: string, viewer: Viewer): boolean {
  const session = useSession();
  const uid = viewer === 'member' && session.status === 'signed-in' ? session.uid : null;
  const key = onceDiscountKey('first-session', companionId);
  const used = useLive(uid === null ? null : usedDiscount(uid, key));
  if (viewer === 'visitor') return true;
  return used.status === 'ready' && !used.data;
}
