import type { UserType } from '@hearthkin/domain/account/fields';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { loginPath, PATHS, startPageOf } from '../lib/paths';
import { hasFrame } from '../lib/public-pages';
import {
  restartSession,
  signUpPath,
  signupIsIncomplete,
  startSession,
  useSession,
} from '../session/session';
import { NotFoundPage } from './not-found-page';
import { NoticePage } from './notice-page';
import { PageSkeleton } from './page-skeleton';
import { StaffOnly } from './staff-only';

/** Who may open pages. `both` are members and companions. */
export type Allowed = UserType | 'both' | 'admin';

/**
 * Guards pages. Visitors sign in first and come back; users of another kind go to their own start
 * page (specification 1, section 6). This is only navigation: rules and functions control access to
 * data.
 */
export function RequireSession({ allow }: { readonly allow: Allowed }) {
  const session = useSession();
  useEffect(() => {
    // Guarded pages show nothing of a person before the session is known.
    void startSession();
  }, []);
  const { pathname, search } = useLocation();
  const isStarting = session.status === 'starting';
  // A page that was one person's must not go on for the next, so its state goes with the page.
  const [wasKnown, setWasKnown] = useState(!isStarting);
  if (!isStarting && !wasKnown) setWasKnown(true);
  if (isStarting) return hasFrame(pathname) && !wasKnown ? <Outlet /> : <PageSkeleton />;
  if (session.status === 'failed') {
    return (
      <NoticePage action={<Button onClick={() => void restartSession()}>Try again</Button>}>
        We couldn’t check your sign-in. Check your connection and try again.
      </NoticePage>
    );
  }
  if (session.status === 'visitor') return <Leave to={loginPath(pathname + search)} />;
  if (signupIsIncomplete(session)) {
    return <Leave to={signUpPath(session, pathname + search)} />;
  }
  // For others such an address doesn't exist.
  if (allow === 'admin')
    return session.isAdmin ? <StaffOnly session={session} /> : <NotFoundPage />;
  // Staff may be neither member nor companion, and then have their sign-in where others have their profile.
  const isOwn = session.userType !== null || pathname === PATHS.profile;
  const isAllowed = allow === 'both' ? isOwn : allow === session.userType;
  if (!isAllowed) return <Leave to={startPageOf(session)} />;
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
