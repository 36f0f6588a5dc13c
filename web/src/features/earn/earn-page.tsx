import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { loginPath, PATHS, registerPath } from '../../lib/paths';
import { useSession } from '../../session/session';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { Calculator } from './calculator';
import { LoadingApplication } from './loading-application';
import { Reasons } from './reasons';

// Only companions need it, so it is a chunk of its own.
const ApplicationPanel = lazy(async () => ({
  default: (await import('./application-panel')).ApplicationPanel,
}));

/** About becoming a companion, and a companion's own application. */
export function EarnPage() {
  const session = useSession();
  const isCompanion = session.status === 'signed-in' && session.userType === 'earner';
  return (
    <Page
      title="Become a companion"
      description="Set your own rate and hours, and be there for somebody."
      width="md"
    >
      <Stack sx={{ gap: 4 }}>
        <Box>
          <PageHeading>{isCompanion ? 'Your application' : 'Earn by being there'}</PageHeading>
          <Typography sx={{ color: 'text.secondary', mt: 1, maxWidth: '60ch' }}>
            {isCompanion
              ? 'Five short steps. Each is saved when you continue, and members read what you write once you have handed it in.'
              : 'People come here when they would rather not be alone. If you listen well, you can be who they meet.'}
          </Typography>
        </Box>
        {isCompanion && (
          <Suspense fallback={<LoadingApplication />}>
            <ApplicationPanel uid={session.uid} />
          </Suspense>
        )}
        {!isCompanion && (
          <>
            <Reasons />
            <Calculator />
            {session.status === 'signed-in' ? (
              <Alert severity="info">
                You are signed in as a member. A companion has an account of their own.
              </Alert>
            ) : (
              <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
                <Button
                  component={Link}
                  to={registerPath(undefined, 'earner')}
                  variant="contained"
                  size="large"
                >
                  Become a Companion
                </Button>
                <Button
                  component={Link}
                  to={loginPath(PATHS.earnHelping)}
                  variant="outlined"
                  size="large"
                >
                  Sign In
                </Button>
              </Stack>
            )}
          </>
        )}
      </Stack>
    </Page>
  );
}
