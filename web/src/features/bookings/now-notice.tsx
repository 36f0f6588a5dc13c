import { type FreeStart, nowStart } from '@hearthkin/domain/booking/free-time';
import { isOnline } from '@hearthkin/domain/companion/live';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { LiveCompanion } from '../../data/companions/companion-queries';
import { nowStartWords } from '../../data/companions/companion-words';
import { formatTime, ownTimeZone } from '../../lib/format';

interface NowNoticeProps {
  readonly companion: LiveCompanion;
  readonly now: Date;
  readonly options: readonly FreeStart[] | null;
  readonly onLater: () => void;
}

/** "Talk right now": the start is fixed, and said plainly. */
export function NowNotice({ companion, now, options, onLater }: NowNoticeProps) {
  const { displayName } = companion;
  const startsAt = nowStart(now);
  const isFree =
    options?.some((option) => option.startsAt.getTime() === startsAt.getTime()) ?? true;
  return (
    <Box component="section" aria-label="Talk right now">
      <Typography variant="h2" sx={{ mb: 1 }}>
        Talk Right Now
      </Typography>
      {isFree ? (
        <Typography sx={{ color: 'text.secondary' }}>
          {nowStartWords(startsAt, now)}{' '}
          {!isOnline(companion, now) && `${displayName} isn’t online at the moment. `}
          {displayName} has 10 minutes to reply. No reply, no charge.
        </Typography>
      ) : (
        <Alert severity="info">
          The next start is {formatTime(startsAt, ownTimeZone())}. {displayName} isn’t free then for
          this session.
        </Alert>
      )}
      <Button variant="outlined" onClick={onLater} sx={{ mt: 1.5, minHeight: 44 }}>
        Schedule for later instead
      </Button>
    </Box>
  );
}
