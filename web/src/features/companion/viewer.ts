import { type Session, signupIsIncomplete } from '../../session/session';

/** The viewer of a companion's profile. A user with an incomplete signup counts as a visitor. */
export type Viewer = 'visitor' | 'member' | 'companion' | 'staff' | 'self';

/** Null while the session is starting. */
export function viewerOf(session: Session, companionId: string): Viewer | null {
  if (session.status === 'starting') return null;
  if (session.status !== 'signed-in' || signupIsIncomplete(session)) return 'visitor';
  if (session.uid === companionId) return 'self';
  if (session.userType === 'spender') return 'member';
  return session.userType === 'earner' ? 'companion' : 'staff';
}

/** Visitors sign in on the way to the booking page. */
export function isAllowedToBook(viewer: Viewer): boolean {
  return viewer === 'visitor' || viewer === 'member';
}
