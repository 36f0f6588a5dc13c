import { vi } from 'vitest';
import type * as Store from '../../web/src/features/stories/story-store';
import { betweenTests } from './between-tests';

/** Replaces the story store. Writes succeed at once by default. */
export const submitStory = vi.fn<typeof Store.submitStory>(async () => {});
export const changeStory = vi.fn<typeof Store.changeStory>(async () => {});
export const deleteStory = vi.fn<typeof Store.deleteStory>(async () => {});

betweenTests(() => {
  submitStory.mockReset();
  changeStory.mockReset();
  deleteStory.mockReset();
});
