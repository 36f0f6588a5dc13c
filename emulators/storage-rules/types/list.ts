import { sameType } from './equality';
import { overload, type Table } from './overload';
import { elementAt, rangeOverloads } from './ranges';
import { setOf } from './set';
import { conversionToString } from './text';
import { bool, int, list, NULL, string, type Value } from './value';

function includes(items: readonly Value[], value: Value): boolean {
  return items.some((item) => sameType(item, value));
}

export const LIST: Table = {
  '[]': [
    overload(['list', 'int'], ({ items }, index) =>
      elementAt(items.length, index.value, (at) => items[at] ?? NULL),
    ),
  ],
  '@range': rangeOverloads(
    'list',
    ({ items }) => items.length,
    ({ items }, from, to) => list(items.slice(from, to)),
  ),
  in: [overload(['list', 'any'], ({ items }, value) => bool(includes(items, value)))],
  size: [overload(['list'], ({ items }) => int(items.length))],
  concat: [overload(['list', 'list'], (a, b) => list([...a.items, ...b.items]))],
  hasAll: [
    overload(['list', 'list'], (a, b) => bool(b.items.every((item) => includes(a.items, item)))),
  ],
  hasAny: [
    overload(['list', 'list'], (a, b) => bool(b.items.some((item) => includes(a.items, item)))),
  ],
  hasOnly: [
    overload(['list', 'list'], (a, b) => bool(a.items.every((item) => includes(b.items, item)))),
  ],
  removeAll: [
    overload(['list', 'list'], (a, b) => list(a.items.filter((item) => !includes(b.items, item)))),
  ],
  join: [
    overload(['list', 'string'], ({ items }, separator) => {
      const texts: string[] = [];
      for (const item of items) {
        const text = conversionToString(item);
        if (text.type === 'failure') return text;
        if (text.type === 'string') texts.push(text.value);
      }
      return string(texts.join(separator.value));
    }),
  ],
  toSet: [overload(['list'], ({ items }) => setOf(items))],
};
