import { LIMITS } from '@hearthkin/domain/foundation/fields';
import {
  saveTrustedContactInput,
  type TrustedContactForm,
} from '@hearthkin/domain/safety/trusted-contact-form';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { call } from '../../../firebase/call';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { FormTextField } from '../../../ui/forms/form-field';
import { useAction } from '../../../ui/hooks/use-action';

interface TrustedContactDialogProps {
  readonly onClose: () => void;
  readonly onMessage: (sentence: string) => void;
}

/** Names a trusted contact, who is asked by email. */
export function TrustedContactDialog({ onClose, onMessage }: TrustedContactDialogProps) {
  const { control, handleSubmit, formState } = useForm<TrustedContactForm>({
    resolver: zodResolver(saveTrustedContactInput),
    defaultValues: { name: '', email: '' },
  });
  const saving = useAction(onClose);
  const save = (form: TrustedContactForm) =>
    saving.run(async () => {
      const { sent } = await call('saveTrustedContact', form);
      onMessage(
        sent
          ? `We’ve emailed ${form.name}. They still have to agree.`
          : `${form.name} is saved, but the email didn’t go out. Send it again.`,
      );
    });
  return (
    <FormDialog
      title="Who should know?"
      intro="We email them what you ask of them. They can say no, and stop at any time."
      isDirty={formState.isDirty}
      isBusy={saving.isBusy}
      failure={saving.failure}
      submitLabel="Ask them"
      busyLabel="Asking..."
      onSubmit={(event) => void handleSubmit(save)(event)}
      onClose={onClose}
    >
      <FormTextField
        control={control}
        name="name"
        label="Their name"
        autoFocus
        isRequired
        maxLength={LIMITS.name}
      />
      <FormTextField
        control={control}
        name="email"
        label="Their email"
        type="email"
        isRequired
        maxLength={LIMITS.email}
      />
    </FormDialog>
  );
}
