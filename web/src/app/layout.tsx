import Box from '@mui/material/Box';
import { type Location, Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { useSession } from '../session/session';
import { late, useIsLateLoading } from '../ui/late';
import { CrisisButton } from './crisis-button';
import { Footer } from './footer';
import { Header } from './header';
import { OfflineBanner } from './offline-banner';
import { LogOutContext, useLeaving } from './use-log-out';
import { usePresence } from './use-presence';

const MAIN_ID = 'main';

/** A bar at the top that runs on: how long a page takes is not known. */
const LOADING_BAR = {
  position: 'fixed',
  inset: '0 0 auto',
  height: 4,
  zIndex: 'tooltip',
  bgcolor: 'secondary.main',
  transformOrigin: 'left',
  '@keyframes hearthkin-loading': {
    from: { transform: 'scaleX(0)' },
    to: { transform: 'scaleX(1)', opacity: 0.4 },
  },
  animation: 'hearthkin-loading 1.6s ease-out infinite',
} as const;

/** Everything that somebody waits for comes before. */
const ShellSnackbars = late(async () => (await import('./shell-snackbars')).ShellSnackbars, {
  isOptional: true,
});

/** Stands in for the windows of Google and Facebook; a production build has nothing of it. */
const TestAccountHost = import.meta.env.VITE_EMULATORS
  ? late(async () => (await import('./test-account-host')).TestAccountHost, { isOptional: true })
  : null;

/** Each visit begins with an entry of the same key, so there the address tells pages apart. */
function scrollKey({ key, pathname, hash }: Location): string {
  return key === 'default' ? pathname + hash : key;
}

/** The shell around every page. The crisis button comes first: one press of Tab reaches it. */
export function Layout() {
  const isNavigating = useNavigation().state !== 'idle';
  const isLoading = useIsLateLoading() || isNavigating;
  return (
    <LogOutContext value={useLeaving()}>
      <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
        <CrisisButton />
        <SkipLink />
        {isLoading && <Box role="progressbar" aria-label="Loading page" sx={LOADING_BAR} />}
        <Header />
        <OfflineBanner />
        <Box component="main" id={MAIN_ID} tabIndex={-1} sx={{ flex: 1, outline: 'none' }}>
          <Outlet />
        </Box>
        <Footer />
        <ScrollRestoration getKey={scrollKey} />
        <WithSession />
      </Box>
    </LogOutContext>
  );
}

/** What the shell does once it is known who is here; nothing around it has to wait or change. */
function WithSession() {
  const isStarting = useSession().status === 'starting';
  usePresence();
  if (isStarting) return null;
  return (
    <>
      <ShellSnackbars />
      {TestAccountHost !== null && <TestAccountHost />}
    </>
  );
}

function SkipLink() {
  return (
    <Box
      component="a"
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        // Moves focus without a hash in the address, which the router would take for a new page.
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
      sx={{
        position: 'fixed',
        top: 12,
        insetInlineStart: 16,
        clipPath: 'inset(50%)',
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        color: 'primary.main',
        bgcolor: 'background.paper',
        boxShadow: 3,
        '&:focus': { clipPath: 'none' },
      }}
    >
      Skip to content
    </Box>
  );
}
