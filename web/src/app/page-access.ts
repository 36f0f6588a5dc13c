import type { UserType } from '@hearthkin/domain/foundation/fields';
import { matchPath } from 'react-router-dom';
import { accountPath, loginPath, PATHS, startPageOf } from '../lib/paths';
import { type Session, signUpPath, signupIsIncomplete } from '../session/session';

/** The people who may open pages. `both` are members and companions. */
export type Allowed = UserType | 'both' | 'admin';

/** A person of whom it is known whether they are signed in. */
export type Person = Extract<Session, { status: 'visitor' | 'signed-in' }>;

/**
 * Whether a person may open a page, or where they go instead. Visitors sign in first and come back, or make an account
 * to book someone; users of another kind go to their own start page (specification 1, section 6).
 */
export function pageAccess(
  allow: Allowed,
  person: Person,
  { pathname, search }: { readonly pathname: string; readonly search: string },
): 'allowed' | 'not-found' | { readonly goTo: string } {
  if (person.status === 'visitor') {
    const isToBook = matchPath(PATHS.book, pathname) !== null;
    return { goTo: isToBook ? accountPath(pathname + search) : loginPath(pathname + search) };
  }
  if (signupIsIncomplete(person)) return { goTo: signUpPath(person, pathname + search) };
  // For others such an address doesn't exist.
  if (allow === 'admin') return person.isAdmin ? 'allowed' : 'not-found';
  // Staff may be neither member nor companion, and then have their sign-in where others have their profile.
  const isOwn = person.userType !== null || pathname === PATHS.profile;
  const isAllowed = allow === 'both' ? isOwn : allow === person.userType;
  return isAllowed ? 'allowed' : { goTo: startPageOf(person) };
}
