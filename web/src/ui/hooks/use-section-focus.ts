import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The router's key of a visit's first history entry. */
const FIRST_ENTRY = 'default';

/**
 * Moves focus to the section named by the hash, so that keyboard and screen reader continue there.
 * Runs after children's effects, one of which focuses the page heading.
 */
export function useSectionFocus(sections: readonly { readonly id: string }[]): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const named = sections.find(({ id }) => hash === `#${id}`);
    const heading = named && document.getElementById(named.id);
    if (!heading) return;
    // The router scrolls by itself, except on the visit's first page, where the section didn't
    // exist yet.
    if (key === FIRST_ENTRY || window.scrollY === 0) heading.scrollIntoView();
    heading.focus({ preventScroll: true });
  }, [sections, hash, key]);
}
