import { openTransitions, type Transition } from '@hearthkin/domain/booking/lifecycle';
import { activityOf } from '@hearthkin/domain/foundation/activities';
import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type Booking, bookingPages } from '../../../data/bookings/booking-queries';
import { useEndingWords } from '../../../data/bookings/use-ending-words';
import { useLive } from '../../../data/kit/live-query';
import type { Doc } from '../../../data/kit/readers';
import { call } from '../../../firebase/call';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { useNow } from '../../../ui/hooks/clock';
import { failureSentence, useAction } from '../../../ui/hooks/use-action';
import { SessionTime } from '../../../ui/layout/session-time';

interface BlockDialogProps {
  readonly uid: string;
  readonly otherUid: string;
  readonly name: string;
  readonly onClose: () => void;
  /** Gets a sentence about it. */
  readonly onBlocked: (sentence: string) => void;
}

type Role = 'spender' | 'earner';

/** A booking with the other person that the user can still end, and the transition that does. */
interface Ending {
  readonly booking: Doc<Booking>;
  readonly role: Role;
  readonly by: Transition & Required<Pick<Transition, 'endReason'>>;
}

/** Asks before blocking a person, and offers to end what is booked with them, with what that costs or returns. */
export function BlockDialog({ uid, otherUid, name, onClose, onBlocked }: BlockDialogProps) {
  const { run, ...blocking } = useAction();
  const now = useNow();
  const endings = useEndings(uid, otherUid, now);
  const [endsThem, setEndsThem] = useState(false);
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  const isBlocked = failures.size > 0;
  const count = endings.length;
  const them = count === 1 ? 'it' : 'them';

  /** The block comes first: it protects, whatever becomes of the bookings. */
  async function block(): Promise<void> {
    if (!isBlocked) {
      const { blockPerson } = await import('../../../data/conversations/conversation-store');
      await blockPerson(uid, otherUid);
    }
    const failed = new Map<string, string>();
    if (endsThem) {
      for (const { booking } of endings) {
        try {
          await call('transitionBooking', { bookingId: booking.id, to: 'cancelled', reason: '' });
        } catch (error) {
          failed.set(booking.id, `Not canceled. ${failureSentence(error)}`);
        }
      }
    }
    setFailures(failed);
    if (failed.size > 0) return;
    const ended =
      endsThem && count > 0
        ? ` ${count === 1 ? 'Your session is' : `${count} sessions are`} canceled.`
        : '';
    onBlocked(`${name} is blocked.${ended}`);
  }

  return (
    <FormDialog
      {...blocking}
      title={isBlocked ? `${name} is blocked` : `Block ${name}?`}
      intro={`${name} can’t book you, and nothing they write will reach you. We won’t tell them. Open requests between you end. Past messages stay, and you can unblock anytime.`}
      isDirty={false}
      submitLabel={isBlocked ? 'Try again' : endsThem ? `Block and cancel ${them}` : 'Block'}
      cancelLabel={isBlocked ? 'Done' : undefined}
      busyLabel="Blocking..."
      color="error"
      onSubmit={() => void run(block)}
      onClose={onClose}
    >
      {count > 0 && (
        <>
          <Alert severity="warning">
            You and {name} have {count === 1 ? 'a session' : `${count} sessions`} ahead. A block
            alone doesn’t cancel {them}.
          </Alert>
          <Stack
            component="ul"
            aria-label={`Booked with ${name}`}
            sx={{ gap: 2, p: 0, m: 0, listStyle: 'none' }}
          >
            {endings.map((ending) => (
              <EndingLine
                key={ending.booking.id}
                {...ending}
                now={now}
                failure={failures.get(ending.booking.id) ?? null}
              />
            ))}
          </Stack>
          <FormControlLabel
            control={
              <Checkbox
                checked={endsThem}
                disabled={blocking.isBusy}
                onChange={(_, checked) => setEndsThem(checked)}
              />
            }
            label={count === 1 ? 'Cancel it, too' : `Cancel all ${count}, too`}
          />
        </>
      )}
    </FormDialog>
  );
}

interface EndingLineProps extends Ending {
  readonly now: Date;
  readonly failure: string | null;
}

function EndingLine({ booking, role, by, now, failure }: EndingLineProps) {
  const words = useEndingWords(booking, by.endReason, role, now);
  return (
    <li>
      <Typography sx={{ fontWeight: 600 }}>{activityOf(booking.data.activity).name}</Typography>
      <SessionTime {...booking.data} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words}
      </Typography>
      {failure !== null && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {failure}
        </Alert>
      )}
    </li>
  );
}

/** The agreed sessions of two people that one of them can cancel now, among the user’s next twenty. A block ends requests itself. */
function useEndings(uid: string, otherUid: string, now: Date): readonly Ending[] {
  const upcoming = useLive(bookingPages(uid, 'upcoming'));
  if (upcoming.status !== 'ready') return [];
  return upcoming.data.items
    .filter(({ data }) => data.participantIds.includes(otherUid))
    .flatMap((booking): Ending[] => {
      const role = booking.data.spenderId === uid ? 'spender' : 'earner';
      const by = openTransitions(booking.data, role, now).find(({ name }) => name === 'cancel');
      return by?.endReason === undefined
        ? []
        : [{ booking, role, by: { ...by, endReason: by.endReason } }];
    });
}
