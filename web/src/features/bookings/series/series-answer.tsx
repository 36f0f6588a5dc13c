import type { SeriesRefusal } from '@hearthkin/domain/booking/series';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { Booking } from '../../../data/bookings/booking-queries';
import type { Doc } from '../../../data/kit/readers';
import { call } from '../../../firebase/call';
import { useAction } from '../../../ui/hooks/use-action';
import { late } from '../../../ui/late';

const EndBookingDialog = late(
  async () => (await import('../page/end-booking-dialog')).EndBookingDialog,
  { isRare: true },
);

const SIDE = 'earner';

interface SeriesAnswerProps {
  /** The open requests of a series, soonest first. */
  readonly open: readonly Doc<Booking>[];
  readonly otherName: string;
  readonly now: Date;
  /** Called with what couldn't follow: those who are answered may leave the page. */
  readonly onRefused: (refused: readonly SeriesRefusal[]) => void;
}

/** The companion's answer to all open requests of a series at once. */
export function SeriesAnswer({ open, otherName, now, onRefused }: SeriesAnswerProps) {
  const { run, running, isBusy, failure, clear } = useAction<'accept' | 'decline'>(
    undefined,
    undefined,
    open.map(({ id }) => id).join(),
  );
  const [isDeclining, setDeclining] = useState(false);
  const [first] = open;

  async function answer(to: 'confirmed' | 'cancelled', reason = ''): Promise<void> {
    if (first === undefined) return;
    const input = { bookingId: first.id, to, reason, wholeSeries: true };
    const failed = await run(
      async () => onRefused((await call('transitionBooking', input)).refused),
      to === 'confirmed' ? 'accept' : 'decline',
    );
    if (failed === null) setDeclining(false);
  }

  return (
    <>
      {failure !== null && !isDeclining && (
        <Alert severity="error" sx={{ mt: 1.5 }} onClose={clear}>
          {failure}
        </Alert>
      )}
      {open.length > 1 && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 2 }}>
          <Button
            variant="contained"
            disabled={isBusy}
            aria-label={`Accept all ${open.length}: sessions with ${otherName}`}
            onClick={() => void answer('confirmed')}
          >
            {running === 'accept' ? 'Accepting...' : `Accept all ${open.length}`}
          </Button>
          <Button
            variant="outlined"
            color="error"
            disabled={isBusy}
            aria-label={`Decline all ${open.length}: sessions with ${otherName}`}
            onClick={() => setDeclining(true)}
          >
            Decline all {open.length}
          </Button>
        </Stack>
      )}
      {isDeclining && first !== undefined && (
        <EndBookingDialog
          title={`Decline all ${open.length} requests?`}
          booking={first}
          endReason="declined"
          role={SIDE}
          now={now}
          confirmLabel={`Decline ${open.length} requests`}
          isBusy={isBusy}
          failure={failure}
          onClose={() => {
            clear();
            setDeclining(false);
          }}
          onConfirm={(reason) => void answer('cancelled', reason)}
        />
      )}
    </>
  );
}
