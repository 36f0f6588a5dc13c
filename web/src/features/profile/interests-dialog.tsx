import { type InterestsEdit, interestsEdit } from '@hearthkin/domain/account/profile-edits';
import { INTERESTS } from '@hearthkin/domain/foundation/interests';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useSave } from '../../data/accounts/use-save';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { ChoiceChips } from '../../ui/forms/choice-chips';
import type { EditProps } from './edit-dialogs';

export function InterestsDialog({ account, owner, onClose, onSaved }: EditProps) {
  const { save, isBusy, failure } = useSave(() => onSaved('Your interests are saved.'));
  const { control, handleSubmit, formState } = useForm<InterestsEdit>({
    resolver: zodResolver(interestsEdit),
    defaultValues: { interests: account.interests },
  });
  return (
    <FormDialog
      isLong
      title="Your interests"
      intro="We use them to find good matches."
      isDirty={formState.isDirty}
      isBusy={isBusy}
      failure={formState.errors.interests?.message ?? failure}
      submitLabel="Save"
      busyLabel="Saving..."
      onSubmit={(event) =>
        void handleSubmit((edit) => save((store) => store.saveAccount(owner, edit)))(event)
      }
      onClose={onClose}
    >
      <ChoiceChips
        control={control}
        name="interests"
        label="Interests"
        hint={(count) => `${count} chosen, at least 3`}
        options={INTERESTS}
        disabled={isBusy}
      />
    </FormDialog>
  );
}
