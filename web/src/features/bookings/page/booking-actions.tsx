import { claimRefusal } from '@hearthkin/domain/booking/claim';
import { openTransitions, type Transition } from '@hearthkin/domain/booking/lifecycle';
import { canPropose, canProposePlace } from '@hearthkin/domain/booking/proposal';
import { awaitsPayment } from '@hearthkin/domain/payment/awaits-payment';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Booking } from '../../../data/bookings/booking-queries';
import type { Doc } from '../../../data/kit/readers';
import { call } from '../../../firebase/call';
import { roomPath } from '../../../lib/paths';
import { useAction } from '../../../ui/hooks/use-action';
import { late } from '../../../ui/late';

const CompleteDialog = late(async () => (await import('./complete-dialog')).CompleteDialog, {
  isRare: true,
});
const WentWrong = late(async () => (await import('./went-wrong')).WentWrong, {
  isRare: true,
});
const EndBookingDialog = late(async () => (await import('./end-booking-dialog')).EndBookingDialog, {
  isRare: true,
});
const ProposeDialog = late(async () => (await import('./propose-dialog')).ProposeDialog, {
  isRare: true,
});

const PlaceDialog = late(async () => (await import('./place-dialog')).PlaceDialog, {
  isRare: true,
});

interface ActionWords {
  readonly label: string;
  readonly busy: string;
  /** The title of the dialog that asks first, and its button. */
  readonly title?: string;
  readonly confirm?: string;
}

const WORDS: Readonly<Record<string, ActionWords>> = {
  accept: { label: 'Accept', busy: 'Accepting...' },
  decline: {
    label: 'Decline',
    busy: 'Declining...',
    title: 'Decline this request?',
    confirm: 'Decline request',
  },
  withdraw: { label: 'Withdraw request', busy: 'Withdrawing...', title: 'Withdraw this request?' },
  cancel: { label: 'Cancel booking', busy: 'Canceling...', title: 'Cancel this booking?' },
  complete: { label: 'Mark complete', busy: 'One moment...' },
};

interface BookingActionsProps {
  readonly booking: Doc<Booking>;
  readonly role: 'spender' | 'earner';
  readonly otherName: string;
  readonly now: Date;
  /** The buttons that lead elsewhere. */
  readonly children: ReactNode;
}

/**
 * The actions open to this side of the booking, from the transition table: the answer first, then
 * the links, and last what ends the booking.
 */
export function BookingActions(props: BookingActionsProps) {
  const { booking, role, otherName, now, children } = props;
  // The buttons stay disabled until the list shows the change.
  const { run, running, isBusy, failure, clear } = useAction(
    undefined,
    undefined,
    booking.data.status,
  );
  const navigate = useNavigate();
  const [ending, setEnding] = useState<Transition | null>(null);
  const [isProposing, setProposing] = useState(false);
  const [isPlacing, setPlacing] = useState(false);
  const [isTelling, setTelling] = useState(false);
  const open = openTransitions(booking.data, role, now).filter(
    ({ name }) => name !== 'accept' || !awaitsPayment(booking.data),
  );
  const mayPropose = canPropose(booking.data, now);
  const placeLabel = booking.data.location ? 'Suggest another place' : 'Suggest a place';
  const close = () => {
    clear();
    setEnding(null);
  };

  async function start({ name, to }: Transition, reason = ''): Promise<void> {
    if (to === 'pending') return;
    const input = { bookingId: booking.id, to, reason };
    if ((await run(() => call('transitionBooking', input), name)) !== null) return;
    setEnding(null);
    // They wait for each other now.
    if (name === 'accept' && booking.data.timing === 'now') void navigate(roomPath(booking.id));
  }

  const isLast = ({ name }: Transition) => name === 'withdraw' || name === 'cancel';
  const answers = open.filter((option) => !isLast(option));
  const button = (option: Transition) => {
    const words = WORDS[option.name];
    if (words === undefined) return null;
    const isEnd = option.to === 'cancelled';
    return (
      <Button
        key={option.name}
        variant={isLast(option) ? 'text' : isEnd ? 'outlined' : 'contained'}
        color={isEnd ? 'error' : 'primary'}
        disabled={isBusy}
        aria-label={`${words.label}: session with ${otherName}`}
        onClick={() => (option.to === 'confirmed' ? void start(option) : setEnding(option))}
      >
        {running === option.name ? words.busy : words.label}
      </Button>
    );
  };

  return (
    <Stack sx={{ gap: 1.5, mt: 2 }}>
      {answers.length > 0 && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {answers.map(button)}
        </Stack>
      )}
      <Box
        sx={{
          display: { xs: 'grid', sm: 'flex' },
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          flexWrap: 'wrap',
          gap: 1,
        }}
      >
        {children}
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
        {canProposePlace(booking.data, now) && (
          <Button
            variant="text"
            disabled={isBusy}
            aria-label={`${placeLabel}: session with ${otherName}`}
            onClick={() => setPlacing(true)}
          >
            {placeLabel}
          </Button>
        )}
        {mayTell(booking.data, now) && (
          <Button
            variant="text"
            disabled={isBusy}
            aria-label={`Something went wrong: session with ${otherName}`}
            onClick={() => setTelling(true)}
          >
            Something went wrong
          </Button>
        )}
        {open.filter(isLast).map(button)}
      </Box>
      {isTelling && (
        <WentWrong
          booking={booking}
          role={role}
          otherName={otherName}
          now={now}
          onClose={() => setTelling(false)}
        />
      )}
      {isProposing && (
        <ProposeDialog
          booking={booking}
          side={role}
          otherName={otherName}
          now={now}
          onClose={() => setProposing(false)}
        />
      )}
      {isPlacing && (
        <PlaceDialog
          booking={booking}
          otherName={otherName}
          label={placeLabel}
          onClose={() => setPlacing(false)}
        />
      )}
      {failure !== null && ending === null && (
        <Alert severity="error" onClose={clear}>
          {failure}
        </Alert>
      )}
      {ending?.to === 'completed' && (
        <CompleteDialog
          role={role}
          otherName={otherName}
          isBusy={isBusy}
          failure={failure}
          onClose={close}
          onConfirm={() => void start(ending)}
        />
      )}
      {ending?.endReason !== undefined && (
        <EndBookingDialog
          title={WORDS[ending.name]?.title ?? 'Cancel this booking?'}
          booking={booking}
          endReason={ending.endReason}
          role={role}
          now={now}
          confirmLabel={
            WORDS[ending.name]?.confirm ?? WORDS[ending.name]?.label ?? 'Cancel booking'
          }
          isBusy={isBusy}
          failure={failure}
          onClose={close}
          onConfirm={(reason) => void start(ending, reason)}
        />
      )}
    </Stack>
  );
}

/** From the start on, as long as a claim is possible then or later. */
function mayTell(booking: Booking, now: Date): boolean {
  const refusal = claimRefusal(booking, now);
  return refusal === null || (refusal === 'too-early' && now >= booking.startsAt);
}
