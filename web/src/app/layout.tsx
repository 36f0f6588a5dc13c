import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { CrisisButton } from './crisis-button';
import { Footer } from './footer';
import { Header } from './header';
import { OfflineBanner } from './offline-banner';
import { LogOutContext, useLeaving } from './use-log-out';
import { usePresence } from './use-presence';

const MAIN_ID = 'main';

/** Stands in for the windows of Google and Facebook; a production build has nothing of it. */
const TestAccountHost = import.meta.env.VITE_EMULATORS
  ? lazy(async () => ({ default: (await import('../ui/test-account-host')).TestAccountHost }))
  : null;

/** The shell around every page. The crisis button comes first: one press of Tab reaches it. */
export function Layout() {
  const isLoading = useNavigation().state !== 'idle';
  usePresence();
  return (
    <LogOutContext value={useLeaving()}>
      <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
        <CrisisButton />
        <SkipLink />
        {isLoading && (
          <LinearProgress
            aria-label="Loading page"
            color="secondary"
            sx={{ position: 'fixed', inset: '0 0 auto', zIndex: 'tooltip' }}
          />
        )}
        <Header />
        <OfflineBanner />
        <Box component="main" id={MAIN_ID} tabIndex={-1} sx={{ flex: 1, outline: 'none' }}>
          <Outlet />
        </Box>
        <Footer />
        <ScrollRestoration />
        {TestAccountHost !== null && (
          <Suspense>
            <TestAccountHost />
          </Suspense>
        )}
      </Box>
    </LogOutContext>
  );
}

function SkipLink() {
  return (
    <Link
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        // Moves focus without a hash in the address, which the router would take for a new page.
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
      sx={{
        position: 'fixed',
        top: 12,
        left: 16,
        clipPath: 'inset(50%)',
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'background.paper',
        boxShadow: 3,
        '&:focus': { clipPath: 'none' },
      }}
    >
      Skip to content
    </Link>
  );
}
