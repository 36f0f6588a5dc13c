import { type LanguagesEdit, languagesEdit } from '@hearthkin/domain/account/profile-edits';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { useSave } from '../../data/accounts/use-save';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { LanguageFields } from '../../ui/forms/language-fields';
import type { EditProps } from './edit-dialogs';

export function LanguagesDialog({ account, owner, onClose, onSaved }: EditProps) {
  const { save, isBusy, failure } = useSave(() => onSaved('Your languages are saved.'));
  const { control, handleSubmit, formState } = useForm<LanguagesEdit>({
    resolver: zodResolver(languagesEdit),
    defaultValues: { languages: account.languages },
  });
  return (
    <FormDialog
      isLong
      title="Your languages"
      intro="It’s easier to open up in your own language."
      isDirty={formState.isDirty}
      isBusy={isBusy}
      failure={failure}
      submitLabel="Save"
      busyLabel="Saving..."
      onSubmit={(event) =>
        void handleSubmit((edit) => save((store) => store.saveAccount(owner, edit)))(event)
      }
      onClose={onClose}
    >
      <Controller
        name="languages"
        control={control}
        render={({ field }) => (
          <LanguageFields value={field.value} onChange={field.onChange} disabled={isBusy} />
        )}
      />
    </FormDialog>
  );
}
