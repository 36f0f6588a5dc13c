import type { DownloadPart, DownloadPlace } from '@hearthkin/domain/account/download';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { authentication, ownSignIn } from '../platform/auth';
import { defineCallable } from '../platform/callable';
import { filesIn } from '../platform/files/storage';
import { countAttempt } from '../platform/rate-limit';
import { ownConversations } from './own-conversations';
import { personalData } from './personal-data';

interface DownloadDeps {
  readonly auth: Auth;
  /** The paths of all files in a folder of Storage. */
  readonly filesIn: (folder: string) => Promise<string[]>;
}

/**
 * Returns a part of everything held about the caller: all but the conversations with the first of these, or the
 * conversations after a place.
 * @throws AppError `rate-limited`.
 */
export const downloadAccount = defineCallable('downloadAccount', {
  access: { for: 'person', standing: 'any', why: 'Everyone may have their data.', fresh: true },
  deps: (): DownloadDeps => ({ auth: authentication(), filesIn }),
  handler: async ({ db, caller, input, now }, { auth, filesIn: list }) =>
    downloadPart(db, await ownSignIn(auth, caller), { ...input, filesIn: list }, now),
});

interface Asked extends Pick<DownloadDeps, 'filesIn'> {
  readonly after: DownloadPlace | null;
}

/**
 * A part of a person's file. Counts what they ask for.
 * @throws AppError `rate-limited`.
 */
export async function downloadPart(
  db: Firestore,
  signIn: UserRecord,
  { after, filesIn: list }: Asked,
  now: Date,
): Promise<DownloadPart> {
  const limit = after === null ? 'accountDownloads' : 'downloadParts';
  await countAttempt(db, limit, signIn.uid, now);
  const [data, part] = await Promise.all([
    after === null ? personalData(db, signIn, list) : null,
    ownConversations(db, signIn.uid, after),
  ]);
  // JSON has no dates and no undefined: dates become text, undefined fields are dropped.
  return JSON.parse(JSON.stringify({ exportedAt: now, data, ...part }));
}
