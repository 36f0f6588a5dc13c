import { describe, expect, it } from 'vitest';
import { isSearchChange } from './sync-search-fields';

const seen = (fields: Readonly<Record<string, unknown>>) => ({
  get: (path: string) => fields[path],
});

const LISTING = { displayName: 'Eve M.', hourlyRate: 30, lastActiveAt: 1, bio: 'Hello.' };
const ONLINE = { ...LISTING, facets: { online: true }, 'facets.online': true };

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
    expect(concerns(LISTING, { ...LISTING, photo: 'changed', profileViews: 7 })).toBe(false);
  });

  it('when a companion who is not marked online becomes active', () => {
    expect(concerns(LISTING, { ...LISTING, lastActiveAt: 2 })).toBe(true);
  });

  it('not when a companion who is marked online is active again', () => {
    expect(concerns(ONLINE, { ...ONLINE, lastActiveAt: 2 })).toBe(false);
  });
});
