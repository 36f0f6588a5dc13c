import { unreadLabel } from '@hearthkin/domain/messaging/unread';
import { useLive } from '../data/kit/live-query';
import { CountBadge } from '../ui/feedback/count-badge';
import { unreadMessages } from './unread-queries';

/** The number of unread messages; nothing when there are none. */
export function UnreadCount({ uid }: { readonly uid: string }) {
  const counter = useLive(unreadMessages(uid));
  const count = counter.status === 'ready' ? counter.data : 0;
  return count > 0 ? <CountBadge label={unreadLabel(count)} words="unread" /> : null;
}
