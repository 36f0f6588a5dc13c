import type { UserType } from '@hearthkin/domain/account/fields';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { loginPath, startPageOf } from '../lib/paths';
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

/** Who may open pages. */
export type Allowed = UserType | 'both' | 'admin';

/**
 * Guards pages. Visitors sign in first and come back; users of another kind go to their own start
 * page (specification 1, section 6). This is only navigation: rules and functions control access to
 * data.
 */
export function RequireSession({ allow }: { readonly allow: Allowed }) {
  const session = useSession();
  useEffect(() => {
    // Guarded pages show nothing before the session is known.
    void startSession();
  }, []);
  const { pathname, search } = useLocation();
  if (session.status === 'starting') return <PageSkeleton />;
  if (session.status === 'failed') {
    return (
      <NoticePage action={<Button onClick={() => void restartSession()}>Try again</Button>}>
        We couldn’t check your sign-in. Check your connection and try again.
      </NoticePage>
    );
  }
  if (session.status === 'visitor') return <Navigate to={loginPath(pathname + search)} replace />;
  if (signupIsIncomplete(session)) {
    return <Navigate to={signUpPath(session, pathname + search)} replace />;
  }
  // For others such an address doesn't exist.
  if (allow === 'admin')
    return session.isAdmin ? <StaffOnly session={session} /> : <NotFoundPage />;
  // Staff may be neither member nor companion.
  const isAllowed = allow === 'both' ? session.userType !== null : allow === session.userType;
  if (!isAllowed) return <Navigate to={startPageOf(session)} replace />;
  return <Outlet />;
}
