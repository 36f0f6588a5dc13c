import type { Mood } from '@hearthkin/domain/companion/traits';
import NotificationsActiveOutlined from '@mui/icons-material/NotificationsActiveOutlined';
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useLive } from '../../data/kit/live-query';
import { usePaused } from '../../data/switches/use-paused';
import { call } from '../../firebase/call';
import { formatTime, ownTimeZone } from '../../lib/format';
import { accountPath } from '../../lib/paths';
import { useMemberId, useSession } from '../../session/session';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { useNow } from '../../ui/hooks/clock';
import { useAction } from '../../ui/hooks/use-action';
import { MOOD_WORDS } from '../../ui/people/moods';
import { MeetingOnly } from '../safety/public';
import { freeAlert } from './free-alert-queries';
import { supportPath } from './support-search';

/** The offer to be told, once, when someone can talk; and while a member waits, until when. */
export function TellMe({ mood }: { readonly mood: Mood | null }) {
  const session = useSession();
  const uid = useMemberId();
  if (session.status === 'starting') return <Skeleton variant="rounded" height={HEIGHT} />;
  if (uid !== null) return <OwnAlert uid={uid} mood={mood} />;
  if (session.status === 'signed-in') return null;
  return (
    <Button
      component={Link}
      to={accountPath(supportPath({ mood, onlyNow: true }))}
      variant="contained"
      startIcon={<NotificationsNoneOutlined />}
      sx={{ minHeight: HEIGHT }}
    >
      Make an account to hear when someone is
    </Button>
  );
}

const HEIGHT = 44;

function OwnAlert({ uid, mood }: { readonly uid: string; readonly mood: Mood | null }) {
  const read = useLive(freeAlert(uid));
  const paused = usePaused('talkNow');
  const now = useNow();
  const { run, isBusy, failure } = useAction();
  if (read.status === 'failed') return <LoadFailed retry={read.retry} />;
  if (read.status === 'loading') return <Skeleton variant="rounded" height={HEIGHT} aria-busy />;
  const alert = read.data !== null && read.data.expireAt > now ? read.data : null;
  const failed = failure !== null && (
    <Alert severity="error" sx={{ mt: 1.5 }}>
      {failure}
    </Alert>
  );
  if (alert !== null) {
    return (
      <Box>
        <Typography role="status" sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
          <NotificationsActiveOutlined aria-hidden sx={{ color: 'secondary.main' }} />
          <span>
            We’ll tell you here and by email once {personFor(alert.mood)} is free, until{' '}
            {formatTime(alert.expireAt, ownTimeZone())}.
          </span>
        </Typography>
        <Button
          disabled={isBusy}
          onClick={() =>
            void run(async () => (await import('./free-alert-store')).dropFreeAlert(uid))
          }
          sx={{ minHeight: HEIGHT, marginInlineStart: -2 }}
        >
          {isBusy ? 'One moment...' : 'Stop waiting'}
        </Button>
        {failed}
      </Box>
    );
  }
  if (paused !== null) return <Alert severity="info">{paused}</Alert>;
  return (
    <MeetingOnly act="book">
      <Button
        variant="contained"
        disabled={isBusy}
        startIcon={<NotificationsNoneOutlined />}
        onClick={() => void run(() => call('alertWhenFree', { mood }))}
        sx={{ minHeight: HEIGHT }}
      >
        {isBusy ? 'One moment...' : 'Tell me when someone is'}
      </Button>
      {failed}
    </MeetingOnly>
  );
}

/** The companion whom a member waits for, in words. */
function personFor(mood: Mood | null): string {
  return mood === null
    ? 'someone'
    : `someone who fits feeling ${MOOD_WORDS[mood].title.toLowerCase()}`;
}
