import { vi } from 'vitest';
import type * as Documents from '../../web/src/features/verification/documents/open-document';
import { betweenTests } from './between-tests';

/** Replaces the function that gives a private file to those who may see it. */
export const openDocument = vi.fn<typeof Documents.openDocument>(async (path) => new Blob([path]));

betweenTests(() => void openDocument.mockClear());
