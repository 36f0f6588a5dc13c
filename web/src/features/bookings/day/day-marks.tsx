import {
  DAY_MARKS,
  type DayMark,
  markOpensAt,
  NOTHING_SAID,
  type SessionDay,
} from '@hearthkin/domain/booking/day-marks';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Booking } from '../../../data/bookings/booking-queries';
import type { Live } from '../../../data/kit/live-query';
import type { Doc } from '../../../data/kit/readers';
import { formatTime, ownTimeZone } from '../../../lib/format';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { useAction } from '../../../ui/hooks/use-action';

const store = () => import('../../../data/sessions/day-store');

interface MarkWords {
  readonly button: string;
  readonly own: string;
  /** After the other side's name. */
  readonly theirs: string;
}

const WORDS: Readonly<Record<DayMark, MarkWords>> = {
  hereAt: { button: 'I’m here', own: 'You’re here', theirs: 'is here' },
  startedAt: { button: 'We have started', own: 'You have started', theirs: 'says you’ve started' },
  doneAt: { button: 'We’re done', own: 'You’re done', theirs: 'says you’re done' },
};

interface DayMarksProps {
  readonly booking: Doc<Booking>;
  readonly uid: string;
  readonly own: Live<SessionDay | null>;
  /** Null for nothing, or while it loads. */
  readonly theirs: SessionDay | null;
  readonly name: string;
  readonly now: Date;
}

/** "I’m here", "We have started", "We’re done", of both sides. A press can be taken back. */
export function DayMarks({ booking, uid, own, theirs, name, now }: DayMarksProps) {
  const { run, running, isBusy, failure, clear } = useAction<DayMark>();
  if (own.status === 'failed') return <LoadFailed retry={own.retry} />;
  const said = (own.status === 'ready' ? own.data : null) ?? NOTHING_SAID;
  const save = (mark: DayMark, isSet: boolean) =>
    run(async () => (await store()).setMark(booking.id, uid, mark, isSet), mark);
  // What comes next is filled, the rest is outlined.
  const next = DAY_MARKS.find((mark) => said[mark] === null && isOpen(mark, booking.data, now));
  return (
    <Box>
      <Box
        component="ul"
        aria-label="On the day"
        sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr 1fr' }, m: 0, p: 0 }}
      >
        {DAY_MARKS.map((mark) => {
          const opensAt = markOpensAt(mark, booking.data);
          const at = said[mark];
          return (
            <Box
              component="li"
              key={mark}
              sx={{ listStyle: 'none', p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 }}
            >
              {at === null ? (
                <Button
                  fullWidth
                  variant={mark === next ? 'contained' : 'outlined'}
                  disabled={own.status !== 'ready' || isBusy || !isOpen(mark, booking.data, now)}
                  onClick={() => void save(mark, true)}
                >
                  {running === mark ? 'One moment...' : WORDS[mark].button}
                </Button>
              ) : (
                <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}>
                  <CheckCircleRounded color="success" aria-hidden />
                  <Typography sx={{ flex: 1, lineHeight: 1.3 }}>
                    <strong>{WORDS[mark].own}</strong>
                    <br />
                    {time(at)}
                  </Typography>
                  <Button
                    size="small"
                    disabled={isBusy}
                    aria-label={`Undo: ${WORDS[mark].own}`}
                    onClick={() => void save(mark, false)}
                  >
                    {running === mark ? '...' : 'Undo'}
                  </Button>
                </Box>
              )}
              <Typography
                variant="body2"
                sx={{ color: 'text.secondary', mt: 0.75, overflowWrap: 'anywhere' }}
              >
                {theirWords(theirs?.[mark] ?? null, mark, name) ??
                  (now.getTime() < opensAt.getTime()
                    ? `From ${time(opensAt)}.`
                    : `${name} hasn’t said so yet.`)}
              </Typography>
            </Box>
          );
        })}
      </Box>
      {failure !== null && (
        <Alert severity="error" onClose={clear} sx={{ mt: 1.5 }}>
          {failure}
        </Alert>
      )}
    </Box>
  );
}

function isOpen(mark: DayMark, booking: Booking, now: Date): boolean {
  return now.getTime() >= markOpensAt(mark, booking).getTime();
}

function theirWords(at: Date | null, mark: DayMark, name: string): string | null {
  return at === null ? null : `${name} ${WORDS[mark].theirs}, ${time(at)}.`;
}

function time(instant: Date): string {
  return formatTime(instant, ownTimeZone());
}
