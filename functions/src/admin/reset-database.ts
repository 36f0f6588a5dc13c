import { AppError } from '@hearthkin/domain/errors';
import type { Auth } from 'firebase-admin/auth';
import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import { foldersOf } from '../account/account-folders';
import { authentication } from '../core/auth';
import { defineCallable } from '../core/callable';
import { deleteFilesBut } from '../core/storage';
import { audit } from './audit';

/** The most sign-ins Auth lists and deletes at once. */
const PAGE = 1000;

export interface ResetDeps {
  /** Whether all of this is an emulator's; nowhere else may it be deleted. */
  readonly isEmulated: boolean;
  readonly auth: Pick<Auth, 'listUsers' | 'deleteUsers'>;
  /** Deletes every file that is not below one of these folders. */
  readonly deleteFilesBut: (folders: readonly string[]) => Promise<void>;
}

/**
 * Deletes every sign-in, document and file of an emulator but those of the caller's account.
 * @throws AppError `forbidden` anywhere but in the emulators.
 */
export const resetDatabase = defineCallable('resetDatabase', {
  access: 'admin',
  options: { timeoutSeconds: 300 },
  deps: (): ResetDeps => ({
    isEmulated: process.env.FUNCTIONS_EMULATOR === 'true',
    auth: authentication(),
    deleteFilesBut,
  }),
  handler: async ({ db, caller: { uid }, now }, { isEmulated, auth, deleteFilesBut }) => {
    if (!isEmulated) throw new AppError('forbidden', 'Only emulators are reset');
    const accounts = await deleteSignIns(auth, uid);
    await Promise.all((await db.listCollections()).map((all) => deleteDocumentsBut(all, uid)));
    await deleteFilesBut(foldersOf(uid));
    await db.runTransaction(async (tx) => {
      audit(tx, db, { at: now, act: 'database-reset', by: uid, target: 'database', note: '' });
    });
    return { accounts };
  },
});

async function deleteSignIns(auth: ResetDeps['auth'], but: string): Promise<number> {
  let count = 0;
  for (;;) {
    // Those of a page are deleted, so the first page is always the next one.
    const { users } = await auth.listUsers(PAGE);
    const others = users.map(({ uid }) => uid).filter((uid) => uid !== but);
    if (others.length === 0) return count;
    const { successCount } = await auth.deleteUsers(others);
    if (successCount === 0) throw new Error('No sign-in could be deleted');
    count += successCount;
  }
}

/** The documents of a person lie under their id, also those that only have others below them. */
async function deleteDocumentsBut(all: CollectionReference, id: string): Promise<void> {
  const db: Firestore = all.firestore;
  const documents = await all.listDocuments();
  if (!documents.some((document) => document.id === id)) return db.recursiveDelete(all);
  const writer = db.bulkWriter();
  await Promise.all(
    documents
      .filter((document) => document.id !== id)
      .map((document) => db.recursiveDelete(document, writer)),
  );
  await writer.close();
}
