import { expect, test } from 'vitest';
import { structurallyShare } from './same-parts';

const note = (id: string, text = id) => ({ id, data: { text, at: new Date('2026-06-01') } });

test('what hasn’t changed is the same object', () => {
  const before = note('a');
  expect(structurallyShare(before, note('a'))).toBe(before);
  const changed = note('a', 'new');
  expect(structurallyShare(before, changed)).toBe(changed);
  const later = { ...note('a'), data: { text: 'a', at: new Date('2026-06-02') } };
  expect(structurallyShare(before, later)).toBe(later);
  expect(structurallyShare(before, null)).toBeNull();
  expect(structurallyShare(undefined, changed)).toBe(changed);
});

test('in a list, each item that hasn’t changed is the same, wherever it stands', () => {
  const before = [note('a'), note('b')];
  expect(structurallyShare(before, [note('a'), note('b')])).toBe(before);
  const [first, second, third] = structurallyShare(before, [
    note('c'),
    note('b'),
    note('a', 'new'),
  ]);
  expect(first).toEqual(note('c'));
  expect(second).toBe(before[1]);
  expect(third).toEqual(note('a', 'new'));
  // One less is another list.
  expect(structurallyShare(before, [note('a')])).toEqual([note('a')]);
  expect(structurallyShare(before, [])).toEqual([]);
});

test('a page of a list has the same items, and is otherwise as it is now', () => {
  const showNew = () => {};
  const before = { items: [note('a')], hasMore: true, showNew };
  const now = structurallyShare(before, { items: [note('a')], hasMore: false });
  expect(now).toEqual({ items: [note('a')], hasMore: false });
  expect(now.items).toBe(before.items);
});
