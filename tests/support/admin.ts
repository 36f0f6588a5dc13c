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
// On a busy machine a connection that is kept may be closing when it is used again, which the
// library takes for a failed upload: every request has a connection of its own.
adminBucket.interceptors.push({
  request: (options) => ({
    ...options,
    uri: 'uri' in options ? options.uri : options.url,
    headers: { ...options.headers, Connection: 'close' },
  }),
});

/** What a document says, past every rule; undefined where there is none. */
export const read = async (path: string) => (await adminDb.doc(path).get()).data();

/** Puts a file into the suite's bucket. */
export function putFile(
  path: string,
  content: string | Buffer,
  contentType = 'image/png',
): Promise<void> {
  return adminBucket.file(path).save(content, { contentType, resumable: false });
}

/** The same emulator's database of another project, whose writes set off no trigger. */
export function quietDatabase(name: string) {
  const quiet = initializeApp({ projectId: name }, name);
  return { db: getFirestore(quiet), close: () => deleteApp(quiet) };
}
