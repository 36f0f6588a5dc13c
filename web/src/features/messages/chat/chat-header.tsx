import { USER_TYPE_LABEL } from '@hearthkin/domain/foundation/fields';
import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { KnownPerson } from '../../../data/conversations/correspondent';
import { companionPath, PATHS } from '../../../lib/paths';
import { FLIP_IN_RTL } from '../../../ui/layout/flip-in-rtl';
import { GoldBadge } from '../../../ui/people/gold-badge';
import { OnlineBadge } from '../../../ui/people/online-badge';
import { PersonAvatar } from '../../../ui/people/person-avatar';
import { RoomLink } from '../../sessions/public';
import { ChatMenu } from './chat-menu';

interface ChatHeaderProps {
  readonly conversationId: string;
  readonly uid: string;
  readonly otherUid: string;
  /** Null while loading. */
  readonly other: KnownPerson | null;
  readonly isClosed: boolean;
  readonly isBlockedByMe: boolean;
  readonly isTyping: boolean;
  readonly hasBackButton: boolean;
  readonly onMessage: (sentence: string) => void;
}

/** The other person with presence, typing state and a menu. */
export function ChatHeader(props: ChatHeaderProps) {
  const { otherUid, other, isClosed, isTyping, hasBackButton } = props;
  const online = !isClosed && other?.isOnline === true;
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: { xs: 1, sm: 2 },
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {hasBackButton && (
        <IconButton component={Link} to={PATHS.messages} aria-label="All messages">
          <ArrowBackRounded sx={FLIP_IN_RTL} />
        </IconButton>
      )}
      <PersonAvatar name={other?.name ?? ''} photo={other?.photo ?? null} size={40} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography variant="h3" component="h2" noWrap>
          {other === null ? (
            <Skeleton width="10ch" />
          ) : other.isListed ? (
            <MuiLink
              component={Link}
              to={companionPath(otherUid)}
              color="inherit"
              underline="hover"
            >
              {other.name}
            </MuiLink>
          ) : (
            other.name
          )}
        </Typography>
        <Box
          sx={{
            display: 'flex',
            gap: 1,
            alignItems: 'center',
            flexWrap: 'wrap',
            minHeight: 20,
            typography: 'caption',
            color: 'text.secondary',
          }}
        >
          {other !== null && !other.hasLeft && <span>{USER_TYPE_LABEL[other.userType]}</span>}
          {/* Replaces the badges, so that the header keeps its height on a phone. */}
          {other?.isGold && !isTyping && <GoldBadge />}
          {online && !isTyping && <OnlineBadge />}
          <Box component="span" role="status" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {isTyping && other !== null ? `${other.name} is typing…` : ''}
          </Box>
        </Box>
      </Box>
      {!isClosed && (
        <RoomLink uid={props.uid} otherUid={otherUid} size="small" sx={{ minHeight: 44 }} />
      )}
      {other !== null && <ChatMenu {...props} other={other} />}
    </Box>
  );
}
