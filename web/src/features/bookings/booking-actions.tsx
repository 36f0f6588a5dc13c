import { openTransitions, type Transition } from '@hearthkin/domain/booking/lifecycle';
import { canPropose } from '@hearthkin/domain/booking/proposal';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { Booking } from '../../data/bookings/booking-queries';
import type { Doc } from '../../data/kit/readers';
import { call } from '../../firebase/call';
import { useAction } from '../../ui/hooks/use-action';
import { late } from '../../ui/late';
import { moneyConsequence } from './consequence';

const CompleteDialog = late(async () => (await import('./complete-dialog')).CompleteDialog);
const EndDialog = late(async () => (await import('./end-dialog')).EndDialog);
const ProposeDialog = late(async () => (await import('./propose-dialog')).ProposeDialog);

interface ActionWords {
  readonly label: string;
  readonly busy: string;
  readonly title?: string;
}

const WORDS: Readonly<Record<string, ActionWords>> = {
  accept: { label: 'Accept', busy: 'Accepting...' },
  decline: { label: 'Decline', busy: 'Declining...', title: 'Decline this request?' },
  withdraw: { label: 'Cancel', busy: 'Canceling...', title: 'Cancel this request?' },
  cancel: { label: 'Cancel', busy: 'Canceling...', title: 'Cancel this booking?' },
  complete: { label: 'Mark complete', busy: 'One moment...' },
};

interface BookingActionsProps {
  readonly booking: Doc<Booking>;
  readonly role: 'spender' | 'earner';
  readonly otherName: string;
  readonly now: Date;
}

/** The actions open to this side of the booking, from the transition table. */
export function BookingActions({ booking, role, otherName, now }: BookingActionsProps) {
  // The buttons stay disabled until the list shows the change.
  const { run, running, isBusy, failure, clear } = useAction(
    undefined,
    undefined,
    booking.data.status,
  );
  const [ending, setEnding] = useState<Transition | null>(null);
  const [isProposing, setProposing] = useState(false);
  const open = openTransitions(booking.data, role, now);
  const mayPropose = canPropose(booking.data, now);
  const close = () => {
    clear();
    setEnding(null);
  };

  async function start({ name, to }: Transition, reason = ''): Promise<void> {
    if (to === 'pending') return;
    const input = { bookingId: booking.id, to, reason };
    if ((await run(() => call('transitionBooking', input), name)) === null) setEnding(null);
  }

  if (open.length === 0 && !mayPropose) return null;
  return (
    <Stack sx={{ gap: 1.5, mt: 2 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {open.map((option) => {
          const words = WORDS[option.name];
          if (words === undefined) return null;
          const isEnd = option.to === 'cancelled';
          return (
            <Button
              key={option.name}
              variant={isEnd ? 'outlined' : 'contained'}
              color={isEnd ? 'error' : 'primary'}
              disabled={isBusy}
              aria-label={`${words.label}: session with ${otherName}`}
              onClick={() => (option.to === 'confirmed' ? void start(option) : setEnding(option))}
            >
              {running === option.name ? words.busy : words.label}
            </Button>
          );
        })}
        {mayPropose && (
          <Button
            variant="text"
            disabled={isBusy}
            aria-label={`Suggest a new time: session with ${otherName}`}
            onClick={() => setProposing(true)}
          >
            Suggest a new time
          </Button>
        )}
      </Stack>
      {isProposing && (
        <ProposeDialog
          booking={booking}
          otherName={otherName}
          now={now}
          onClose={() => setProposing(false)}
        />
      )}
      {failure !== null && ending === null && (
        <Alert severity="error" onClose={clear}>
          {failure}
        </Alert>
      )}
      {ending?.to === 'completed' && (
        <CompleteDialog
          booking={booking.data}
          role={role}
          otherName={otherName}
          now={now}
          isBusy={isBusy}
          failure={failure}
          onClose={close}
          onConfirm={() => void start(ending)}
        />
      )}
      {ending?.endReason !== undefined && (
        <EndDialog
          title={WORDS[ending.name]?.title ?? 'Cancel this booking?'}
          consequence={moneyConsequence(booking.data, ending.endReason, role, now)}
          confirmLabel={ending.name === 'decline' ? 'Decline' : 'Cancel session'}
          isBusy={isBusy}
          failure={failure}
          onClose={close}
          onConfirm={(reason) => void start(ending, reason)}
        />
      )}
    </Stack>
  );
}
