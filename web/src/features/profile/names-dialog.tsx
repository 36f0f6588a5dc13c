import { LIMITS } from '@hearthkin/domain/account/fields';
import { type NamesEdit, namesEdit } from '@hearthkin/domain/account/profile-edits';
import { zodResolver } from '@hookform/resolvers/zod';
import TextField from '@mui/material/TextField';
import { useForm } from 'react-hook-form';
import { useSave } from '../../data/accounts/use-save';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import type { EditProps } from './edit-dialogs';

export function NamesDialog({ account, owner, onClose, onSaved }: EditProps) {
  const { save, ...saving } = useSave(() => onSaved('Your name is saved.'));
  const { register, handleSubmit, formState } = useForm<NamesEdit>({
    resolver: zodResolver(namesEdit),
    defaultValues: { firstName: account.firstName, lastName: account.lastName },
  });
  const { errors, isDirty } = formState;
  const { ref: firstRef, ...first } = register('firstName');
  const { ref: lastRef, ...last } = register('lastName');
  return (
    <FormDialog
      {...saving}
      title="Your name"
      intro="Others see your first name and the initial of your last name."
      isDirty={isDirty}
      submitLabel="Save"
      busyLabel="Saving..."
      onSubmit={(event) =>
        void handleSubmit((names) => save((store) => store.saveAccount(owner, names)))(event)
      }
      onClose={onClose}
    >
      <TextField
        {...first}
        inputRef={firstRef}
        label="First name"
        autoFocus
        autoComplete="given-name"
        error={errors.firstName !== undefined}
        helperText={errors.firstName?.message}
        slotProps={{ htmlInput: { 'aria-required': true, maxLength: LIMITS.name } }}
      />
      <TextField
        {...last}
        inputRef={lastRef}
        label="Last name"
        autoComplete="family-name"
        slotProps={{ htmlInput: { maxLength: LIMITS.name } }}
      />
    </FormDialog>
  );
}
