import { rateEdit } from '@hearthkin/domain/account/profile-edits';
import { CURRENCY } from '@hearthkin/domain/money';
import { zodResolver } from '@hookform/resolvers/zod';
import InputAdornment from '@mui/material/InputAdornment';
import { useForm } from 'react-hook-form';
import { useSave } from '../../data/accounts/use-save';
import type { Companion } from '../../data/companions/companion-queries';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { TextField } from '../../ui/forms/text-field';
import type { EditProps } from './edit-dialogs';

interface RateDialogProps extends EditProps {
  readonly listing: Companion;
}

/** Edits the hourly rate. Existing bookings keep their price. */
export function RateDialog({ listing, owner, onClose, onSaved }: RateDialogProps) {
  const { save, ...saving } = useSave(() => onSaved('Your hourly rate is saved.'));
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(rateEdit),
    defaultValues: { hourlyRate: String(listing.hourlyRate) },
  });
  const { errors, isDirty } = formState;
  const { ref, ...rate } = register('hourlyRate');
  return (
    <FormDialog
      {...saving}
      title="Your hourly rate"
      intro="The price of every activity follows from it. Bookings that were made already keep theirs."
      isDirty={isDirty}
      submitLabel="Save"
      busyLabel="Saving..."
      onSubmit={(event) =>
        void handleSubmit((edit) => save((store) => store.saveListing(owner.uid, edit)))(event)
      }
      onClose={onClose}
    >
      <TextField
        {...rate}
        inputRef={ref}
        label="Hourly rate"
        autoFocus
        autoComplete="off"
        error={errors.hourlyRate !== undefined}
        helperText={errors.hourlyRate?.message ?? 'Whole euros, from 5 to 500'}
        slotProps={{
          htmlInput: { inputMode: 'numeric', 'aria-required': true, maxLength: 6 },
          input: { startAdornment: <InputAdornment position="start">{CURRENCY}</InputAdornment> },
        }}
        sx={{ maxWidth: 280 }}
      />
    </FormDialog>
  );
}
