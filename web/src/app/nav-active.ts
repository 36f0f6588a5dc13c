import { useLocation } from 'react-router-dom';
import type { NavLink } from './navigation';

/** Which link stands for the page shown; some pages have two addresses. */
export function useIsActive(): (link: NavLink) => boolean {
  const { pathname } = useLocation();
  return ({ to, alias, isParent = false }) =>
    pathname === to || pathname === alias || (isParent && pathname.startsWith(`${to}/`));
}
