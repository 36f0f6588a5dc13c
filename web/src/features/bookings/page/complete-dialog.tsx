import type { Booking } from '../../../data/bookings/booking-queries';
import { formatTime, ownTimeZone } from '../../../lib/format';
import { arePaymentsLive } from '../../../lib/payments';
import { FormDialog } from '../../../ui/dialogs/form-dialog';

interface CompleteDialogProps {
  readonly booking: Booking;
  readonly role: 'spender' | 'earner';
  readonly otherName: string;
  readonly now: Date;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before a session is completed, which can't be undone. */
export function CompleteDialog(props: CompleteDialogProps) {
  return (
    <FormDialog
      title="Mark this session complete?"
      intro={consequence(props)}
      isDirty={false}
      isBusy={props.isBusy}
      failure={props.failure}
      submitLabel="Mark complete"
      busyLabel="One moment..."
      cancelLabel="Not yet"
      onSubmit={props.onConfirm}
      onClose={props.onClose}
    />
  );
}

function consequence({ booking, role, otherName, now }: CompleteDialogProps): string {
  const { endsAt } = booking;
  const end = endsAt > now ? `The session ends at ${formatTime(endsAt, ownTimeZone())}. ` : '';
  const name = otherName === '' ? 'Your companion' : otherName;
  const pay = arePaymentsLive()
    ? role === 'earner'
      ? 'We send your pay 48 hours later. '
      : `${name} is paid 48 hours later. `
    : '';
  return `${end}${pay}After this, it can’t be canceled. If something went wrong, tell us within 48 hours.`;
}
