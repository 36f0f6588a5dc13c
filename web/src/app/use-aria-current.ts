import { useLocation } from 'react-router-dom';
import { PATHS } from '../lib/paths';
import { staffViewIn } from '../lib/staff-views';
import type { NavLink } from './navigation';

/**
 * A link's `aria-current`: `page` when it leads to the current page, `true` when to a page above
 * it. Some pages have two addresses, and the views of the staff page share a path.
 */
export function useAriaCurrent(): (link: NavLink) => 'page' | 'true' | undefined {
  const { pathname, search } = useLocation();
  return ({ to, alias, covers = [], views }) => {
    if (views !== undefined) {
      if (pathname !== PATHS.adminDatabase) return undefined;
      const view = staffViewIn(new URLSearchParams(search));
      if (view === views[0]) return 'page';
      return views.includes(view) ? 'true' : undefined;
    }
    if (pathname === to || pathname === alias) return 'page';
    return covers.some((prefix) => pathname.startsWith(prefix)) ? 'true' : undefined;
  };
}
