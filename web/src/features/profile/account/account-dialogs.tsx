import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import type { User } from '../../../data/accounts/account-queries';
import { call } from '../../../firebase/call';
import { saveDownload } from '../../../lib/save-download';
import type { SignedIn } from '../../../session/auth-client';
import type { SignInMethods } from '../../../session/reauthenticate';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { PhoneForm } from '../../phone/public';
import {
  passwordForm,
  ReauthenticationField,
  useAccountAction,
  usesPassword,
} from '../../sign-in/public';
import { PasswordDialog } from '../ways/password-dialog';
import { SignOutDialog } from '../ways/sign-out-dialog';
import { DeleteDialog } from './delete-dialog';
import { EmailDialog } from './email-dialog';

export type AccountAction = 'email' | 'phone' | 'password' | 'sign-out' | 'download' | 'delete';

/** Props of every account dialog. */
export interface AccountDialogProps {
  readonly person: SignedIn;
  readonly account: User;
  readonly methods: SignInMethods;
  readonly onClose: () => void;
  /** Gets a sentence to show. */
  readonly onMessage: (sentence: string) => void;
}

interface AccountDialogsProps extends AccountDialogProps {
  readonly action: AccountAction | null;
}

export function AccountDialogs({ action, ...props }: AccountDialogsProps) {
  switch (action) {
    case 'email':
      return <EmailDialog {...props} />;
    case 'phone':
      return <PhoneDialog {...props} />;
    case 'password':
      return <PasswordDialog {...props} />;
    case 'sign-out':
      return <SignOutDialog {...props} />;
    case 'download':
      return <DownloadDialog {...props} />;
    case 'delete':
      return <DeleteDialog {...props} />;
    case null:
      return null;
  }
}

/** Downloads all data held about the user as a file. */
function DownloadDialog({ methods, onClose, onMessage }: AccountDialogProps) {
  const { run, ...action } = useAccountAction(methods);
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(passwordForm(usesPassword(methods))),
    defaultValues: { password: '' },
  });

  const download = async (password: string) => {
    const isDone = await run(password, () =>
      saveDownload((after) => call('downloadAccount', { after })),
    );
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

/** Adds the account's phone number, or changes it, by a code that is sent to the new one. */
function PhoneDialog({ person, account, onClose, onMessage }: AccountDialogProps) {
  const titleId = useId();
  const isFirst = account.phone === '';
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} component="h2" sx={{ typography: 'h2' }}>
        {isFirst ? 'Add your phone number' : 'Change your phone number'}
      </DialogTitle>
      <DialogContent>
        <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>
          {isFirst
            ? 'We’ll text you a code. One account per phone number.'
            : `We’ll text a code to the new number. Until it’s verified, ${account.phone} stays.`}
        </Typography>
        <PhoneForm
          uid={person.uid}
          onDone={() => {
            onMessage('Your phone number is saved.');
            onClose();
          }}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </Dialog>
  );
}
