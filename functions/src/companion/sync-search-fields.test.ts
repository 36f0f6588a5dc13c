import { describe, expect, it } from 'vitest';
import { isSearchChange } from './sync-search-fields';

const seen = (fields: Readonly<Record<string, unknown>>) => ({
  get: (path: string) => fields[path],
});

const LISTING = { displayName: 'Eve M.', hourlyRate: 30, bio: 'Hello.' };

describe('a change of a listing affects search', () => {
  const concerns = (before: object, after: object) =>
    isSearchChange(seen({ ...before }), seen({ ...after }));

  it('when the listing is new, or a searched field changed', () => {
    expect(isSearchChange(undefined, seen(LISTING))).toBe(true);
    expect(concerns(LISTING, { ...LISTING, hourlyRate: 31 })).toBe(true);
    expect(concerns(LISTING, { ...LISTING, interests: ['art'] })).toBe(true);
    expect(concerns(LISTING, { ...LISTING, bio: 'Changed.' })).toBe(true);
    expect(concerns(LISTING, { ...LISTING, searchTokens: ['eve'] })).toBe(true);
  });

  it('not when only other fields changed', () => {
    expect(concerns(LISTING, { ...LISTING, photo: 'changed', sessionsCompleted: 7 })).toBe(false);
  });
});
