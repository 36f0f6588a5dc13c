import { logger } from '../logger';
import { deleteFile, saveFile } from './storage';

export interface NewFile {
  readonly path: string;
  readonly bytes: Buffer;
  readonly contentType: string;
  readonly cacheControl?: string;
}

interface NewFiles {
  readonly files: readonly NewFile[];
  /** The paths that the document names which the call writes. */
  readonly named: () => Promise<readonly (string | null)[]>;
}

/**
 * Stores files for a caller whose right to add them was checked, and deletes them again if `act`, which
 * names their paths in a document, fails.
 * @throws what `act` throws.
 */
export async function withNewFiles<T>(
  { files, named }: NewFiles,
  act: (paths: string[]) => Promise<T>,
): Promise<T> {
  const paths = files.map(({ path }) => path);
  try {
    await Promise.all(
      files.map(({ path, bytes, contentType, cacheControl }) =>
        saveFile(path, bytes, contentType, cacheControl),
      ),
    );
    return await act(paths);
  } catch (error) {
    await deleteUnnamed(paths, named).catch((failure: unknown) => {
      logger.error('Files could not be deleted', { paths, error: String(failure) });
    });
    throw error;
  }
}

/** A transaction that reported an error may have been committed. */
async function deleteUnnamed(paths: string[], named: NewFiles['named']): Promise<void> {
  if (paths.length === 0) return;
  const kept = await named();
  await Promise.all(paths.filter((path) => !kept.includes(path)).map(deleteFile));
}
