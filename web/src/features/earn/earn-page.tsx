import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { loginPath, PATHS, registerPath } from '../../lib/paths';
import { useSession } from '../../session/session';
import { useIsHydrated } from '../../ui/hooks/hydrated';
import { lazily } from '../../ui/late';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { Calculator } from './calculator';
import { FirstPay } from './first-pay';
import { LoadingApplication } from './loading-application';

const REASONS = [
  {
    icon: <PaymentsOutlined />,
    title: 'Your own rate',
    text: 'Set your own rate. Your share is due 48 hours after a session is marked complete.',
  },
  {
    icon: <EventAvailableOutlined />,
    title: 'Your own time',
    text: 'Choose your hours and your requests. No double bookings.',
  },
  {
    icon: <VerifiedUserOutlined />,
    title: 'Your own safety',
    text: 'You decide who you meet, and where. Block or report anyone, anytime.',
  },
] as const;

/** Reasons to become a companion. */
function Reasons() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: 'repeat(3, 1fr)' },
        gap: 3,
        p: 0,
        m: 0,
        listStyle: 'none',
      }}
    >
      {REASONS.map(({ icon, title, text }) => (
        <li key={title}>
          <Box aria-hidden sx={{ color: 'secondary.main', '& svg': { fontSize: 32 } }}>
            {icon}
          </Box>
          <Typography variant="h3" component="h2" sx={{ mt: 1 }}>
            {title}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{text}</Typography>
        </li>
      ))}
    </Box>
  );
}

// Only companions need it, so it is a chunk of its own.
const ApplicationPanel = lazily(async () => (await import('./application-panel')).ApplicationPanel);

/** About becoming a companion, and a companion's own application. */
export function EarnPage() {
  const session = useSession();
  // The field that an email leads to; a prerendered page has none.
  const { search } = useLocation();
  const here = useIsHydrated() ? `${PATHS.earnHelping}${search}` : PATHS.earnHelping;
  const isCompanion = session.status === 'signed-in' && session.userType === 'earner';
  return (
    <Page
      title="Become a companion"
      description="Set your own rate and hours, and be there for someone."
      width={isCompanion ? 'lg' : 'md'}
    >
      <Stack sx={{ gap: 4 }}>
        <Box>
          <PageHeading>{isCompanion ? 'Your application' : 'Earn by being there'}</PageHeading>
          {!isCompanion && (
            <Typography sx={{ color: 'text.secondary', mt: 1, maxWidth: '60ch' }}>
              People come here when they don’t want to be alone. If you’re a good listener, you
              could be there for them.
            </Typography>
          )}
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
            <FirstPay />
            {session.status === 'signed-in' ? (
              <Alert severity="info">
                You’re signed in as a member. To be a companion, you’ll need a separate account.
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
                <Button component={Link} to={loginPath(here)} variant="outlined" size="large">
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
