import { AppError } from '@hearthkin/domain/foundation/errors';
import type { Auth } from 'firebase-admin/auth';
import { authentication, isUnknownUser } from '../platform/auth';
import { defineCallable } from '../platform/callable';
import { endSessions } from '../platform/people/end-sessions';

/**
 * Ends the caller's sessions on every device, including this one.
 * @throws AppError `unauthenticated` if the sign-in is gone.
 */
export const signOutEverywhere = defineCallable('signOutEverywhere', {
  access: { for: 'person', standing: 'any', why: 'Every owner can save their account.' },
  deps: (): Auth => authentication(),
  handler: async ({ db, caller: { uid } }, auth) => {
    try {
      await endSessions(db, auth, uid);
    } catch (error) {
      if (isUnknownUser(error)) throw new AppError('unauthenticated', 'The sign-in is gone');
      throw error;
    }
    return { signedOut: true };
  },
});
