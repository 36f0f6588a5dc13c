import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { PATHS } from '../../lib/paths';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { useAction } from '../../ui/hooks/use-action';
import { TextLink } from '../../ui/layout/text-link';
import { bookingPages } from '../bookings/booking-queries';
import { useLive } from '../kit/live-query';

interface BlockDialogProps {
  readonly uid: string;
  readonly otherUid: string;
  readonly name: string;
  readonly onClose: () => void;
  readonly onBlocked: () => void;
}

/** Asks before blocking someone, and says which sessions stay booked. */
export function BlockDialog({ uid, otherUid, name, onClose, onBlocked }: BlockDialogProps) {
  const { run, ...blocking } = useAction(onBlocked);
  const ahead = useSessionsAhead(uid, otherUid);
  return (
    <FormDialog
      {...blocking}
      title={`Block ${name}?`}
      intro={`${name} can’t book you, and nothing they write will reach you. We won’t tell them. Past messages stay, and you can unblock anytime.`}
      isDirty={false}
      submitLabel="Block"
      busyLabel="Blocking..."
      color="error"
      onSubmit={() =>
        void run(async () => {
          const { blockPerson } = await import('../conversations/conversation-store');
          await blockPerson(uid, otherUid);
        })
      }
      onClose={onClose}
    >
      {ahead > 0 && (
        <Alert severity="warning">
          You and {name} have {ahead === 1 ? 'a booking' : `${ahead} bookings`} ahead. A block
          doesn’t cancel {ahead === 1 ? 'it' : 'them'}. See{' '}
          <TextLink href={PATHS.myBookings}>your bookings</TextLink>.
        </Alert>
      )}
    </FormDialog>
  );
}

/** The upcoming bookings and requests of two people, among the user's next twenty. */
function useSessionsAhead(uid: string, otherUid: string): number {
  const [openedAt] = useState(() => new Date());
  const upcoming = useLive(bookingPages(uid, 'upcoming'));
  if (upcoming.status !== 'ready') return 0;
  return upcoming.data.items.filter(
    ({ data }) => data.participantIds.includes(otherUid) && data.startsAt > openedAt,
  ).length;
}
