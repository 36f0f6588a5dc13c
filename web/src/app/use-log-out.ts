import { useNavigate } from 'react-router-dom';
import { PATHS } from '../lib/paths';
import { signOut } from '../lib/session';

/** Signs out and ends on `to`. Leaves first, so that no guarded page asks to sign in again. */
export function useLogOut(): (to?: string) => Promise<void> {
  const navigate = useNavigate();
  return async (to = PATHS.home) => {
    await navigate(to);
    await signOut();
  };
}
