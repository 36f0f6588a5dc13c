import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
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

const REASONS = [
  {
    icon: <PaymentsOutlined />,
    title: 'Your own rate',
    text: 'You say what an hour costs. Your share is due two days after a session is marked complete.',
  },
  {
    icon: <EventAvailableOutlined />,
    title: 'Your own time',
    text: 'You set your hours, and answer every request yourself. Nobody can book you twice.',
  },
  {
    icon: <VerifiedUserOutlined />,
    title: 'Your own safety',
    text: 'You decide whom you meet, and where. Documents are looked at before members can find anybody.',
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
