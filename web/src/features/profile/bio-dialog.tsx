import { LIMITS } from '@hearthkin/domain/account/fields';
import { type BioEdit, bioEdit } from '@hearthkin/domain/account/profile-edits';
import { zodResolver } from '@hookform/resolvers/zod';
import TextField from '@mui/material/TextField';
import { useForm, useWatch } from 'react-hook-form';
import { useSave } from '../../data/accounts/use-save';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import type { EditProps } from './edit-dialogs';

export function BioDialog({ account, owner, onClose, onSaved }: EditProps) {
  const { save, ...saving } = useSave(() => onSaved('Your bio is saved.'));
  const { register, control, handleSubmit, formState } = useForm<BioEdit>({
    resolver: zodResolver(bioEdit),
    defaultValues: { bio: account.bio },
  });
  const typed = useWatch({ control, name: 'bio' });
  const { ref, ...bio } = register('bio');
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
      <TextField
        {...bio}
        inputRef={ref}
        label="Bio"
        autoFocus
        multiline
        minRows={6}
        maxRows={14}
        error={formState.errors.bio !== undefined}
        helperText={`${typed.length} of ${LIMITS.bio} characters`}
        slotProps={{ htmlInput: { maxLength: LIMITS.bio } }}
      />
    </FormDialog>
  );
}
