import { durationsFor } from '@hearthkin/domain/booking/activities';
import { isOnline } from '@hearthkin/domain/companion/companion';
import { type FreeStart, nowStart } from '@hearthkin/domain/companion/free-time';
import { MINUTE_MS } from '@hearthkin/domain/durations';
import { wallClock } from '@hearthkin/domain/time';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Companion } from '../../data/companions/companion-queries';
import { SessionTime } from '../../ui/layout/session-time';
import type { BookingDraft } from './booking-draft';
import { DurationChoice } from './time-choice';

interface NowNoticeProps {
  readonly draft: Pick<BookingDraft, 'activity'>;
  readonly companion: Companion;
  readonly minutes: number;
  readonly now: Date;
  readonly options: readonly FreeStart[] | null;
  readonly onChange: (change: Partial<BookingDraft>) => void;
  readonly onLater: () => void;
}

/** "Talk right now": the start is fixed, only the length can be chosen. */
export function NowNotice(props: NowNoticeProps) {
  const { draft, companion, minutes, now, options, onChange, onLater } = props;
  const { timeZone, minimumSession, displayName } = companion;
  const startsAt = nowStart(now);
  const { time } = wallClock(startsAt, timeZone);
  const isFree = options?.some((option) => option.time === time) ?? true;
  return (
    <Box component="section" aria-label="Talk right now">
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        Talk right now
      </Typography>
      <Stack sx={{ gap: 2 }}>
        {isFree ? (
          <div>
            <SessionTime
              startsAt={startsAt}
              endsAt={new Date(startsAt.getTime() + minutes * MINUTE_MS)}
              timeZone={timeZone}
            />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {!isOnline(companion, now) && `${displayName} is not online at the moment. `}
              {displayName} has ten minutes to answer. Without an answer you pay nothing.
            </Typography>
          </div>
        ) : (
          <Alert severity="info">
            {displayName} is not free right now for this activity and length.
          </Alert>
        )}
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          sx={{ gap: 2, alignItems: { sm: 'flex-start' } }}
        >
          <Box sx={{ minWidth: 200, display: 'grid' }}>
            <DurationChoice
              value={minutes}
              durations={durationsFor(draft.activity, minimumSession)}
              onChange={(value) => onChange({ minutes: value })}
            />
          </Box>
          <Button variant="outlined" onClick={onLater} sx={{ mt: { sm: 1 } }}>
            Schedule for later instead
          </Button>
        </Stack>
      </Stack>
    </Box>
  );
}
