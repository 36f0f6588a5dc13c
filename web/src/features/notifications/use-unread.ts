import { useLive } from '../../data/kit/live-query';
import { MAX_COUNTED, unreadNotifications } from './notification-queries';

/** The number of unread notifications, at most `MAX_COUNTED`; 0 until known. */
export function useUnread(uid: string): number {
  const unread = useLive(unreadNotifications(uid, MAX_COUNTED));
  return unread.status === 'ready' ? unread.data.length : 0;
}
