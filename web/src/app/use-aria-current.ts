import { useLocation } from 'react-router-dom';
import type { NavLink } from './navigation';

/**
 * A link's `aria-current`: `page` when it leads to the current page, `true` when to a page above
 * it. Some pages have two addresses.
 */
export function useAriaCurrent(): (link: NavLink) => 'page' | 'true' | undefined {
  const { pathname } = useLocation();
  return ({ to, alias, covers = [] }) => {
    if (pathname === to || pathname === alias) return 'page';
    return covers.some((prefix) => pathname.startsWith(prefix)) ? 'true' : undefined;
  };
}
