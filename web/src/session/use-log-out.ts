import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PATHS } from '../lib/paths';
import { signOut } from './session';

/** Signs out and goes to the home page, or to `to`. */
type LogOut = (to?: { readonly pathname: string; readonly search?: string }) => void;

/**
 * The shell's log-out. It navigates before it signs out, because a guarded page would redirect to
 * sign-in when its session ends. It lives in the shell to outlive the page that calls it.
 */
export function useShellLogOut(): LogOut {
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

/** Log-out for everything inside the shell. */
export function useLogOut(): LogOut {
  const logOut = useContext(LogOutContext);
  if (logOut === null) throw new Error('useLogOut must be used inside the shell');
  return logOut;
}
