import type { User } from '../../data/accounts/account-queries';
import type { SignedIn } from '../../session/auth-client';
import type { SignInMethods } from '../../session/reauthenticate';
import { DeleteDialog } from './delete-dialog';
import { DownloadDialog } from './download-dialog';
import { EmailDialog } from './email-dialog';
import { PasswordDialog } from './password-dialog';
import { PhoneDialog } from './phone-dialog';
import { SignOutDialog } from './sign-out-dialog';

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
