import { LIMITS } from '@hearthkin/domain/account/fields';
import { call } from '../../firebase/call';
import { formatMoney } from '../../lib/format';
import { arePaymentsLive } from '../../lib/payments';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog';
import { useStaffAct } from './use-staff-act';

interface CancelBookingDialogProps {
  readonly bookingId: string;
  readonly totalMinor: number;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks for the reason to cancel a booking of others. */
export function CancelBookingDialog(props: CancelBookingDialogProps) {
  const { bookingId, totalMinor, onClose, onDone } = props;
  const { run, isBusy, failure } = useStaffAct(onDone);
  const refund =
    totalMinor === 0
      ? ''
      : arePaymentsLive()
        ? `The member gets all of ${formatMoney(totalMinor)} back, or isn’t charged if the request waits for its answer. `
        : 'The member isn’t charged. ';
  return (
    <ReasonDialog
      draftId={`cancel-booking/${bookingId}`}
      title="Cancel this booking?"
      intro={`${refund}The companion isn’t paid, and the time is free again. We let both know in the app and by email. This can’t be undone.`}
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
