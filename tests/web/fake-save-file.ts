import { vi } from 'vitest';
import type * as SaveFile from '../../web/src/lib/save-file';
import { betweenTests } from './between-tests';

/** Replaces saving a file to disk. */
export const saveFile = vi.fn<typeof SaveFile.saveFile>();

betweenTests(() => saveFile.mockReset());
