import { describe, expect, it } from 'vitest';
import { eventFiltersFrom, isFiltered, NO_EVENT_FILTERS, withEventFilters } from './event-filters';

const params = (text: string) => new URLSearchParams(text);

describe('somebody who shares a search for events', () => {
  it('gives the other person the same filters', () => {
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

  it('keeps what else stands in the address, and leaves out what is not in use', () => {
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
  ])('asks for everything with an address that means nothing (%s)', (address) => {
    expect(eventFiltersFrom(params(address))).toEqual(NO_EVENT_FILTERS);
  });
});

it('somebody with blanks in the search box has searched for nothing', () => {
  expect(isFiltered(NO_EVENT_FILTERS)).toBe(false);
  expect(isFiltered({ ...NO_EVENT_FILTERS, text: '  ' })).toBe(false);
  expect(isFiltered({ ...NO_EVENT_FILTERS, text: 'a' })).toBe(true);
  expect(isFiltered({ ...NO_EVENT_FILTERS, city: 'Austin' })).toBe(true);
  expect(isFiltered({ ...NO_EVENT_FILTERS, category: 'Social' })).toBe(true);
  expect(isFiltered({ ...NO_EVENT_FILTERS, date: '2026-11-29' })).toBe(true);
});
