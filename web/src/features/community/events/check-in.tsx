import { CHECK_IN_AFTER_MS } from '@hearthkin/domain/community/check-in';
import type { CommunityEvent, EventPlace } from '@hearthkin/domain/community/event';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { cameCount } from '../../../data/events/event-queries';
import { useLatest, useLive } from '../../../data/kit/live-query';
import type { Doc } from '../../../data/kit/readers';
import { call } from '../../../firebase/call';
import { formatDate, formatTime, ownTimeZone } from '../../../lib/format';
import { useAction } from '../../../ui/hooks/use-action';

interface CameCountProps {
  readonly event: Doc<CommunityEvent>;
  /** Marked people on the page; a change counts again. */
  readonly marks: number;
  readonly canMark: boolean;
}

/** The number of people who came, and the meaning of the marks. */
export function CameCount({ event: { id, data }, marks, canMark }: CameCountProps) {
  const read = useLatest(useLive(cameCount(id, marks)));
  const until = new Date(data.startsAt.getTime() + CHECK_IN_AFTER_MS);
  const own = ownTimeZone();
  return (
    <Box sx={{ mb: 2 }}>
      {read.status === 'ready' && (
        <Typography role="status" sx={{ fontWeight: 650 }}>
          {read.data} of {data.attendeeCount} came
        </Typography>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {canMark && `Check people in until ${formatDate(until, own)}, ${formatTime(until, own)}. `}
        Only the host, each person and our team can see who came. We don’t use it for anything else.
      </Typography>
    </Box>
  );
}

interface CheckInProps {
  readonly eventId: string;
  readonly person: EventPlace;
  /** False for staff, and outside the hours in which the host may. */
  readonly canMark: boolean;
}

/** Marks that a person came, or takes the mark back. */
export function CheckIn({ eventId, person: { uid, displayName, came }, canMark }: CheckInProps) {
  const { run, isBusy, failure } = useAction();
  const mark = () => void run(() => call('checkInAttendee', { eventId, uid, came: !came }));
  return (
    <Box sx={{ marginInlineStart: 'auto', textAlign: 'end', flexShrink: 0, maxWidth: '60%' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'flex-end' }}>
        {came && <Chip size="small" color="success" label="Came" />}
        {canMark && (
          <Button
            size="small"
            variant={came ? 'text' : 'outlined'}
            // Not `disabled`, which would lose focus.
            aria-disabled={isBusy}
            aria-label={came ? `Undo check-in: ${displayName}` : `Check in: ${displayName}`}
            onClick={() => {
              if (!isBusy) mark();
            }}
            sx={{ minHeight: 44 }}
          >
            {came ? 'Undo' : 'Check in'}
          </Button>
        )}
      </Box>
      {failure !== null && <Alert severity="error">{failure}</Alert>}
    </Box>
  );
}
