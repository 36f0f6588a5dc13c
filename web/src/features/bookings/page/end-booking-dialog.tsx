import type { EndReason } from '@hearthkin/domain/booking/booking';
import { LIMITS } from '@hearthkin/domain/foundation/fields';
import { type ComponentProps, useState } from 'react';
import type { Booking } from '../../../data/bookings/booking-queries';
import { useEndingWords } from '../../../data/bookings/use-ending-words';
import type { Doc } from '../../../data/kit/readers';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { TextField } from '../../../ui/forms/text-field';

interface EndBookingDialogProps
  extends Omit<ComponentProps<typeof EndDialog>, 'consequence' | 'cancelLabel'> {
  readonly booking: Doc<Booking>;
  readonly endReason: EndReason;
  readonly role: 'spender' | 'earner';
  readonly now: Date;
}

/** Asks before a booking ends, and says what that does to its payment. */
export function EndBookingDialog(props: EndBookingDialogProps) {
  const { booking, endReason, role, now, ...dialog } = props;
  const consequence = useEndingWords(booking, endReason, role, now);
  return (
    <EndDialog
      {...dialog}
      consequence={consequence}
      cancelLabel={booking.data.status === 'pending' ? 'Keep request' : 'Keep booking'}
    />
  );
}

interface EndDialogProps {
  readonly title: string;
  /** The fate of the payment. */
  readonly consequence: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks before a booking ends and explains what happens to the payment. */
function EndDialog(props: EndDialogProps) {
  const [reason, setReason] = useState('');
  const trimmed = reason.trim();
  return (
    <FormDialog
      title={props.title}
      intro={props.consequence}
      isDirty={trimmed !== ''}
      isBusy={props.isBusy}
      failure={props.failure}
      submitLabel={props.confirmLabel}
      busyLabel="One moment..."
      cancelLabel={props.cancelLabel}
      color="error"
      onSubmit={() => props.onConfirm(trimmed)}
      onClose={props.onClose}
    >
      <TextField
        label="Reason"
        multiline
        minRows={2}
        fullWidth
        value={reason}
        disabled={props.isBusy}
        onChange={(event) => setReason(event.target.value)}
        helperText="Optional. They’ll see this."
        slotProps={{ htmlInput: { maxLength: LIMITS.reason } }}
      />
    </FormDialog>
  );
}
