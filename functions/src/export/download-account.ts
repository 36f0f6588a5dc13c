import type { CallableResults } from '@hearthkin/domain/callables';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { authentication, ownSignIn } from '../platform/auth';
import { defineCallable } from '../platform/callable';
import { filesIn } from '../platform/files/storage';
import { countAttempt } from '../platform/rate-limit';
import { personalData } from './personal-data';

interface DownloadDeps {
  readonly auth: Auth;
  /** The paths of all files in a folder of Storage. */
  readonly filesIn: (folder: string) => Promise<string[]>;
}

/**
 * Returns everything held about the caller.
 * @throws AppError `rate-limited`.
 */
export const downloadAccount = defineCallable('downloadAccount', {
  access: { for: 'person', standing: 'any', why: 'Everyone may have their data.', fresh: true },
  deps: (): DownloadDeps => ({ auth: authentication(), filesIn }),
  handler: async ({ db, caller, now }, { auth, filesIn: list }) => {
    await countAttempt(db, 'accountDownloads', caller.uid, now);
    return downloadOf(db, await ownSignIn(auth, caller), list, now);
  },
});

/** Everything held about a person, as their file has it. */
export async function downloadOf(
  db: Firestore,
  signIn: UserRecord,
  list: DownloadDeps['filesIn'],
  now: Date,
): Promise<CallableResults['downloadAccount']> {
  const data = await personalData(db, signIn, list);
  // JSON has no dates and no undefined: dates become text, undefined fields are dropped.
  return { exportedAt: now.toISOString(), data: JSON.parse(JSON.stringify(data)) };
}
