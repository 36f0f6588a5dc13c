import { STAFF_SESSION_MS } from '@hearthkin/domain/admin/staff-session';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { askForFreshSignIn } from '../lib/fresh-sign-in';
import { hasFrame } from '../lib/public-pages';
import type { SignedIn } from '../session/auth-client';
import { restartSession, startSession, useSession } from '../session/session';
import { Notice } from '../ui/feedback/notice';
import { useNow } from '../ui/hooks/clock';
import { NotFoundPage } from './not-found-page';
import { type Allowed, pageAccess } from './page-access';
import { PageSkeleton } from './page-skeleton';

/**
 * Guards pages as `pageAccess` decides. This is only navigation: rules and functions control access
 * to data.
 */
export function RequireSession({ allow }: { readonly allow: Allowed }) {
  const session = useSession();
  useEffect(() => {
    // Guarded pages show nothing of a person before the session is known.
    void startSession();
  }, []);
  const location = useLocation();
  const isStarting = session.status === 'starting';
  // A page that was one person's must not go on for the next, so its state goes with the page.
  const [wasKnown, setWasKnown] = useState(!isStarting);
  if (!isStarting && !wasKnown) setWasKnown(true);
  if (isStarting) return hasFrame(location.pathname) && !wasKnown ? <Outlet /> : <PageSkeleton />;
  if (session.status === 'failed') {
    return (
      <NoticePage action={<Button onClick={() => void restartSession()}>Try again</Button>}>
        We couldn’t check your sign-in. Check your connection and try again.
      </NoticePage>
    );
  }
  const access = pageAccess(allow, session, location);
  if (access === 'not-found') return <NotFoundPage />;
  if (access !== 'allowed') return <Leave to={access.goTo} />;
  if (allow === 'admin' && session.status === 'signed-in') return <StaffOnly session={session} />;
  return <Outlet />;
}

/** Keeps the place of the page until the other one has loaded. */
function Leave({ to }: { readonly to: string }) {
  return (
    <>
      <Navigate to={to} replace />
      <PageSkeleton />
    </>
  );
}

/**
 * Pages of staff, for a sign-in of the last hours with a second step. A page that is open stays
 * when the hours are over, so that nothing typed is lost; the next act asks for a sign-in.
 */
function StaffOnly({ session }: { readonly session: SignedIn }) {
  const { lacksSecondStep = false, signedInAt } = session;
  const isOver = useNow().getTime() >= signedInAt.getTime() + STAFF_SESSION_MS;
  const isAllowed = !lacksSecondStep && !isOver;
  const [isOpen, setOpen] = useState(isAllowed);
  if (isAllowed && !isOpen) setOpen(true);
  if (isOpen) return <Outlet />;
  return (
    <NoticePage
      action={
        <Button color="inherit" onClick={() => void askForFreshSignIn()}>
          Sign in again
        </Button>
      }
    >
      {lacksSecondStep
        ? 'These pages need a second step. Sign in again with the code we text you. If you get no code, ask your administrator to add your phone.'
        : 'You signed in more than 12 hours ago. Please sign in again to go on.'}
    </NoticePage>
  );
}

/** A notice in place of a page. */
function NoticePage({
  children,
  action,
}: {
  readonly children: string;
  readonly action?: ReactNode;
}) {
  return (
    <Container maxWidth="sm" sx={{ py: 6 }}>
      <Notice role="alert" action={action}>
        {children}
      </Notice>
    </Container>
  );
}
