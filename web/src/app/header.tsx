import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { Link, useLocation, useMatch } from 'react-router-dom';
import { loginPath, PATHS } from '../lib/paths';
import {
  type Session,
  signUpPath,
  signupIsIncomplete,
  useHome,
  useSession,
} from '../session/session';
import { late } from '../ui/late';
import { VISUALLY_HIDDEN } from '../ui/layout/visually-hidden';
import { useExpectedSession } from './expected-session';
import { MobileMenu } from './mobile-menu';
import { linksOf, NAVIGATION, type NavLink as NavigationLink, WIDE } from './navigation';
import { useAriaCurrent } from './use-aria-current';

// Reads the account, so it is in a chunk with Firestore, which visitors don't load.
const AccountMenu = late(async () => (await import('./account-menu')).AccountMenu, {
  isOptional: true,
  fallback: AccountPlaceholder,
});

const NotificationBell = late(
  async () => (await import('../features/notifications/notification-bell')).NotificationBell,
  { isOptional: true },
);

const OwnBars = late(async () => (await import('./own-bars')).OwnBars, {
  isOptional: true,
});

/** Not optional: staff whose browser couldn't load it are told, since then nothing would ring. */
const DangerBell = late(
  async () => (await import('../features/admin/inbox/danger-bell')).DangerBell,
  { isRare: true },
);

const UnreadCount = late(async () => (await import('./unread-count')).UnreadCount, {
  isOptional: true,
});

/** Visitors' links are in capitals by CSS (specification 1, section 2). */
const CAPITALS = {
  textTransform: 'uppercase',
  fontSize: '0.8125rem',
  letterSpacing: '0.06em',
} as const;

/** The user's navigation links; none while the user is unknown, so that they don't jump. */
function linksFor(session: Session, pathname: string): readonly NavigationLink[] {
  if (session.status === 'signed-in') return linksOf(session, pathname);
  return session.status === 'starting' ? [] : NAVIGATION.visitor;
}

/** `children` come first for the keyboard. */
export function Header({ children }: { readonly children: ReactNode }) {
  const session = useExpectedSession(useSession());
  const links = linksFor(session, useLocation().pathname);
  const current = useAriaCurrent();
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        bgcolor: 'background.default',
        color: 'text.primary',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Container
        maxWidth="lg"
        sx={{
          display: 'flex',
          alignItems: 'center',
          minHeight: 68,
          gap: { xs: 0.5, sm: 1, md: 3 },
        }}
      >
        {children}
        <MobileMenu links={links} session={session} />
        <BrandMark />
        <Box
          component="nav"
          aria-label="Main"
          sx={{ display: 'none', [WIDE]: { display: 'flex' }, gap: 0.5, flex: 1 }}
        >
          {links.map((link) => (
            <Button
              key={link.to}
              component={Link}
              to={link.to}
              color="inherit"
              aria-current={current(link)}
              sx={{
                px: 1.5,
                whiteSpace: 'nowrap',
                ...(links === NAVIGATION.visitor && CAPITALS),
                '&[aria-current]': { color: 'primary.main', bgcolor: 'action.selected' },
              }}
            >
              {link.label}
              {link.countsMessages && session.status === 'signed-in' && (
                <UnreadCount uid={session.uid} />
              )}
            </Button>
          ))}
        </Box>
        <Box sx={{ order: 2, minHeight: 44, display: 'flex', alignItems: 'center' }}>
          <AccountCorner session={session} />
        </Box>
      </Container>
      {session.status === 'signed-in' && session.userType !== null && (
        <OwnBars uid={session.uid} userType={session.userType} />
      )}
      {session.status === 'signed-in' && session.isAdmin && !session.lacksSecondStep && (
        <DangerBell />
      )}
    </Box>
  );
}

/** In the place of the account menu's button. */
function AccountPlaceholder() {
  return (
    <Box sx={{ width: 40, height: 40, m: 0.25, borderRadius: '50%', bgcolor: 'action.hover' }} />
  );
}

/** Keeps the place of the notification bell, so that nothing moves when it comes. */
const BELL = { width: 44, marginInlineEnd: { sm: 1 } } as const;

function AccountCorner({ session }: { readonly session: Session }) {
  const isSigningUp = useMatch(PATHS.registerStep) !== null;
  if (session.status === 'starting') {
    return (
      <>
        <Box sx={BELL} />
        <AccountPlaceholder />
      </>
    );
  }
  if (session.status !== 'signed-in') {
    return (
      <>
        <Button
          component={Link}
          to={loginPath()}
          variant="outlined"
          sx={{
            marginInlineEnd: { sm: 1 },
            paddingInline: { xs: 1.75, sm: 2.5 },
            whiteSpace: 'nowrap',
          }}
        >
          Sign In
        </Button>
        <Button
          component={Link}
          to={PATHS.register}
          variant="contained"
          sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        >
          Get Started
        </Button>
      </>
    );
  }
  if (signupIsIncomplete(session)) {
    return isSigningUp ? null : (
      <Button
        component={Link}
        to={signUpPath(session)}
        variant="contained"
        aria-label="Finish signing up"
      >
        Finish
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, whiteSpace: 'pre' }}>
          {' signing up'}
        </Box>
      </Button>
    );
  }
  return (
    <>
      {session.userType !== null && (
        <Box sx={BELL}>
          <NotificationBell key={session.uid} uid={session.uid} />
        </Box>
      )}
      <AccountMenu person={session} />
    </>
  );
}

/** Logo and name, linked to the reader's home. */
function BrandMark() {
  const home = useHome();
  return (
    <Box
      component={Link}
      to={home}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 44,
        color: 'text.primary',
        textDecoration: 'none',
        fontSize: '1.2rem',
        fontWeight: 700,
        letterSpacing: '-0.02em',
        borderRadius: 1,
      }}
    >
      <Box component="svg" aria-hidden viewBox="0 0 32 32" sx={{ width: 30, height: 30 }}>
        <Box
          component="rect"
          width="32"
          height="32"
          rx="10"
          sx={{ fill: 'var(--mui-palette-primary-main)' }}
        />
        <Flame />
      </Box>
      <Box component="span" sx={{ '@media (max-width: 379.95px)': VISUALLY_HIDDEN }}>
        {PRODUCT_NAME}
      </Box>
    </Box>
  );
}

function Flame() {
  return (
    <Box
      component="path"
      d="M16 6c1.8 4 6.6 6.3 6.6 11.6A6.6 6.6 0 0 1 16 24.4a6.6 6.6 0 0 1-6.6-6.8c0-2.7 1.4-4.6 2.9-6.2.2 1.7.9 2.8 2 3.4C14 11.6 14.5 8.6 16 6z"
      sx={{ fill: 'var(--mui-palette-secondary-light)' }}
    />
  );
}
