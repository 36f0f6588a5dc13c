import { useLive } from '../../data/kit/live-query';
import { MAX_COUNTED, unreadNotifications } from './notification-queries';

/** How many notifications somebody has not looked at, `MAX_COUNTED` at most; 0 until it is known. */
export function useUnread(uid: string): number {
  const unread = useLive(unreadNotifications(uid, MAX_COUNTED));
  return unread.status === 'ready' ? unread.data.length : 0;
}
