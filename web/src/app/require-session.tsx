import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { hasFrame } from '../lib/public-pages';
import { restartSession, startSession, useSession } from '../session/session';
import { NotFoundPage } from './not-found-page';
import { NoticePage } from './notice-page';
import { type Allowed, pageAccess } from './page-access';
import { PageSkeleton } from './page-skeleton';
import { StaffOnly } from './staff-only';

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
