import { type SupportEdit, supportEdit } from '@hearthkin/domain/account/profile-edits';
import { SUPPORT_PREFERENCES } from '@hearthkin/domain/companion/support-words';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useSave } from '../../data/accounts/use-save';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { ChoiceChips } from '../../ui/forms/choice-chips';
import type { EditProps } from './edit-dialogs';

export function SupportDialog({ account, owner, onClose, onSaved }: EditProps) {
  const { save, isBusy, failure } = useSave(() => onSaved('What helps you is saved.'));
  const { control, handleSubmit, formState } = useForm<SupportEdit>({
    resolver: zodResolver(supportEdit),
    defaultValues: { supportPreferences: account.supportPreferences },
  });
  return (
    <FormDialog
      isLong
      title="What helps you"
      intro="We use it to find good matches. A companion you ask for a session sees it with your request, and no one else does."
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
      <ChoiceChips
        control={control}
        name="supportPreferences"
        label="On a hard or a slow day"
        hint="As many as you like, or none."
        options={SUPPORT_PREFERENCES}
        disabled={isBusy}
      />
    </FormDialog>
  );
}
