import { type BioEdit, bioEdit } from '@hearthkin/domain/account/profile-edits';
import { LIMITS } from '@hearthkin/domain/foundation/fields';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useSave } from '../../data/accounts/use-save';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { FormTextField } from '../../ui/forms/form-field';
import type { EditProps } from './edit-dialogs';

export function BioDialog({ account, owner, onClose, onSaved }: EditProps) {
  const { save, ...saving } = useSave(() => onSaved('Your bio is saved.'));
  const { control, handleSubmit, formState } = useForm<BioEdit>({
    resolver: zodResolver(bioEdit),
    defaultValues: { bio: account.bio },
  });
  return (
    <FormDialog
      {...saving}
      title="Your bio"
      intro="What would you like people to know before they meet you?"
      isDirty={formState.isDirty}
      submitLabel="Save"
      busyLabel="Saving..."
      onSubmit={(event) =>
        void handleSubmit((edit) => save((store) => store.saveAccount(owner, edit)))(event)
      }
      onClose={onClose}
    >
      <FormTextField
        control={control}
        name="bio"
        label="Bio"
        hint={(typed) => `${typed.length} of ${LIMITS.bio} characters`}
        autoFocus
        rows={6}
        maxLength={LIMITS.bio}
      />
    </FormDialog>
  );
}
