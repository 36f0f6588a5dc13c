import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PATHS } from '../lib/paths';
import { signOut } from '../session/session';

/** Signs out and ends on the first page, or on `to`. */
export type LogOut = (to?: { readonly pathname: string; readonly search?: string }) => void;

/**
 * The shell's own: it leaves before it signs out, because a guarded page that is still shown when
 * its session ends would ask to sign in again. So it must outlive the page that asks for it.
 */
export function useLeaving(): LogOut {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [leavingFor, setLeavingFor] = useState<string | null>(null);
  useEffect(() => {
    if (leavingFor !== pathname) return;
    setLeavingFor(null);
    void signOut();
  }, [leavingFor, pathname]);
  return useCallback(
    (to = { pathname: PATHS.home }) => {
      setLeavingFor(to.pathname);
      void navigate(to);
    },
    [navigate],
  );
}

export const LogOutContext = createContext<LogOut | null>(null);

/** For everything inside the shell. */
export function useLogOut(): LogOut {
  const logOut = useContext(LogOutContext);
  if (logOut === null) throw new Error('Outside of the shell nobody can log out');
  return logOut;
}
