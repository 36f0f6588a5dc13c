import { useLocation } from 'react-router-dom';
import type { NavLink } from './navigation';

/**
 * How a link stands to the page shown, as `aria-current` says it: it leads there (`page`), or to a
 * page above it (`true`). Some pages have two addresses.
 */
export function useCurrent(): (link: NavLink) => 'page' | 'true' | undefined {
  const { pathname } = useLocation();
  return ({ to, alias, covers = [] }) => {
    if (pathname === to || pathname === alias) return 'page';
    return covers.some((beginning) => pathname.startsWith(beginning)) ? 'true' : undefined;
  };
}
