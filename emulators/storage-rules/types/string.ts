import { trimText } from './number';
import { overload, type Table } from './overload';
import { elementAt, rangeOverloads } from './ranges';
import { regularExpression, replaceAll, split } from './regular-expression';
import { bool, bytes, failure, int, list, type Outcome, string } from './value';

/** Methods whose pattern is checked when rules are loaded; that of `replace` only when used. */
export const CHECKED_PATTERNS: ReadonlySet<string> = new Set(['matches', 'split']);

function withPattern(
  pattern: string,
  use: (expression: NonNullable<ReturnType<typeof regularExpression>>) => Outcome,
): Outcome {
  const expression = regularExpression(pattern);
  return expression ? use(expression) : invalidPattern(pattern);
}

export function invalidPattern(pattern: string) {
  return failure(`Invalid regular expression pattern. Pattern: ${pattern}.`);
}

/** Methods of a string. Length and indexes count UTF-16 units; case conversion is ASCII only. */
export const STRING: Table = {
  '[]': [
    overload(['string', 'int'], ({ value }, index) =>
      elementAt(value.length, index.value, (at) => string(value.charAt(at))),
    ),
  ],
  '@range': rangeOverloads(
    'string',
    ({ value }) => value.length,
    ({ value }, from, to) => string(value.slice(from, to)),
  ),
  size: [overload(['string'], ({ value }) => int(value.length))],
  lower: [
    overload(['string'], ({ value }) =>
      string(value.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())),
    ),
  ],
  upper: [
    overload(['string'], ({ value }) =>
      string(value.replace(/[a-z]+/g, (letters) => letters.toUpperCase())),
    ),
  ],
  trim: [overload(['string'], ({ value }) => string(trimText(value)))],
  toUtf8: [overload(['string'], ({ value }) => bytes(new TextEncoder().encode(value)))],
  matches: [
    overload(['string', 'string'], (text, pattern) =>
      withPattern(pattern.value, (expression) => bool(expression.matches(text.value))),
    ),
  ],
  split: [
    overload(['string', 'string'], (text, pattern) =>
      withPattern(pattern.value, (expression) => list(split(expression, text.value).map(string))),
    ),
  ],
  replace: [
    overload(['string', 'string', 'string'], (text, pattern, replacement) =>
      withPattern(pattern.value, (expression) => {
        const replaced = replaceAll(expression, text.value, replacement.value);
        if (replaced !== undefined) return string(replaced);
        return failure(`Invalid replacement. Replacement: ${replacement.value}.`);
      }),
    ),
  ],
};
