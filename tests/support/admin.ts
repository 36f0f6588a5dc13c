import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { testSuite } from './suite';

const { projectId, ports } = testSuite();
process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${ports.firestore}`;
process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${ports.auth}`;
process.env.FIREBASE_STORAGE_EMULATOR_HOST = `127.0.0.1:${ports.storage}`;
const app = initializeApp({ projectId, storageBucket: `${projectId}.appspot.com` }, 'tests');

/** The suite's database, accounts and files, past every rule. */
export const adminDb: Firestore = getFirestore(app);
export const adminAuth = getAuth(app);
export const adminBucket = getStorage(app).bucket();

/**
 * Puts a file into the suite's bucket. A connection that is used again may just be closing: an upload
 * that says that it makes a new file is tried again then.
 */
export function putFile(
  path: string,
  content: string | Buffer,
  contentType = 'image/png',
): Promise<void> {
  return adminBucket.file(path).save(content, {
    contentType,
    resumable: false,
    preconditionOpts: { ifGenerationMatch: 0 },
  });
}

/** The same emulator's database of another project, whose writes set off no trigger. */
export function quietDatabase(name: string) {
  const quiet = initializeApp({ projectId: name }, name);
  return { db: getFirestore(quiet), close: () => deleteApp(quiet) };
}
