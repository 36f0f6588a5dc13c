import { KEPT_MS, VIEW_PREFIX } from '../firebase/device-files';
import { expectedUser } from './expected-user';

/** The last view of a page, in the part that its frame has for it. */
export interface KeptView {
  /** The one who saw it. */
  readonly uid: string;
  /** When, in milliseconds. */
  readonly at: number;
  readonly html: string;
  /** The style rules of its elements. */
  readonly css: string;
}

/** The last view of the page at this address for the expected user; null for nothing. */
export function keptView(pathname: string): KeptView | null {
  const uid = expectedUser();
  if (uid === null) return null;
  try {
    const kept: KeptView | null = JSON.parse(
      localStorage.getItem(VIEW_PREFIX + pathname) ?? 'null',
    );
    return kept?.uid === uid && Date.now() - kept.at < KEPT_MS ? kept : null;
  } catch {
    return null;
  }
}
