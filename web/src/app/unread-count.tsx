import { unreadLabel } from '@hearthkin/domain/messaging/unread';
import { useLive } from '../lib/live-query';
import { unreadMessages } from '../lib/unread-queries';
import { CountBadge } from '../ui/count-badge';

/** How many messages somebody has not seen; nothing while there are none. */
export function UnreadCount({ uid }: { readonly uid: string }) {
  const counter = useLive(unreadMessages(uid));
  const count = counter.status === 'ready' ? counter.data : 0;
  return count > 0 ? <CountBadge label={unreadLabel(count)} words="unread" /> : null;
}
