import { vi } from 'vitest';
import type * as Documents from '../../web/src/data/verifications/open-document';

/** Replaces the function that gives staff a document. */
export const openDocument = vi.fn<typeof Documents.openDocument>(async (path) => new Blob([path]));
