import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import {
  passwordForm,
  ReauthenticationField,
  usesPassword,
} from '../../data/sign-in/reauthentication-field';
import { useAccountAction } from '../../data/sign-in/use-account-action';
import { call } from '../../firebase/call';
import { saveDownload } from '../../lib/save-download';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import type { AccountDialogProps } from './account-dialogs';

/** Downloads all data held about the user as a file. */
export function DownloadDialog({ methods, onClose, onMessage }: AccountDialogProps) {
  const { run, ...action } = useAccountAction(methods);
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(passwordForm(usesPassword(methods))),
    defaultValues: { password: '' },
  });

  const download = async (password: string) => {
    const isDone = await run(password, async () => saveDownload(await call('downloadAccount', {})));
    if (!isDone) return;
    onMessage('Your data is in your downloads.');
    onClose();
  };

  return (
    <FormDialog
      {...action}
      title="Download my data"
      intro="The file has everything we hold about you, including your messages. Keep it somewhere safe."
      isDirty={false}
      submitLabel="Download"
      busyLabel="Preparing..."
      onSubmit={(event) => void handleSubmit(({ password }) => download(password))(event)}
      onClose={onClose}
    >
      <ReauthenticationField methods={methods} control={control} name="password" />
    </FormDialog>
  );
}
