import { vi } from 'vitest';
import type * as Storage from '../../web/src/firebase/storage';
import { betweenTests } from './between-tests';

/** Replaces Cloud Storage. Uploads succeed at once by default. */
export const uploadFile = vi.fn<typeof Storage.uploadFile>(async () => {});

/** Every folder is empty by default. */
export const filesIn = vi.fn<typeof Storage.filesIn>(async () => []);

betweenTests(() => {
  filesIn.mockReset();
  filesIn.mockResolvedValue([]);
});

/** Holds the next upload until the test finishes or fails it. */
export function holdUpload() {
  const held = {
    progress: (_part: number): void => {},
    arrive: (): void => {},
    fail: (): void => {},
    signal: undefined as AbortSignal | undefined,
  };
  uploadFile.mockImplementationOnce((_path, _file, onProgress, signal) => {
    held.progress = onProgress ?? held.progress;
    held.signal = signal;
    return new Promise((resolve, reject) => {
      held.arrive = resolve;
      held.fail = () => reject(new Error('No network'));
    });
  });
  return held;
}
