import { vi } from 'vitest';
import type * as SaveFile from '../../web/src/lib/save-file';
import { betweenTests } from './between-tests';

/** Stands in for the download of a file. */
export const saveFile = vi.fn<typeof SaveFile.saveFile>();

betweenTests(() => saveFile.mockReset());
