import { PATHS } from './paths';

/**
 * Pages that say the same to everybody. Each is a file of the built site, with its words in it, and
 * is what search engines may list; nothing else is.
 */
export const PUBLIC_PAGES: readonly string[] = [
  PATHS.home,
  PATHS.aboutUs,
  PATHS.howItWorks,
  PATHS.safetyTrust,
  PATHS.faq,
  PATHS.crisisSupport,
  PATHS.pricing,
  PATHS.earnHelping,
  PATHS.contact,
  PATHS.terms,
  PATHS.privacy,
];

/** The public page at an address, as it is named above; null where there is none. */
export function publicPageAt(pathname: string): string | null {
  const path = pathname === '/' ? pathname : pathname.replace(/\/$/, '');
  return PUBLIC_PAGES.includes(path) ? path : null;
}
