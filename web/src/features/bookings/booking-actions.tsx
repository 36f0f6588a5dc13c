import { openTransitions, type Transition } from '@hearthkin/domain/booking/lifecycle';
import { canPropose } from '@hearthkin/domain/booking/proposal';
import { ERROR_MESSAGES } from '@hearthkin/domain/messages';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import type { Booking } from '../../data/bookings/booking-queries';
import type { Doc } from '../../data/kit/readers';
import { call } from '../../firebase/call';
import { CallError, type CallErrorCode } from '../../lib/call-error';
import { late } from '../../ui/late';
import { moneyConsequence } from './consequence';

interface TransitionState {
  /** The running transition, until the booking shows its result. */
  readonly busy: string | null;
  readonly error: CallErrorCode | null;
}

const IDLE: TransitionState = { busy: null, error: null };

/** Runs a transition of a booking. Its buttons stay disabled until the list shows the change. */
function useTransition({ id, data }: Doc<Booking>) {
  const [state, setState] = useState<TransitionState>(IDLE);
  const { status } = data;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of status ends the running transition
  useEffect(() => setState(IDLE), [status]);

  /** @returns whether it succeeded. */
  async function run(transition: Transition, reason = ''): Promise<boolean> {
    const { to } = transition;
    if (to === 'pending') return false;
    setState({ busy: transition.name, error: null });
    try {
      await call('transitionBooking', { bookingId: id, to, reason });
      return true;
    } catch (error) {
      setState({ busy: null, error: error instanceof CallError ? error.code : 'internal' });
      return false;
    }
  }

  return { ...state, run, clear: () => setState(IDLE) };
}

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
  withdraw: { label: 'Cancel', busy: 'Cancelling...', title: 'Cancel this request?' },
  cancel: { label: 'Cancel', busy: 'Cancelling...', title: 'Cancel this booking?' },
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
  const transition = useTransition(booking);
  const [ending, setEnding] = useState<Transition | null>(null);
  const [isProposing, setProposing] = useState(false);
  const open = openTransitions(booking.data, role, now);
  const mayPropose = canPropose(booking.data, now);
  const close = () => {
    transition.clear();
    setEnding(null);
  };
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
              disabled={transition.busy !== null}
              aria-label={`${words.label}: session with ${otherName}`}
              onClick={() => (isEnd ? setEnding(option) : void transition.run(option))}
            >
              {transition.busy === option.name ? words.busy : words.label}
            </Button>
          );
        })}
        {mayPropose && (
          <Button
            variant="text"
            disabled={transition.busy !== null}
            aria-label={`Propose another time: session with ${otherName}`}
            onClick={() => setProposing(true)}
          >
            Propose another time
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
      {transition.error !== null && ending === null && (
        <Alert severity="error" onClose={transition.clear}>
          {ERROR_MESSAGES[transition.error]}
        </Alert>
      )}
      {ending?.endReason !== undefined && (
        <EndDialog
          title={WORDS[ending.name]?.title ?? 'Cancel this booking?'}
          consequence={moneyConsequence(booking.data, ending.endReason, role, now)}
          confirmLabel={ending.name === 'decline' ? 'Decline' : 'Cancel session'}
          isBusy={transition.busy !== null}
          error={transition.error}
          onClose={close}
          onConfirm={(reason) => {
            void transition.run(ending, reason).then((isDone) => isDone && setEnding(null));
          }}
        />
      )}
    </Stack>
  );
}
