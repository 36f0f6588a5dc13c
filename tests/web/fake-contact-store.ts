import { afterEach, vi } from 'vitest';
import type * as Store from '../../web/src/lib/contact-store';

/** Stands in for what staff write about messages. Without other orders it succeeds at once. */
export const markAnswered = vi.fn<typeof Store.markAnswered>(async () => {});
export const deleteContactMessage = vi.fn<typeof Store.deleteContactMessage>(async () => {});

afterEach(() => {
  markAnswered.mockClear();
  deleteContactMessage.mockClear();
});
