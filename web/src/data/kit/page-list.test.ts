import { expect, test } from 'vitest';
import { EMPTY_LIST, type PageList, withPage } from './page-list';

/** A list whose pages hold these ids; a letter's case is what its document says. */
function list(...pages: string[]): PageList<string> {
  return pages.reduce<PageList<string>>(
    (known, page, index) => turn(known, index, page),
    EMPTY_LIST,
  );
}

function turn(known: PageList<string>, index: number, page: string): PageList<string> {
  const items = [...page].map((data) => ({ id: data.toLowerCase(), data }));
  return withPage(known, index, items, 3);
}

const shown = (known: PageList<string>) => known.shown.map(({ data }) => data).join('');

test('a list shows its pages one after the other', () => {
  expect(shown(list('abc', 'def', 'g'))).toBe('abcdefg');
});

test.each([
  ['in front', 'xab', 'xabcdef'],
  ['in between', 'axb', 'axbcdef'],
  ['at the end', 'abx', 'abxcdef'],
  ['two at once', 'xya', 'xyabcdef'],
])('a newcomer %s takes their place and hides nobody', (_, page, expected) => {
  expect(shown(turn(list('abc', 'def'), 0, page))).toBe(expected);
});

test('a newcomer on the last page that is not full takes their place', () => {
  expect(shown(turn(list('abc', 'd'), 1, 'xdy'))).toBe('abcxdy');
});

test('a newcomer on an empty list is shown', () => {
  expect(shown(turn(list(''), 0, 'x'))).toBe('x');
});

test.each([
  ['first', 'bcd', 'bcdef'],
  ['in the middle', 'acd', 'acdef'],
  ['last', 'abd', 'abdef'],
])('who is gone goes, and the next page does not show anybody twice: %s', (_, page, expected) => {
  expect(shown(turn(list('abc', 'def'), 0, page))).toBe(expected);
});

test('who is gone from the last page goes', () => {
  expect(shown(turn(list('abc', 'def'), 1, 'df'))).toBe('abcdf');
});

test('who changes is shown as they are now, and does not jump', () => {
  expect(shown(turn(list('abc', 'def'), 0, 'bCa'))).toBe('abCdef');
});

test('who moves to another page is neither shown twice nor lost', () => {
  const moved = turn(list('abc', 'def'), 0, 'acd');
  expect(shown(turn(moved, 1, 'dbe'))).toBe('acdbe');
});

test('whom a newcomer pushes off the last page comes with the next', () => {
  const pushed = turn(list('abc'), 0, 'axb');
  expect(shown(pushed)).toBe('axb');
  expect(shown(turn(pushed, 1, 'c'))).toBe('axbc');
});
