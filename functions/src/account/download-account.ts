import { AppError } from '@hearthkin/domain/errors';
import type { Auth } from 'firebase-admin/auth';
import { authentication, signInById } from '../core/auth';
import { defineCallable } from '../core/callable';
import { countAttempt } from '../core/rate-limit';
import { filesIn } from '../core/storage';
import { personalData } from './personal-data';

interface DownloadDeps {
  readonly auth: Auth;
  /** The paths of all files in a folder of Storage. */
  readonly filesIn: (folder: string) => Promise<string[]>;
}

/**
 * Returns everything held about the caller.
 * @throws AppError `rate-limited`, or `unauthenticated` if the sign-in is gone.
 */
export const downloadAccount = defineCallable('downloadAccount', {
  access: 'signed-in',
  deps: (): DownloadDeps => ({ auth: authentication(), filesIn }),
  handler: async ({ db, caller: { uid }, now }, { auth, filesIn: list }) => {
    const signIn = await signInById(auth, uid);
    if (signIn === null) throw new AppError('unauthenticated', 'The sign-in is gone');
    await countAttempt(db, 'accountDownloads', uid, now);
    const data = await personalData(db, signIn, list);
    // JSON has no dates and no undefined: dates become text, undefined fields are dropped.
    return { exportedAt: now.toISOString(), data: JSON.parse(JSON.stringify(data)) };
  },
});
