import { USER_TYPE_LABEL } from '@hearthkin/domain/foundation/fields';
import { otherOf } from '@hearthkin/domain/messaging/conversation';
import { unreadLabel, unreadOf } from '@hearthkin/domain/messaging/unread';
import { isBlocking } from '@hearthkin/domain/safety/block';
import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useBlocks } from '../../data/blocks/use-blocks';
import type { Conversation } from '../../data/conversations/conversation-queries';
import { useCorrespondent } from '../../data/conversations/correspondent';
import type { Doc } from '../../data/kit/readers';
import { conversationPath } from '../../lib/paths';
import { CountBadge } from '../../ui/feedback/count-badge';
import { useNow } from '../../ui/hooks/clock';
import { OnlineBadge } from '../../ui/people/online-badge';
import { PersonAvatar } from '../../ui/people/person-avatar';
import { previewOf, timeOrDate } from './message-preview';

interface ConversationRowProps {
  readonly conversation: Doc<Conversation>;
  /** The reader. */
  readonly uid: string;
  readonly isOpen?: boolean;
}

/** A conversation in a list: other person, last message, time and unread count. */
export function ConversationRow({ conversation, uid, isOpen = false }: ConversationRowProps) {
  const { id, data } = conversation;
  const now = useNow();
  const other = useCorrespondent(otherOf(data, uid));
  const unread = unreadOf(data, uid);
  const isBlocked = isBlocking(useBlocks(uid)?.get(otherOf(data, uid)) ?? null);
  const online = !isBlocked && other?.isOnline === true;
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        to={conversationPath(id)}
        aria-current={isOpen ? 'true' : undefined}
        sx={{
          gap: 1.5,
          py: 1.25,
          minHeight: 76,
          alignItems: 'center',
          '&[aria-current]': { bgcolor: 'action.selected' },
        }}
      >
        <PersonAvatar name={other?.name ?? ''} photo={other?.photo ?? null} size={44} />
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
            <Typography noWrap sx={{ fontWeight: 650, flex: 1, minWidth: 0 }}>
              {other === null ? <Skeleton width="9ch" /> : other.name}
            </Typography>
            {data.lastMessage !== null && (
              <Typography variant="caption" sx={{ color: 'text.secondary', flexShrink: 0 }}>
                {timeOrDate(data.lastMessage.timestamp, now)}
              </Typography>
            )}
          </Box>
          {other !== null && !other.hasLeft && (
            <Box sx={{ display: 'flex', gap: 1, typography: 'caption', color: 'text.secondary' }}>
              <span>{USER_TYPE_LABEL[other.userType]}</span>
              {online && <OnlineBadge />}
            </Box>
          )}
          <Box sx={{ display: 'flex', alignItems: 'center' }}>
            <Typography
              variant="body2"
              noWrap
              sx={{
                flex: 1,
                minWidth: 0,
                color: unread > 0 ? 'text.primary' : 'text.secondary',
                fontWeight: unread > 0 ? 600 : 400,
              }}
            >
              {previewOf(data, uid)}
            </Typography>
            {unread > 0 && <CountBadge label={unreadLabel(unread)} words="unread" />}
          </Box>
        </Box>
      </ListItemButton>
    </ListItem>
  );
}
