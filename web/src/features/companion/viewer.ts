import { type Session, signupIsIncomplete } from '../../session/session';

/** Who looks at a companion's profile. Somebody who has not finished signing up is a visitor. */
export type Viewer = 'visitor' | 'member' | 'companion' | 'staff' | 'self';

/** Null while nobody knows yet. */
export function viewerOf(session: Session, companionId: string): Viewer | null {
  if (session.status === 'starting') return null;
  if (session.status !== 'signed-in' || signupIsIncomplete(session)) return 'visitor';
  if (session.uid === companionId) return 'self';
  if (session.userType === 'spender') return 'member';
  return session.userType === 'earner' ? 'companion' : 'staff';
}

/** Visitors sign in on their way to the booking page. */
export function isAllowedToBook(viewer: Viewer): boolean {
  return viewer === 'visitor' || viewer === 'member';
}
