import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ACCOUNT_CLOSED } from '../../lib/closed-account';
import type { SignInFailure } from '../../session/auth-client';
import { restartSession, type Session, signIn, signOut, useSession } from '../../session/session';
import { useAction } from '../../ui/hooks/use-action';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { TestLoginForm } from './test-login-form';
import { UserFields } from './user-fields';

/** The reason why a login was refused (specification 1, section 8). */
const REASONS: Readonly<Partial<Record<SignInFailure, string>>> = {
  'unknown-email': 'No account found with this email address.',
  'wrong-password': 'Incorrect password.',
  'wrong-credentials': 'That email or password isn’t right.',
  suspended: ACCOUNT_CLOSED,
  'too-many-attempts': 'Too many failed attempts.',
};

function useTestLogin() {
  const { run, isBusy, failure } = useAction(undefined, failureSentence);
  const [success, setSuccess] = useState<string | null>(null);

  async function attempt(work: () => Promise<void>, sentence: string): Promise<void> {
    setSuccess(null);
    if ((await run(work)) === null) setSuccess(sentence);
  }

  return {
    isBusy,
    failure,
    success,
    logIn: (email: string, password: string) =>
      attempt(() => signIn(email, password, false), 'Login successful!'),
    logOut: () => attempt(signOut, 'Logged out successfully!'),
  };
}

function failureSentence(error: unknown): string {
  // Recognized by name, because the class is in a lazy chunk.
  if (error instanceof Error && error.name === 'SignInError' && 'reason' in error) {
    const reason = REASONS[error.reason as SignInFailure];
    if (reason !== undefined) return `Login failed: ${reason}`;
  }
  console.warn('The test login failed', error);
  return 'Error: We couldn’t connect. Check your connection and try again.';
}

const STATUS_WORDS: Readonly<Record<Session['status'], string>> = {
  starting: 'Checking...',
  failed: 'Unknown',
  visitor: 'Not logged in',
  'signed-in': 'Logged in',
};

/** `/auth-test`: shows who is signed in (specification 2, section 2). */
export function AuthTestPage() {
  const session = useSession();
  const { isBusy, failure, success, logIn, logOut } = useTestLogin();
  return (
    <Page title="Authentication test" description="Who is signed in here." width="md">
      <Stack sx={{ gap: 3 }}>
        <Stack sx={{ gap: 1 }}>
          <PageHeading>Authentication test</PageHeading>
          <Typography variant="subtitle1" component="p" sx={{ color: 'text.secondary' }}>
            Who is signed in here, as the site knows them.
          </Typography>
        </Stack>
        {success !== null && (
          <Alert severity="success" role="status">
            {success}
          </Alert>
        )}
        {failure !== null && <Alert severity="error">{failure}</Alert>}
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            alignItems: 'start',
            gap: 3,
          }}
        >
          <Card component="section" aria-label="Login status" sx={{ p: { xs: 2, sm: 3 } }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 2 }}>
              <Typography variant="h2">Login status</Typography>
              <Chip
                label={STATUS_WORDS[session.status]}
                color={session.status === 'signed-in' ? 'success' : 'default'}
                variant="outlined"
              />
            </Box>
            {session.status === 'signed-in' && <UserFields key={session.uid} person={session} />}
            {session.status === 'visitor' && (
              <Typography sx={{ color: 'text.secondary' }}>
                No one is signed in on this device.
              </Typography>
            )}
            {session.status === 'failed' && (
              <Button onClick={() => void restartSession()}>Try again</Button>
            )}
            {session.status === 'signed-in' && (
              <Button
                variant="outlined"
                disabled={isBusy}
                onClick={() => void logOut()}
                sx={{ mt: 3 }}
              >
                Logout
              </Button>
            )}
          </Card>
          <TestLoginForm isBusy={isBusy} onSubmit={logIn} />
        </Box>
      </Stack>
    </Page>
  );
}
