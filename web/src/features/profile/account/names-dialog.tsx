import { type NamesEdit, namesEdit } from '@hearthkin/domain/account/person-name';
import { losesBadge } from '@hearthkin/domain/account/shown-verified';
import { LIMITS } from '@hearthkin/domain/foundation/fields';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../../firebase/call';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { FormTextField } from '../../../ui/forms/form-field';
import { useAction } from '../../../ui/hooks/use-action';
import { BadgeChangeDialog, BadgeHint } from '../badge-change';
import type { EditProps } from './edit-dialogs';

export function NamesDialog({ account, owner, onClose, onSaved }: EditProps) {
  const { run, ...saving } = useAction(() => onSaved('Your name is saved.'));
  const { control, handleSubmit, formState } = useForm<NamesEdit>({
    resolver: zodResolver(namesEdit),
    defaultValues: { firstName: account.firstName, lastName: account.lastName },
  });
  const isVerified = losesBadge(account);
  /** Another name of a verified person, which they have to confirm. */
  const [asked, setAsked] = useState<NamesEdit | null>(null);
  const stopAsking = () => setAsked(null);
  const saveNames = (names: NamesEdit) => run(() => call('saveNames', names));

  function submit(names: NamesEdit): void {
    const isAnother = names.firstName !== account.firstName || names.lastName !== account.lastName;
    if (isVerified && isAnother) setAsked(names);
    else void saveNames(names);
  }

  return (
    <>
      <FormDialog
        {...saving}
        title="Your name"
        intro="Others see your first name and last initial."
        isDirty={formState.isDirty}
        submitLabel="Save"
        busyLabel="Saving..."
        onSubmit={(event) => void handleSubmit(submit)(event)}
        onClose={onClose}
      >
        <FormTextField
          control={control}
          name="firstName"
          label="First name"
          autoFocus
          autoComplete="given-name"
          isRequired
          maxLength={LIMITS.name}
        />
        <FormTextField
          control={control}
          name="lastName"
          label="Last name"
          autoComplete="family-name"
          maxLength={LIMITS.name}
        />
        {isVerified && <BadgeHint what="name" />}
      </FormDialog>
      {asked !== null && (
        <BadgeChangeDialog
          what="name"
          owner={owner}
          onConfirm={() => void saveNames(asked)}
          onClose={stopAsking}
        />
      )}
    </>
  );
}
