import { DEFAULT_ACTIVITY } from '@hearthkin/domain/booking/activities';
import { SESSION_MODES, type SessionMode } from '@hearthkin/domain/booking/booking';
import CallOutlined from '@mui/icons-material/CallOutlined';
import ChatBubbleOutlineRounded from '@mui/icons-material/ChatBubbleOutlineRounded';
import VideocamOutlined from '@mui/icons-material/VideocamOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { RoomLink } from '../../data/bookings/room-link';
import { MODE_WORDS } from '../../lib/mode-words';
import { type BookingIntent, bookPath } from '../../lib/paths';
import { useSession } from '../../session/session';
import type { Viewer } from './viewer';

const ICONS: Readonly<Record<SessionMode, ReactNode>> = {
  chat: <ChatBubbleOutlineRounded />,
  voice: <CallOutlined />,
  video: <VideocamOutlined />,
};

interface TalkOnlineProps {
  readonly companionId: string;
  readonly viewer: Viewer;
  readonly intent: BookingIntent;
}

/** The ways to talk online: each leads to its booking, or into the session that is on. */
export function TalkOnline({ companionId, viewer, intent }: TalkOnlineProps) {
  const session = useSession();
  const uid = viewer === 'member' && session.status === 'signed-in' ? session.uid : null;
  return (
    <Box sx={{ order: 2, display: 'grid', gap: 1, mt: { md: 1.5 } }}>
      <RoomLink uid={uid} otherUid={companionId} size="large" />
      <Box
        role="group"
        aria-label="Talk online"
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1 }}
      >
        {SESSION_MODES.map((mode) => (
          <Button
            key={mode}
            component={Link}
            to={bookPath(companionId, { ...intent, activity: DEFAULT_ACTIVITY, mode })}
            sx={{
              flexDirection: 'column',
              minHeight: 64,
              px: 0.5,
              fontSize: '0.875rem',
              whiteSpace: 'nowrap',
              bgcolor: 'action.hover',
              '& .MuiButton-startIcon': { m: 0 },
            }}
            startIcon={ICONS[mode]}
          >
            {MODE_WORDS[mode]}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
