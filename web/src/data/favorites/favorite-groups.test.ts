import { expect, test } from 'vitest';
import { groupsWith } from './favorite-groups';

test('favorites are split into groups of a page', () => {
  expect(groupsWith([], ['e', 'd', 'c', 'b', 'a'], 2)).toEqual([['e', 'd'], ['c', 'b'], ['a']]);
});

test('groups are the same when a favorite is removed or put back', () => {
  const groups = groupsWith([], ['d', 'c', 'b', 'a'], 2);
  expect(groupsWith(groups, ['d', 'b', 'a'], 2)).toBe(groups);
  expect(groupsWith(groups, ['c', 'd', 'b', 'a'], 2)).toBe(groups);
});

test('a new favorite comes first, in a group of its own', () => {
  const groups = groupsWith([], ['b', 'a'], 2);
  const next = groupsWith(groups, ['c', 'b', 'a'], 2);
  expect(next).toEqual([['c'], ['b', 'a']]);
  expect(next[1]).toBe(groups[0]);
});

test('favorites that a removal made room for come last', () => {
  const groups = groupsWith([], ['d', 'c'], 2);
  expect(groupsWith(groups, ['c', 'b'], 2)).toEqual([['d', 'c'], ['b']]);
});
