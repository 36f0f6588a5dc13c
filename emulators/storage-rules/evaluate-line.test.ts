import { expect, it } from 'vitest';
import { evaluateLine } from './evaluate-line';

it.each([
  ['1 + 1 == 2', 'true'],
  ["'a' in ['b']", 'false'],
  ["{'a': [1, 2.5, 'x', null]}", '{"a": [1, 2.5, "x", null]}'],
  ["b'a\\xff'", 'b"\\x61\\xff"'],
  ['[2, 1, 2].toSet()', 'set(2, 1)'],
  ["timestamp.value('2024-02-29T12:34:56.789Z')", 'timestamp(2024-02-29T12:34:56.789Z)'],
  ['timestamp.value(-1)', 'timestamp(1969-12-31T23:59:59.999Z)'],
  ["duration.value(-1500, 'ms')", 'duration(-1.5s)'],
  ['latlng.value(1, -2.5)', 'latlng(1.0, -2.5)'],
  ['/users/$(1)', '/users/1'],
  ["{'a': 1}.diff({})", 'map_diff({"a": 1}, {})'],
  ['1 / 0 > 1', 'error: Divide by zero error. (column 1)'],
  ['true && 2', 'error: Type error. Received: [int] Expected: [bool]. (column 9)'],
  ['nobody.uid', 'error: Null value error. (column 1)'],
  ['1 +', "error: Unexpected '<EOF>'. (column 4)"],
  ['', "error: Unexpected '<EOF>'. (column 1)"],
  ['firestore.exists(/databases/(default)/documents/a/b)', 'false'],
])('%s evaluates to %s', (line, answer) => {
  expect(evaluateLine(line)).toBe(answer);
});
