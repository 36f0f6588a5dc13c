import { cellOf } from '@hearthkin/domain/account/place';
import { DEFAULT_OFFER } from '@hearthkin/domain/companion/offer';
import { searchWordsOf } from '@hearthkin/domain/companion/search-meaning';
import { describe, expect, test } from 'vitest';
import type { LiveCompanion } from '../../data/companions/companion-queries';
import { NO_FILTERS } from './browse-filters';
import { canAutoLoad, passesClientFilters, searchQueryOf } from './search-query';

const page = (matching: number) => Array.from({ length: 24 }, (_, index) => index < matching);

describe('automatic loading', () => {
  test.each([
    ['starts automatically', [0], true],
    ['continues while many match', [24, 24, 24], true],
    ['loads one more page when few match', [24, 7], true],
    ['stops after two pages with few matches', [0, 7], false],
    ['stops at any point in the list', [24, 24, 3, 7], false],
    ['continues once many match', [0, 0, 8], true],
  ])('%s', (_what, pages, expected) => {
    expect(canAutoLoad(pages.flatMap(page), 24)).toBe(expected);
  });
});

test('the server searches for the longest name or place, and for a meaning if there is none', () => {
  const query = (text: string) => searchQueryOf(searchWordsOf(text), NO_FILTERS, null);
  expect(query('zoe lisboa cooking')).toEqual({
    token: 'lisboa',
    otherTokens: ['zoe', '~interest_food'],
    cityKey: null,
    cells: null,
    facets: [],
  });
  expect(query('cooking')).toMatchObject({ token: '~interest_food', otherTokens: [] });
});

test('a distance is asked for by cells, and the true one decides', () => {
  const lisbon = { lat: 38.7, lng: -9.1 };
  const here = { city: 'Lisbon', point: lisbon, measure: 'km' } as const;
  const filters = { ...NO_FILTERS, within: '10km' } as const;
  const query = searchQueryOf([], filters, here);
  expect(query.cells).toContain(cellOf(lisbon));
  expect(searchQueryOf([], { ...filters, within: 'unsaid' }, here).cells).toBe('unsaid');
  expect(searchQueryOf([], filters, { ...here, point: null }).cells).toBeNull();
  const now = new Date('2026-11-20T12:00:00Z');
  const companionAt = (point: typeof lisbon | null) =>
    ({ point, offer: DEFAULT_OFFER, timeZone: 'UTC' }) as LiveCompanion;
  const passes = (point: typeof lisbon | null, within: '10km' | 'unsaid' | null) =>
    passesClientFilters(companionAt(point), query, { ...filters, within }, here, now);
  const farther = { lat: 38.8, lng: -9.1 };
  expect(query.cells).toContain(cellOf(farther));
  expect([passes(lisbon, '10km'), passes(farther, '10km'), passes(null, '10km')]).toEqual([
    true,
    false,
    false,
  ]);
  expect([passes(lisbon, 'unsaid'), passes(null, 'unsaid'), passes(null, null)]).toEqual([
    false,
    true,
    true,
  ]);
});
