import { vi } from 'vitest';
import type * as Storage from '../../web/src/firebase/storage';
import { betweenTests } from './between-tests';

/** The paths of what is stored. */
export const files = new Set<string>();

/** Replaces Cloud Storage. Uploads succeed at once by default. */
export const uploadFile = vi.fn<typeof Storage.uploadFile>(async (path) => void files.add(path));

export const filesIn: typeof Storage.filesIn = async (folder) =>
  [...files].filter((path) => path.startsWith(`${folder}/`));

betweenTests(() => {
  files.clear();
  uploadFile.mockReset();
});

/** Holds the next upload until the test finishes or fails it. */
export function holdUpload() {
  const held = {
    progress: (_part: number): void => {},
    arrive: (): void => {},
    fail: (): void => {},
    signal: undefined as AbortSignal | undefined,
  };
  uploadFile.mockImplementationOnce((path, _file, onProgress, signal) => {
    held.progress = onProgress ?? held.progress;
    held.signal = signal;
    return new Promise((resolve, reject) => {
      held.arrive = () => {
        files.add(path);
        resolve();
      };
      held.fail = () => reject(new Error('No network'));
    });
  });
  return held;
}
