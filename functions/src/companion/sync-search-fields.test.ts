import { describe, expect, it } from 'vitest';
import { isSearchChange } from './sync-search-fields';

const seen = (fields: Readonly<Record<string, unknown>>) => ({
  get: (path: string) => fields[path],
});

const LISTING = { displayName: 'Eve M.', hourlyRate: 30, lastActiveAt: 1, bio: 'Hello.' };
const ONLINE = { ...LISTING, facets: { online: true }, 'facets.online': true };

describe('a change of a listing concerns how its companion is found', () => {
  const concerns = (before: object, after: object) =>
    isSearchChange(seen({ ...before }), seen({ ...after }));

  it('when the listing is new, or says something else that is searched for', () => {
    expect(isSearchChange(undefined, seen(LISTING))).toBe(true);
    expect(concerns(LISTING, { ...LISTING, hourlyRate: 31 })).toBe(true);
    expect(concerns(LISTING, { ...LISTING, interests: ['art'] })).toBe(true);
    expect(concerns(LISTING, { ...LISTING, searchTokens: ['eve'] })).toBe(true);
  });

  it('not when a companion changes something that is not searched for', () => {
    expect(concerns(LISTING, { ...LISTING, bio: 'Changed.', profileViews: 7 })).toBe(false);
  });

  it('when there is a sign of life of a companion who does not count as online', () => {
    expect(concerns(LISTING, { ...LISTING, lastActiveAt: 2 })).toBe(true);
  });

  it('not when there is another sign of life of a companion who is online', () => {
    expect(concerns(ONLINE, { ...ONLINE, lastActiveAt: 2 })).toBe(false);
  });
});
