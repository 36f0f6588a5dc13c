import { randomUUID } from 'node:crypto';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import type { User } from '@hearthkin/domain/account/user';
import {
  deleteObject,
  type FirebaseStorage,
  getBytes,
  getDownloadURL,
  getMetadata,
  listAll,
  ref,
  type SettableMetadata,
  type StorageReference,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import { afterAll, beforeAll } from 'vitest';
import { adminDb } from '../support/admin';
import { memberDocument } from '../support/builders';
import { testSuite } from '../support/suite';
import type { Who } from './people';
import { UNKNOWN_NAME } from './unknown-name';

export const MEBIBYTE = 1024 * 1024;
export const PNG = 'image/png';

const MAX_RETRY_MS = 10_000;

/** All that can be said of a file besides its type, and that no page says. */
export const SAID_TOO_MUCH: readonly SettableMetadata[] = [
  { contentEncoding: 'gzip' },
  { contentEncoding: UNKNOWN_NAME },
  { contentDisposition: 'attachment; filename="a.html"' },
  { contentDisposition: "inline; filename*=utf-8''other" },
  { contentDisposition: UNKNOWN_NAME },
  { cacheControl: 'public, max-age=31536000' },
  { contentLanguage: 'de' },
  { customMetadata: { side: 'front' } },
];

/** Zeros shared by all test files, to save memory. */
const ZEROS = new Uint8Array(50 * MEBIBYTE);

/**
 * Gives a person an account, which most uploads need. A complete document, because the suite's
 * triggers parse it.
 */
export async function openAccount({ uid }: Who, change: Partial<User> = {}): Promise<void> {
  await adminDb.doc(`users/${uid}`).set(memberDocument(uid, change));
}

/** A file or folder for a person, with rules. */
export class Stored {
  readonly ref: StorageReference;

  constructor(storage: FirebaseStorage, path: string) {
    this.ref = ref(storage, path);
  }

  /** Uploads so many bytes. */
  upload = (contentType?: string, size = 3) =>
    uploadBytes(
      this.ref,
      ZEROS.subarray(0, size),
      contentType === undefined ? {} : { contentType },
    );
  /** Uploads a picture, and says more of it than its type. */
  uploadSaying = (more: SettableMetadata, contentType = PNG) =>
    uploadBytes(this.ref, ZEROS.subarray(0, 3), { contentType, ...more });
  bytes = () => getBytes(this.ref);
  metadata = () => getMetadata(this.ref);
  url = () => getDownloadURL(this.ref);
  list = () => listAll(this.ref);
  change = (metadata: SettableMetadata) => updateMetadata(this.ref, metadata);
  delete = () => deleteObject(this.ref);
}

interface StorageEnvironment {
  /** A file or folder for a person, with rules; a visitor by default. */
  at(path: string, who?: Who): Stored;
  /** Writes a file of so many bytes without rules. */
  put(path: string, contentType?: string, size?: number): Promise<void>;
  /** The bucket's name, for requests that the SDK wouldn't make. */
  readonly bucket: string;
}

/**
 * Files in a bucket of its own. The rules are those the emulator loaded from storage.rules at
 * start: reloading them would leave parallel tests without rules for a moment.
 */
export function storageEnvironment(): StorageEnvironment {
  const { projectId, ports } = testSuite();
  const bucket = `rules-${randomUUID()}`;
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    environment = await initializeTestEnvironment({
      projectId,
      storage: { host: '127.0.0.1', port: ports.storage },
    });
  });
  afterAll(() => environment.cleanup());

  const files = (context: ReturnType<RulesTestEnvironment['unauthenticatedContext']>) => {
    const storage = context.storage(`gs://${bucket}`);
    // The SDK would retry for minutes if the emulator has ended.
    storage.setMaxOperationRetryTime(MAX_RETRY_MS);
    storage.setMaxUploadRetryTime(MAX_RETRY_MS);
    // Typed as the old API's object, which the new API's functions accept as well.
    return storage as unknown as FirebaseStorage;
  };
  return {
    bucket,
    at: (path, who) => {
      const { uid, ...claims } = who ?? {};
      const context =
        uid === undefined
          ? environment.unauthenticatedContext()
          : environment.authenticatedContext(uid, claims);
      return new Stored(files(context), path);
    },
    put: (path, contentType = PNG, size = 3) =>
      environment.withSecurityRulesDisabled(async (context) => {
        await new Stored(files(context), path).upload(contentType, size);
      }),
  };
}
