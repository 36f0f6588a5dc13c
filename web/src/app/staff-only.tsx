import { STAFF_SESSION_MS } from '@hearthkin/domain/admin/staff-session';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { askForFreshSignIn } from '../lib/fresh-sign-in';
import type { SignedIn } from '../session/auth-client';
import { useNow } from '../ui/hooks/clock';
import { NoticePage } from './notice-page';

/**
 * Pages of staff, for a sign-in of the last hours with a second step. A page that is open stays
 * when the hours are over, so that nothing typed is lost; the next act asks for a sign-in.
 */
export function StaffOnly({ session }: { readonly session: SignedIn }) {
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
