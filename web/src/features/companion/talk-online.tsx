import type { SessionMode } from '@hearthkin/domain/booking/session-modes';
import { DEFAULT_ACTIVITY } from '@hearthkin/domain/foundation/activities';
import { activityRateMinor } from '@hearthkin/domain/pricing/quote';
import CallOutlined from '@mui/icons-material/CallOutlined';
import ChatBubbleOutlineRounded from '@mui/icons-material/ChatBubbleOutlineRounded';
import VideocamOutlined from '@mui/icons-material/VideocamOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Companion } from '../../data/companions/companion-queries';
import { modesHere } from '../../lib/calls';
import { formatMoney } from '../../lib/format';
import { MODE_WORDS } from '../../lib/mode-words';
import { type BookingIntent, bookPath } from '../../lib/paths';
import { useSession } from '../../session/session';
import { RoomLink } from '../sessions/public';
import type { Viewer } from './viewer';

const ICONS: Readonly<Record<SessionMode, ReactNode>> = {
  chat: <ChatBubbleOutlineRounded />,
  voice: <CallOutlined />,
  video: <VideocamOutlined />,
};

interface TalkOnlineProps {
  readonly companionId: string;
  readonly companion: Pick<Companion, 'hourlyRate'>;
  readonly viewer: Viewer;
  readonly intent: BookingIntent;
}

/** The ways to talk online: each leads to its booking, or into the session that is on. */
export function TalkOnline({ companionId, companion, viewer, intent }: TalkOnlineProps) {
  const session = useSession();
  const uid = viewer === 'member' && session.status === 'signed-in' ? session.uid : null;
  const modes = modesHere();
  return (
    <Box sx={{ order: 2, display: 'grid', gap: 1, mt: { md: 1.5 } }}>
      <RoomLink uid={uid} otherUid={companionId} size="large" />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        Talk online, {formatMoney(activityRateMinor(DEFAULT_ACTIVITY, companion.hourlyRate))} per
        hour
      </Typography>
      <Box
        role="group"
        aria-label="Talk online"
        sx={{ display: 'grid', gridTemplateColumns: `repeat(${modes.length}, 1fr)`, gap: 1 }}
      >
        {modes.map((mode) => (
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
