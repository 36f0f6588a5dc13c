import { AppError } from '@hearthkin/domain/foundation/errors';
import type { Auth } from 'firebase-admin/auth';
import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import { authentication } from '../platform/auth';
import { defineStaffAct } from '../platform/callable';
import { deleteFilesBut } from '../platform/files/storage';
import { foldersOf } from '../removal/account-folders';
import { audit } from '../staff/audit';

/** Page size of Auth's list and delete calls, their maximum. */
const PAGE = 1000;

export interface ResetDeps {
  /** Whether all services are emulators. Nothing is deleted otherwise. */
  readonly isEmulated: boolean;
  readonly auth: Pick<Auth, 'listUsers' | 'deleteUsers'>;
  /** Deletes every file outside these folders. */
  readonly deleteFilesBut: (folders: readonly string[]) => Promise<void>;
}

/**
 * Deletes every sign-in, document and file in the emulators, except those of the caller's account.
 * Only they have it: it isn't deployed.
 * @throws AppError `forbidden` outside the emulators.
 */
export const resetDatabase = defineStaffAct('resetDatabase', {
  concerns: () => [],
  isLocal: true,
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
    // Deleting empties the first page, so it is read again.
    const { users } = await auth.listUsers(PAGE);
    const others = users.map(({ uid }) => uid).filter((uid) => uid !== but);
    if (others.length === 0) return count;
    const { successCount } = await auth.deleteUsers(others);
    if (successCount === 0) throw new Error('No sign-in could be deleted');
    count += successCount;
  }
}

/** A person's documents are under their id, including missing documents with subcollections. */
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
