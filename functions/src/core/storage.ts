import type { Storage } from 'firebase-admin/storage';

type Bucket = ReturnType<Storage['bucket']>;

/**
 * The project's bucket. The library is loaded on first use: it is large, and most functions don't
 * need it. Uses the emulator if `FIREBASE_STORAGE_EMULATOR_HOST` is set.
 */
async function bucket(): Promise<Bucket> {
  const { getStorage } = await import('firebase-admin/storage');
  return getStorage().bucket();
}

/** The bytes of a file; null if missing, `too-large` from `limit` bytes on. */
export async function readFile(path: string, limit: number): Promise<Buffer | 'too-large' | null> {
  const file = (await bucket()).file(path);
  try {
    const [{ size }] = await file.getMetadata();
    // The file may be replaced in between, so the downloaded size is checked too.
    if (Number(size) >= limit) return 'too-large';
    const [bytes] = await file.download();
    return bytes.length >= limit ? 'too-large' : bytes;
  } catch (error) {
    if (isMissing(error)) return null;
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

export async function hasFile(path: string): Promise<boolean> {
  const [exists] = await (await bucket()).file(path).exists();
  return exists;
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
