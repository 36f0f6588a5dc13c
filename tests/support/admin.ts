import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage, type Storage } from 'firebase-admin/storage';
import { emptyDatabase } from './empty-database';
import { testSuite } from './suite';

/** The suite's database, accounts and files, without rules; others once `openAdmin` was called again. */
export let adminDb: Firestore;
export let adminAuth: Auth;
export let adminStorage: Storage;
export let adminBucket: ReturnType<Storage['bucket']>;

/** Connects to the suite's project. */
export function openAdmin(): App {
  const { projectId, ports } = testSuite();
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${ports.firestore}`;
  process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${ports.auth}`;
  process.env.FIREBASE_STORAGE_EMULATOR_HOST = `127.0.0.1:${ports.storage}`;
  const app = initializeApp({ projectId, storageBucket: `${projectId}.appspot.com` }, projectId);
  adminDb = getFirestore(app);
  adminAuth = getAuth(app);
  adminStorage = getStorage(app);
  adminBucket = adminStorage.bucket();
  // On a busy machine a kept-alive connection may close while it is reused, which the library takes
  // for a failed upload; so every request uses its own.
  adminBucket.interceptors.push({
    request: (options) => ({
      ...options,
      uri: 'uri' in options ? options.uri : options.url,
      headers: { ...options.headers, Connection: 'close' },
    }),
  });
  return app;
}

openAdmin();

/** The fields of a document, without rules; undefined if it doesn't exist. */
export const read = async (path: string) => (await adminDb.doc(path).get()).data();

/** Writes a whole document, without rules. */
export const put = (path: string, fields: object) => adminDb.doc(path).set(fields);

/** Changes some fields of a document, without rules. */
export const update = (path: string, fields: object) => adminDb.doc(path).update(fields);

/** Whether a person's sign-in still exists. */
export const hasSignIn = ({ uid }: { readonly uid: string }): Promise<boolean> =>
  adminAuth.getUser(uid).then(
    () => true,
    () => false,
  );

/** Uploads a file to the suite's bucket. */
export function putFile(
  path: string,
  content: string | Buffer,
  contentType = 'image/png',
): Promise<void> {
  return adminBucket.file(path).save(content, { contentType, resumable: false });
}

/** The content of a file in the suite's bucket, without rules. */
export async function contentOf(path: string): Promise<Buffer> {
  const [content] = await adminBucket.file(path).download();
  return content;
}

/** Projects whose quiet database is closed and empty. */
const free: string[] = [];

/**
 * An empty database of another project in the same emulator, where no triggers run. The emulator reads
 * all rules for each new project, half a second of processor time, so those of closed databases are
 * used again.
 */
export function quietDatabase(name: string) {
  const project = free.pop() ?? name;
  const quiet = initializeApp({ projectId: project }, name);
  const clear = () => emptyDatabase(project);
  return {
    db: getFirestore(quiet),
    clear,
    close: async () => {
      await deleteApp(quiet);
      // One that something still holds isn't used again.
      const isEmpty = await clear().then(
        () => true,
        () => false,
      );
      if (isEmpty) free.push(project);
    },
  };
}
