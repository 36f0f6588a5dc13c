import SupportRounded from '@mui/icons-material/SupportRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useEffect, useRef } from 'react';
import { type Location, Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { useSession } from '../session/session';
import { LogOutContext, useShellLogOut } from '../session/use-log-out';
import { Notice } from '../ui/feedback/notice';
import { useOnline } from '../ui/hooks/online';
import { late, useIsLateLoading } from '../ui/late';
import { CrisisDialog } from './crisis-dialog';
import { SCROLL_KEY } from './first-position';
import { Footer } from './footer';
import { Header } from './header';
import { SignInSteps } from './sign-in-steps';

const DIALOG_ID = 'crisis-dialog';

/** Opens the dialog without JavaScript. Browsers without invoker commands use the click handler. */
const COMMAND = { command: 'show-modal', commandfor: DIALOG_ID };

/**
 * Crisis help on every page. It is part of the markup, so it opens offline and before any script
 * has loaded. It is the header's first element, so it is the first Tab stop.
 */
function CrisisButton() {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = () => {
    const knowsCommands = 'command' in HTMLButtonElement.prototype;
    if (!knowsCommands) dialog.current?.showModal();
  };
  return (
    <>
      <Button
        aria-label="Crisis support"
        aria-haspopup="dialog"
        onClick={open}
        {...COMMAND}
        sx={{
          displayPrint: 'none',
          order: 1,
          flexShrink: 0,
          marginInlineStart: 'auto',
          minHeight: 44,
          px: { xs: 1.5, sm: 2 },
          bgcolor: 'error.main',
          color: 'error.contrastText',
          '&:hover': { bgcolor: 'error.dark' },
        }}
      >
        <SupportRounded aria-hidden sx={{ fontSize: 20, marginInlineEnd: 0.75 }} />
        Crisis
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, whiteSpace: 'pre' }}>
          {' support'}
        </Box>
      </Button>
      <CrisisDialog id={DIALOG_ID} ref={dialog} />
    </>
  );
}

const MAIN_ID = 'main';

/** An indeterminate progress bar at the top. */
const LOADING_BAR = {
  position: 'fixed',
  inset: '0 0 auto',
  height: 4,
  zIndex: 'tooltip',
  bgcolor: 'secondary.main',
  transformOrigin: 'left',
  '@keyframes loading': {
    from: { transform: 'scaleX(0)' },
    to: { transform: 'scaleX(1)', opacity: 0.4 },
  },
  animation: 'loading 1.6s ease-out infinite',
} as const;

/** Not urgent, so it loads after the page. */
const ShellSnackbars = late(async () => (await import('./shell-snackbars')).ShellSnackbars, {
  isOptional: true,
});

/** Fakes the Google and Facebook popups in the local suite. Dropped from production builds. */
const TestAccountHost = import.meta.env.VITE_EMULATORS
  ? late(async () => (await import('./test-account-host')).TestAccountHost, { isOptional: true })
  : null;

/**
 * A visit's first history entry always has the same key, so its scroll position is stored by
 * address.
 */
function scrollKey({ key, pathname, hash }: Location): string {
  return key === 'default' ? pathname + hash : key;
}

/**
 * Constant, so that a navigation draws only what depends on it. Header and page become interactive one after the other, each in a task of
 * its own.
 */
const PARTS = (
  <>
    <Suspense>
      <Header>
        <CrisisButton />
        <SkipLink />
      </Header>
    </Suspense>
    <OfflineBanner />
    <Box component="main" id={MAIN_ID} tabIndex={-1} sx={{ flex: 1, outline: 'none' }}>
      <Suspense>
        <Outlet />
      </Suspense>
    </Box>
    <Footer />
    <ScrollRestoration getKey={scrollKey} storageKey={SCROLL_KEY} />
    <WithSession />
  </>
);

/** The shell around every page. */
export function Layout() {
  const isNavigating = useNavigation().state !== 'idle';
  const isLoading = useIsLateLoading() || isNavigating;
  return (
    <LogOutContext value={useShellLogOut()}>
      <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
        {isLoading && <Box role="progressbar" aria-label="Loading page" sx={LOADING_BAR} />}
        {PARTS}
      </Box>
    </LogOutContext>
  );
}

/** Parts of the shell that need the session, kept apart so that the rest doesn't render again. */
function WithSession() {
  const isStarting = useSession().status === 'starting';
  usePresence();
  if (isStarting) return null;
  return (
    <>
      <ShellSnackbars />
      <SignInSteps />
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
        // Moves focus without a hash in the address, which the router would treat as a navigation.
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

function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <Notice>
          You’re offline. You can keep reading what’s loaded. Reconnect to make changes.
        </Notice>
      )}
    </div>
  );
}

/** Loaded on demand, because the store brings Firestore. */
async function save(uid: string): Promise<void> {
  const { saveLastActive } = await import('./presence-store');
  await saveLastActive(uid);
}

/** Shows a companion as online while a page of the site is visible. */
function usePresence(): void {
  const session = useSession();
  const uid = session.status === 'signed-in' && session.userType === 'earner' ? session.uid : null;
  useEffect(() => {
    if (uid === null) return;
    let end: (() => void) | null = null;
    let isOver = false;
    import('./presence').then(
      ({ startPresence }) => {
        if (!isOver) end = startPresence(uid, save);
      },
      (error: unknown) => console.warn('Could not load presence', error),
    );
    return () => {
      isOver = true;
      end?.();
    };
  }, [uid]);
}
