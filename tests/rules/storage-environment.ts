import { randomUUID } from 'node:crypto';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { type FirebaseStorage, ref, type StorageReference, uploadBytes } from 'firebase/storage';
import { afterAll, beforeAll } from 'vitest';
import { testSuite } from '../support/suite';
import type { Who } from './rules-environment';

export const MEBIBYTE = 1024 * 1024;

const PATIENCE_MS = 10_000;

/** Zeros; every file of these tests is a part of it, so that they need no memory of their own. */
const ZEROS = new Uint8Array(50 * MEBIBYTE);

/** A file of so many bytes. */
export function bytes(count: number): Uint8Array {
  return ZEROS.subarray(0, count);
}

export interface StorageEnvironment {
  /** A file or folder as somebody sees it through the rules; as a visitor, without a name. */
  at(path: string, who?: Who): StorageReference;
  /** Writes a file past the rules. */
  put(path: string, contentType: string, content?: Uint8Array): Promise<void>;
  /** The name of the bucket, for requests that the SDK would not make. */
  readonly bucket: string;
}

/**
 * Files of a bucket of its own. The rules are those that the emulator read from storage.rules when it
 * started: loading them anew would leave tests that run beside these without any for a moment.
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
    // The SDK would try for minutes to reach an emulator that has ended.
    storage.setMaxOperationRetryTime(PATIENCE_MS);
    storage.setMaxUploadRetryTime(PATIENCE_MS);
    // Typed as the old API's object, which the functions of the new one take as well.
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
      return ref(files(context), path);
    },
    put: (path, contentType, content = bytes(3)) =>
      environment.withSecurityRulesDisabled(async (context) => {
        await uploadBytes(ref(files(context), path), content, { contentType });
      }),
  };
}
