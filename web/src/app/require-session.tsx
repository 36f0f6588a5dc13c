import type { UserType } from '@hearthkin/domain/account/fields';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { loginPath } from '../lib/paths';
import { isHalfMade, restartSession, signUpPath, useSession } from '../lib/session';
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
  const { pathname, search } = useLocation();
  if (session.status === 'starting') return <PageSkeleton />;
  if (session.status === 'failed') {
    return (
      <Notice action={<Button onClick={() => void restartSession()}>Try again</Button>}>
        We could not check whether you are signed in. Are you connected?
      </Notice>
    );
  }
  if (session.status === 'visitor') return <Navigate to={loginPath(pathname + search)} replace />;
  if (isHalfMade(session)) {
    return <Navigate to={signUpPath(session, pathname + search)} replace />;
  }
  // For everybody else there is nothing at such an address.
  if (allow === 'admin') return session.isAdmin ? <Outlet /> : <NotFoundPage />;
  if (session.userType === null) {
    return <Notice>Your account is not set up as a member or companion yet.</Notice>;
  }
  if (allow !== 'both' && allow !== session.userType) {
    return <Navigate to={START_PAGE[session.userType]} replace />;
  }
  return <Outlet />;
}

function Notice({
  children,
  action,
}: {
  readonly children: string;
  readonly action?: React.ReactNode;
}) {
  return (
    <Container maxWidth="sm" sx={{ py: 6 }}>
      <Alert severity="warning" action={action}>
        {children}
      </Alert>
    </Container>
  );
}
