import { useLive } from '../../data/kit/live-query';
import { MOST_COUNTED, unreadNotifications } from './notification-queries';

/** How many notifications somebody has not looked at, `MOST_COUNTED` at most; 0 until it is known. */
export function useUnread(uid: string): number {
  const unread = useLive(unreadNotifications(uid, MOST_COUNTED));
  return unread.status === 'ready' ? unread.data.length : 0;
}
