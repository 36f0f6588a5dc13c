import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The history entry with which a visit begins. */
const FIRST_ENTRY = 'default';

/**
 * Takes focus to the section that the address names, so that the keyboard and a screen reader go on
 * from there. This runs after the effects of what the page holds, one of which takes focus to the
 * page's heading.
 */
export function useSectionFocus(sections: readonly { readonly id: string }[]): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const named = sections.find(({ id }) => hash === `#${id}`);
    const heading = named && document.getElementById(named.id);
    if (!heading) return;
    // The router has scrolled to it, unless the visit begins here: then there was no page yet.
    if (key === FIRST_ENTRY || window.scrollY === 0) heading.scrollIntoView();
    heading.focus({ preventScroll: true });
  }, [sections, hash, key]);
}
