import { rateEdit } from '@hearthkin/domain/account/profile-edits';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useSave } from '../../data/accounts/use-save';
import type { Companion } from '../../data/companions/companion-queries';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { RateField } from '../../ui/forms/companion-fields';
import type { EditProps } from './edit-dialogs';

interface RateDialogProps extends EditProps {
  readonly listing: Companion;
}

/** Edits the hourly rate. Existing bookings keep their price. */
export function RateDialog({ listing, owner, onClose, onSaved }: RateDialogProps) {
  const { save, ...saving } = useSave(() => onSaved('Your hourly rate is saved.'));
  const { control, handleSubmit, formState } = useForm({
    resolver: zodResolver(rateEdit),
    defaultValues: { hourlyRate: String(listing.hourlyRate) },
  });
  return (
    <FormDialog
      {...saving}
      title="Your hourly rate"
      intro="Your activity prices are based on this. Existing bookings don’t change."
      isDirty={formState.isDirty}
      submitLabel="Save"
      busyLabel="Saving..."
      onSubmit={(event) =>
        void handleSubmit((edit) => save((store) => store.saveListing(owner.uid, edit)))(event)
      }
      onClose={onClose}
    >
      <RateField control={control} name="hourlyRate" autoFocus isRequired sx={{ maxWidth: 280 }} />
    </FormDialog>
  );
}
