import type { Storage } from 'firebase-admin/storage';
import { type FileLimits, type FileProblem, type KnownFile, readKnownFile } from './known-file';

type Bucket = ReturnType<Storage['bucket']>;

/**
 * The project's bucket. The library is loaded on first use: it is large, and most functions don't
 * need it. Uses the emulator if `FIREBASE_STORAGE_EMULATOR_HOST` is set.
 */
async function bucket(): Promise<Bucket> {
  const { getStorage } = await import('firebase-admin/storage');
  return getStorage().bucket();
}

/**
 * Reads a file that a person uploaded, as it is stored: one that claims to be compressed isn't unpacked.
 * All readers of files come here (`tests/borders/uploaded-files.test.ts`).
 */
export async function readUpload<Type extends string>(
  path: string,
  limits: FileLimits<Type>,
): Promise<KnownFile<Type> | FileProblem | 'missing'> {
  const file = (await bucket()).file(path);
  try {
    return await readKnownFile(file.createReadStream({ decompress: false }), limits);
  } catch (error) {
    if (isMissing(error)) return 'missing';
    throw error;
  }
}

/** Writes a file, in place of one there. */
export async function saveFile(
  path: string,
  bytes: Buffer,
  contentType: string,
  cacheControl?: string,
): Promise<void> {
  const metadata = { contentType, ...(cacheControl && { cacheControl }) };
  await (await bucket()).file(path).save(bytes, { metadata, resumable: false });
}

/** The paths of all files in a folder. */
export async function filesIn(folder: string): Promise<string[]> {
  const [files] = await (await bucket()).getFiles({ prefix: folder });
  return files.map(({ name }) => name);
}

/** Deletes a file, if it exists. */
export async function deleteFile(path: string): Promise<void> {
  await (await bucket()).file(path).delete({ ignoreNotFound: true });
}

/** Deletes every file in a folder. */
export async function deleteFolder(folder: string): Promise<void> {
  await (await bucket()).deleteFiles({ prefix: folder });
}

/** Deletes every file outside these folders. */
export async function deleteFilesBut(folders: readonly string[]): Promise<void> {
  const [files] = await (await bucket()).getFiles();
  const others = files.filter(({ name }) => !folders.some((folder) => name.startsWith(folder)));
  for (const file of others) await file.delete({ ignoreNotFound: true });
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 404;
}
