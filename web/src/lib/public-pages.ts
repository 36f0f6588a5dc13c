import { matchPath } from 'react-router-dom';
import { PATHS } from './paths';

/**
 * Pages that look the same to every visitor. The build renders each into a file, and only these are
 * in the sitemap.
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

/** The public page at an address; null for other pages. */
export function publicPageAt(pathname: string): string | null {
  const path = pathname === '/' ? pathname : pathname.replace(/\/$/, '');
  return PUBLIC_PAGES.includes(path) ? path : null;
}

/**
 * Pages of which the build renders the frame: what anyone sees until it is known who is signed in.
 * A frame is served for all addresses of its path, so it holds nothing of one address or person.
 */
export const FRAMES: readonly string[] = [PATHS.browse, PATHS.spendersBrowse, PATHS.companion];

export function hasFrame(pathname: string): boolean {
  return FRAMES.some((path) => matchPath(path, pathname) !== null);
}
