import { describe, expect, it } from 'vitest';
import { eventFiltersFrom, isFiltered, NO_EVENT_FILTERS, withEventFilters } from './event-filters';

const params = (text: string) => new URLSearchParams(text);

describe('the query of an event search', () => {
  it('round-trips the filters', () => {
    const filters = {
      text: 'board games',
      city: 'San Francisco',
      category: 'Social',
      date: '2026-11-29',
    } as const;
    const address = withEventFilters(params(''), filters).toString();
    expect(address).toBe('q=board+games&city=San+Francisco&category=Social&date=2026-11-29');
    expect(eventFiltersFrom(params(address))).toEqual(filters);
  });

  it('keeps other values and leaves out unused filters', () => {
    const next = withEventFilters(params('a=1&q=x&city=Austin'), {
      ...NO_EVENT_FILTERS,
      city: 'Chicago',
    });
    expect(next.toString()).toBe('a=1&city=Chicago');
  });

  it.each([
    'city=Boston',
    'city=austin',
    'category=Sports',
    'date=2026-02-30',
    'date=tomorrow',
    'q=',
    '',
  ])('ignores invalid values (%s)', (address) => {
    expect(eventFiltersFrom(params(address))).toEqual(NO_EVENT_FILTERS);
  });
});

it('a search for blanks is no search', () => {
  expect(isFiltered(NO_EVENT_FILTERS)).toBe(false);
  expect(isFiltered({ ...NO_EVENT_FILTERS, text: '  ' })).toBe(false);
  expect(isFiltered({ ...NO_EVENT_FILTERS, text: 'a' })).toBe(true);
  expect(isFiltered({ ...NO_EVENT_FILTERS, city: 'Austin' })).toBe(true);
  expect(isFiltered({ ...NO_EVENT_FILTERS, category: 'Social' })).toBe(true);
  expect(isFiltered({ ...NO_EVENT_FILTERS, date: '2026-11-29' })).toBe(true);
});
