import { PROVIDER_NAMES, type ProviderId } from '@hearthkin/domain/account/provider-signup';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { loginPath, registerPath } from '../../lib/paths';
import { PageHeading } from '../../ui/layout/page-heading';

interface NoEmailProps {
  readonly provider: ProviderId;
  readonly children: ReactNode;
  readonly onLeave: (to: string) => void;
}

/** Shown when the provider shares no email, which an account needs. */
export function NoEmail({ provider, children, onLeave }: NoEmailProps) {
  const name = PROVIDER_NAMES[provider];
  return (
    <>
      <PageHeading>We need an email address</PageHeading>
      <Stack sx={{ gap: 2, mt: 3 }}>
        {children}
        <Alert severity="warning" role="alert">
          {name} didn’t share your email, and we need one. Try another account, or sign up with your
          phone.
        </Alert>
        <Button variant="contained" size="large" onClick={() => onLeave(loginPath())}>
          Use another account
        </Button>
        <Button size="large" onClick={() => onLeave(registerPath())}>
          Sign up with your phone
        </Button>
      </Stack>
    </>
  );
}
