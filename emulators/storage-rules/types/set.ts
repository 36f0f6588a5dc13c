import { loose } from './equality';
import { overload, type Table } from './overload';
import { bool, int, type SetValue, type Value } from './value';

function includes(items: readonly Value[], value: Value): boolean {
  return items.some((item) => loose(item, value));
}

/** The items without duplicates. */
export function setOf(items: readonly Value[]): SetValue {
  const distinct: Value[] = [];
  for (const item of items) {
    if (!includes(distinct, item)) distinct.push(item);
  }
  return { type: 'set', items: distinct };
}

function collectionTest(test: (own: readonly Value[], other: readonly Value[]) => boolean) {
  return [
    overload(['set', 'set'], (a, b) => bool(test(a.items, b.items))),
    overload(['set', 'list'], (a, b) => bool(test(a.items, b.items))),
  ];
}

export const SET: Table = {
  in: [overload(['set', 'any'], ({ items }, value) => bool(includes(items, value)))],
  size: [overload(['set'], ({ items }) => int(items.length))],
  hasAll: collectionTest((own, other) => other.every((item) => includes(own, item))),
  hasAny: collectionTest((own, other) => other.some((item) => includes(own, item))),
  hasOnly: collectionTest((own, other) => own.every((item) => includes(other, item))),
  difference: [
    overload(['set', 'set'], (a, b) => setOf(a.items.filter((item) => !includes(b.items, item)))),
  ],
  intersection: [
    overload(['set', 'set'], (a, b) => setOf(a.items.filter((item) => includes(b.items, item)))),
  ],
  union: [overload(['set', 'set'], (a, b) => setOf([...a.items, ...b.items]))],
};
