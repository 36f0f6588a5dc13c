import { typedEmailInput } from '@hearthkin/domain/account/email';
import { ERROR_MESSAGES } from '@hearthkin/domain/foundation/messages';
import { zodResolver } from '@hookform/resolvers/zod';
import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined';
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { call } from '../../../firebase/call';
import { emailAppLink } from '../../../lib/email-app';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { FormTextField } from '../../../ui/forms/form-field';
import {
  PASSWORD_MISSING,
  ReauthenticationField,
  useAccountAction,
  usesPassword,
} from '../../sign-in/public';
import type { AccountDialogProps } from './account-dialogs';

function formFor(needsPassword: boolean, present: string) {
  return z.object({
    email: typedEmailInput.shape.email.check(
      z.refine(
        (email) => email.toLowerCase() !== present.toLowerCase(),
        ERROR_MESSAGES['own-email'],
      ),
    ),
    password: needsPassword ? z.string().check(z.minLength(1, PASSWORD_MISSING)) : z.string(),
  });
}

/** Requests a new address. It takes effect when the emailed link is opened. */
export function EmailDialog({ account, methods, onClose }: AccountDialogProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { run, ...action } = useAccountAction(methods);
  const { control, handleSubmit, formState } = useForm({
    resolver: zodResolver(formFor(usesPassword(methods), account.email)),
    defaultValues: { email: '', password: '' },
  });

  if (sentTo !== null) return <EmailLinkSent email={sentTo} onClose={onClose} />;
  return (
    <FormDialog
      {...action}
      title="Change your email"
      intro="You’ll sign in with it, and we’ll email you there."
      isDirty={formState.isDirty}
      submitLabel="Send link"
      busyLabel="Sending..."
      onSubmit={(event) =>
        void handleSubmit(async ({ email, password }) => {
          const isSent = await run(
            password,
            async () => void (await call('requestEmailChange', { email })),
          );
          if (isSent) setSentTo(email);
        })(event)
      }
      onClose={onClose}
    >
      <FormTextField
        control={control}
        name="email"
        label="New email"
        type="email"
        autoFocus
        autoComplete="email"
        isRequired
      />
      <ReauthenticationField methods={methods} control={control} name="password" />
    </FormDialog>
  );
}

interface EmailLinkSentProps {
  readonly email: string;
  readonly onClose: () => void;
}

/** The link was sent; explains what happens next. */
function EmailLinkSent({ email, onClose }: EmailLinkSentProps) {
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      aria-describedby={textId}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={titleId} component="h2" sx={{ typography: 'h2' }}>
        <Box
          component={MarkEmailReadOutlined}
          aria-hidden
          sx={{ display: 'block', mb: 1, fontSize: 34, color: 'primary.main' }}
        />
        Check your inbox
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={textId} sx={{ overflowWrap: 'anywhere' }}>
          We’ve sent a link to <strong>{email}</strong>. Open it within 24 hours to confirm the
          change.
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>Close</Button>
        <Button variant="contained" {...emailAppLink(email)} endIcon={<OpenInNewOutlined />}>
          Open email app
        </Button>
      </DialogActions>
    </Dialog>
  );
}
