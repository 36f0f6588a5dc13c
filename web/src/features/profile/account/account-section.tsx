import { PROVIDER_NAMES } from '@hearthkin/domain/account/provider-signup';
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { User } from '../../../data/accounts/account-queries';
import { call } from '../../../firebase/call';
import { PATHS } from '../../../lib/paths';
import type { SignedIn } from '../../../session/auth-client';
import { useAction } from '../../../ui/hooks/use-action';
import { late } from '../../../ui/late';
import { accountFailure, useSignInMethods } from '../../sign-in/public';
import type { AccountAction } from './account-dialogs';
import { Setting } from './setting';

const AccountDialogs = late(async () => (await import('./account-dialogs')).AccountDialogs, {
  isOpen: ({ action }) => action !== null,
  isRare: true,
});

interface AccountSectionProps {
  readonly person: SignedIn;
  readonly account: User;
  readonly onMessage: (sentence: string) => void;
}

/** Private settings: sign-in, data export and account deletion. */
export function AccountSection({ person, account, onMessage }: AccountSectionProps) {
  const id = useId();
  const methods = useSignInMethods(person);
  const [action, setAction] = useState<AccountAction | null>(null);
  const close = () => setAction(null);
  const ask = (next: AccountAction) => ({
    disabled: methods === null,
    onClick: () => setAction(next),
  });
  const hasEmail = account.email !== '';
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3.5 } }}>
      <Typography variant="h2" id={id}>
        Sign-in and security
      </Typography>
      <Box component="ul" sx={{ p: 0, m: 0, mt: 1, listStyle: 'none' }}>
        <Setting
          title="Email"
          text={
            hasEmail ? (
              <FactWithState isVerified={account.emailVerified}>{account.email}</FactWithState>
            ) : (
              'Not set'
            )
          }
          {...ask('email')}
        >
          Change email
        </Setting>
        {hasEmail && !account.emailVerified && (
          <ConfirmEmailSetting email={account.email} onMessage={onMessage} />
        )}
        <Setting
          title="Phone"
          text={
            account.phone === '' ? (
              'Not added yet. We ask for it before you book or write.'
            ) : (
              <FactWithState isVerified={account.phoneVerified}>{account.phone}</FactWithState>
            )
          }
          {...ask('phone')}
        >
          {account.phone === '' ? 'Add phone' : 'Change phone'}
        </Setting>
        {methods !== null && !methods.hasPassword && methods.provider !== null ? (
          <Setting
            title="Password"
            text={`You sign in with ${PROVIDER_NAMES[methods.provider]}.`}
            {...ask('password')}
            // A password needs an email.
            {...(!hasEmail && { disabled: true })}
          >
            Set a password
          </Setting>
        ) : (
          <Setting
            title="Password"
            text="Changing it signs out your other devices."
            {...ask('password')}
          >
            Change password
          </Setting>
        )}
        <Setting
          title="Ways to sign in"
          text="See what opens your account, and add or remove Google and Facebook."
          to={PATHS.waysToSignIn}
        >
          Ways to sign in
        </Setting>
        <Setting title="Devices" text="Lost a device, or used someone else’s?" {...ask('sign-out')}>
          Sign out everywhere
        </Setting>
        <Setting
          title="Your data"
          text="Everything we hold about you, as a file (JSON)."
          {...ask('download')}
        >
          Download my data
        </Setting>
        <Setting
          title="Delete account"
          text="We’ll show you what’s deleted and what’s kept first."
          color="error"
          {...ask('delete')}
        >
          Delete my account
        </Setting>
      </Box>
      {methods !== null && (
        <AccountDialogs
          action={action}
          person={person}
          account={account}
          methods={methods}
          onMessage={onMessage}
          onClose={close}
        />
      )}
    </Card>
  );
}

interface FactWithStateProps {
  readonly isVerified: boolean;
  readonly children: string;
}

/** An address or a number, and whether it is verified. */
function FactWithState({ isVerified, children }: FactWithStateProps) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      <span>{children}</span>
      {isVerified ? (
        <Chip
          size="small"
          color="success"
          variant="outlined"
          icon={<VerifiedOutlined />}
          label="Verified"
        />
      ) : (
        <Chip size="small" variant="outlined" label="Not verified" />
      )}
    </Box>
  );
}

interface ConfirmEmailSettingProps {
  readonly email: string;
  readonly onMessage: (sentence: string) => void;
}

/** Sends the confirmation link again. */
function ConfirmEmailSetting({ email, onMessage }: ConfirmEmailSettingProps) {
  const { run, isBusy, failure } = useAction(
    () => onMessage(`We emailed a link to ${email}.`),
    (error) => accountFailure(error, null),
  );
  const send = () => run(() => call('requestEmailChange', { email }));

  return (
    <>
      <Setting
        title="Confirm your email"
        text="Open the link in our welcome email, or get a new one."
        disabled={isBusy}
        onClick={() => void send()}
      >
        {isBusy ? 'Sending...' : 'Send link'}
      </Setting>
      {failure !== null && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failure}
        </Alert>
      )}
    </>
  );
}
