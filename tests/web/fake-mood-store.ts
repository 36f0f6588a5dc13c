import { vi } from 'vitest';
import type * as Store from '../../web/src/features/home/mood-store';
import { betweenTests } from './between-tests';
import { setWorld, worldNow } from './world';

/** Replaces the mood store. Writes change the world at once, like Firestore's local cache. */
export const saveMood = vi.fn<typeof Store.saveMood>(async (_uid, day, { mood, note }) => {
  const others = worldNow().moods.filter(({ id }) => id !== day);
  const kept = { id: day, data: { mood, note, at: new Date() } };
  setWorld({ moods: [...others, kept].toSorted((a, b) => a.id.localeCompare(b.id)) });
});

export const removeMood = vi.fn<typeof Store.removeMood>(async (_uid, day) => {
  setWorld({ moods: worldNow().moods.filter(({ id }) => id !== day) });
});

betweenTests(() => {
  saveMood.mockClear();
  removeMood.mockClear();
});
