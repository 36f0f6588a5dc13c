import type { ProviderId } from '@hearthkin/domain/account/provider-signup';
import type { AccountDialogProps } from '../account/account-dialogs';
import { AddWayDialog } from './add-way-dialog';
import { PasswordDialog } from './password-dialog';
import { RemoveWayDialog } from './remove-way-dialog';

export type WayAction =
  | { readonly kind: 'password' }
  | { readonly kind: 'add' | 'remove'; readonly provider: ProviderId };

interface WayDialogsProps extends AccountDialogProps {
  readonly action: WayAction | null;
}

export function WayDialogs({ action, ...props }: WayDialogsProps) {
  switch (action?.kind) {
    case 'password':
      return <PasswordDialog {...props} />;
    case 'add':
      return <AddWayDialog {...props} provider={action.provider} />;
    case 'remove':
      return <RemoveWayDialog {...props} provider={action.provider} />;
    default:
      return null;
  }
}
