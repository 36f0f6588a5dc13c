import { REASON_TEMPLATES } from '@hearthkin/domain/admin/reason-templates';
import type { Booking } from '@hearthkin/domain/booking/booking';
import { LIMITS } from '@hearthkin/domain/foundation/fields';
import { call } from '../../../firebase/call';
import { formatMoney } from '../../../lib/format';
import { arePaymentsLive } from '../../../lib/payments';
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog';
import { useAction } from '../../../ui/hooks/use-action';

interface CancelBookingDialogProps {
  readonly bookingId: string;
  readonly booking: Pick<Booking, 'status' | 'price'>;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks for the reason to cancel a booking of others. */
export function CancelBookingDialog(props: CancelBookingDialogProps) {
  const { bookingId, booking, onClose, onDone } = props;
  const { run, isBusy, failure } = useAction(onDone);
  return (
    <ReasonDialog
      draftId={`cancel-booking/${bookingId}`}
      title="Cancel this booking?"
      intro={`${moneyWords(booking)}The companion isn’t paid, and the time is free again. We let both know in the app and by email. This can’t be undone.`}
      saved={REASON_TEMPLATES.cancel}
      helperText="Both read this, and it stays in the audit log. No names of others."
      maxLength={LIMITS.reason}
      submitLabel="Cancel booking"
      busyLabel="Canceling..."
      isBusy={isBusy}
      failure={failure}
      onSubmit={(reason) =>
        void run(() => call('transitionBooking', { bookingId, to: 'cancelled', reason }))
      }
      onClose={onClose}
    />
  );
}

/** The fate of the member's money. */
function moneyWords({
  status,
  price: { totalMinor },
}: CancelBookingDialogProps['booking']): string {
  if (totalMinor === 0) return '';
  const isCharged = arePaymentsLive() && status !== 'pending';
  return isCharged
    ? `The member gets all of ${formatMoney(totalMinor)} back. `
    : 'The member isn’t charged. ';
}
