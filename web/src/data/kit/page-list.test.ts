import { expect, test } from 'vitest';
import { EMPTY_LIST, type PageList, withPage } from './page-list';

/**
 * A list of pages, one string each. Each letter is a document with the lowercase letter as its id.
 */
function list(...pages: string[]): PageList<string> {
  return pages.reduce<PageList<string>>(
    (known, page, index) => setPage(known, index, page),
    EMPTY_LIST,
  );
}

function setPage(known: PageList<string>, index: number, page: string): PageList<string> {
  const items = [...page].map((data) => ({ id: data.toLowerCase(), data }));
  return withPage(known, index, items, 3);
}

const shown = (known: PageList<string>) => known.shown.map(({ data }) => data).join('');

test('a list shows its pages in order', () => {
  expect(shown(list('abc', 'def', 'g'))).toBe('abcdefg');
});

test.each([
  ['in front', 'xab', 'xabcdef'],
  ['in between', 'axb', 'axbcdef'],
  ['at the end', 'abx', 'abxcdef'],
  ['two at once', 'xya', 'xyabcdef'],
])('an item added %s takes its place and hides no other', (_, page, expected) => {
  expect(shown(setPage(list('abc', 'def'), 0, page))).toBe(expected);
});

test('an item added to a last page that is not full takes its place', () => {
  expect(shown(setPage(list('abc', 'd'), 1, 'xdy'))).toBe('abcxdy');
});

test('an item added to an empty list is shown', () => {
  expect(shown(setPage(list(''), 0, 'x'))).toBe('x');
});

test.each([
  ['first', 'bcd', 'bcdef'],
  ['in the middle', 'acd', 'acdef'],
  ['last', 'abd', 'abdef'],
])('a removed item disappears, and the next page shows none twice: %s', (_, page, expected) => {
  expect(shown(setPage(list('abc', 'def'), 0, page))).toBe(expected);
});

test('an item removed from the last page disappears', () => {
  expect(shown(setPage(list('abc', 'def'), 1, 'df'))).toBe('abcdf');
});

test('a changed item is updated in place', () => {
  expect(shown(setPage(list('abc', 'def'), 0, 'bCa'))).toBe('abCdef');
});

test('an item that moves to another page is neither shown twice nor lost', () => {
  const moved = setPage(list('abc', 'def'), 0, 'acd');
  expect(shown(setPage(moved, 1, 'dbe'))).toBe('acdbe');
});

test('an item pushed off the last page comes with the next page', () => {
  const pushed = setPage(list('abc'), 0, 'axb');
  expect(shown(pushed)).toBe('axb');
  expect(shown(setPage(pushed, 1, 'c'))).toBe('axbc');
});
