import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PATHS } from '../lib/paths';
import { signOut } from '../lib/session';

/**
 * Signs out and ends on the first page, or on `to`. Leaves before signing out: a guarded page that
 * is still shown when its session ends would ask to sign in again.
 */
export function useLogOut(): (to?: {
  readonly pathname: string;
  readonly search?: string;
}) => void {
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
