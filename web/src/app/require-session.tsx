import type { UserType } from '@hearthkin/domain/account/fields';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { type ReactNode, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { loginPath } from '../lib/paths';
import {
  restartSession,
  signUpPath,
  signupIsIncomplete,
  startSession,
  useSession,
} from '../session/session';
import { Notice } from '../ui/feedback/notice';
import { START_PAGE } from './navigation';
import { NotFoundPage } from './not-found-page';
import { PageSkeleton } from './page-skeleton';

/**
 * Lets those through for whom a page is meant. Visitors sign in first and come back; somebody of
 * the other kind goes to their own start page (specification 1, section 6). What may be read or
 * written is decided by rules and functions, not here.
 */
export function RequireSession({ allow }: { readonly allow: UserType | 'both' | 'admin' }) {
  const session = useSession();
  useEffect(() => {
    // Such a page shows nothing before.
    void startSession();
  }, []);
  const { pathname, search } = useLocation();
  if (session.status === 'starting') return <PageSkeleton />;
  if (session.status === 'failed') {
    return (
      <Alone action={<Button onClick={() => void restartSession()}>Try again</Button>}>
        We could not check whether you are signed in. Are you connected?
      </Alone>
    );
  }
  if (session.status === 'visitor') return <Navigate to={loginPath(pathname + search)} replace />;
  if (signupIsIncomplete(session)) {
    return <Navigate to={signUpPath(session, pathname + search)} replace />;
  }
  // For everybody else there is nothing at such an address.
  if (allow === 'admin') return session.isAdmin ? <Outlet /> : <NotFoundPage />;
  if (session.userType === null) {
    return <Alone>Your account is not set up as a member or companion yet.</Alone>;
  }
  if (allow !== 'both' && allow !== session.userType) {
    return <Navigate to={START_PAGE[session.userType]} replace />;
  }
  return <Outlet />;
}

/** A notice in the place of a page. */
function Alone({ children, action }: { readonly children: string; readonly action?: ReactNode }) {
  return (
    <Container maxWidth="sm" sx={{ py: 6 }}>
      <Notice role="alert" action={action}>
        {children}
      </Notice>
    </Container>
  );
}
