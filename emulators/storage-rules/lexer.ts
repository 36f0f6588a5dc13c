import { bytesOf, textOf } from './literals';
import type { Source } from './source';
import { RulesSyntaxError } from './syntax-error';
import { bytes, float, int, type Span, string, type Value } from './types/value';

export interface Token extends Span {
  readonly kind:
    | 'name'
    | 'literal'
    /** `/` and the text of a segment, or `/` and a name in parentheses. */
    | 'segment'
    | 'punctuation'
    | 'end';
  /** The text as in the source. */
  readonly text: string;
  /** The value of a literal. */
  readonly value?: Value;
}

const SPACE = /[ \t\r\n\f]+|\/\/[^\n]*|\/\*[\s\S]*?\*\//y;
const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;
const FLOAT = /(?:0|[1-9][0-9]*)?\.[0-9]+|(?:0|[1-9][0-9]*)\./y;
const INT = /0|[1-9][0-9]*/y;
const STRING = /(b)?('(?:[^'\\\r\n]|\\[\s\S])*'|"(?:[^"\\\r\n]|\\[\s\S])*")/y;
const SEGMENT = /\/(?:[A-Za-z0-9_.~%&'*+:@-]+|\([A-Za-z0-9_-]+\))/y;
const PUNCTUATION = /&&|\|\||==|!=|<=|>=|\*\*|\+\+|--|[{}()[\].,;:?=+\-*/%<>!$]/y;

const INT_MAX = 2n ** 63n - 1n;

/** Splits a source into tokens; the last one is `end`. */
export function tokenize(source: Source): Token[] {
  const { text } = source;
  const tokens: Token[] = [];
  let at = 0;

  function match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = at;
    return pattern.exec(text);
  }

  function take(kind: Token['kind'], length: number, value?: Value): void {
    const token = { kind, text: text.slice(at, at + length), start: at, end: at + length };
    tokens.push(value ? { ...token, value } : token);
    at += length;
  }

  while (at < text.length) {
    const space = match(SPACE);
    if (space) {
      at += space[0].length;
      continue;
    }
    if (text.startsWith('/*', at)) {
      throw new RulesSyntaxError('Missing a closing */', { start: at, end: at + 2 });
    }
    const found = match(STRING);
    if (found) {
      take(
        'literal',
        found[0].length,
        stringValue(found, { start: at, end: at + found[0].length }),
      );
      continue;
    }
    const name = match(NAME);
    if (name) {
      take('name', name[0].length);
      continue;
    }
    const fraction = match(FLOAT);
    if (fraction) {
      take('literal', fraction[0].length, float(Number(fraction[0])));
      continue;
    }
    const whole = match(INT);
    if (whole) {
      take('literal', whole[0].length, intValue(whole[0], at));
      continue;
    }
    const token = match(SEGMENT);
    if (token) {
      take('segment', token[0].length);
      continue;
    }
    const punctuation = match(PUNCTUATION);
    if (!punctuation) throw unreadable(text, at);
    take('punctuation', punctuation[0].length);
  }
  take('end', 0);
  return tokens;
}

function stringValue([, prefix, quoted = '']: RegExpExecArray, span: Span): Value {
  const inside = quoted.slice(1, -1);
  const value = prefix ? bytesOf(inside) : textOf(inside);
  if (value === undefined) {
    const what = prefix ? 'bytes' : 'string';
    throw new RulesSyntaxError(`Invalid ${what} literal ${prefix ?? ''}${quoted}.`, span);
  }
  return typeof value === 'string' ? string(value) : bytes(value);
}

function intValue(digits: string, start: number): Value {
  // The sign is an operator, so the smallest int has no literal.
  const value = digits.length < 20 ? BigInt(digits) : INT_MAX + 1n;
  if (value > INT_MAX) {
    const span = { start, end: start + digits.length };
    throw new RulesSyntaxError(`Invalid number literal ${digits}.`, span);
  }
  return int(value);
}

function unreadable(text: string, at: number): RulesSyntaxError {
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  const span = { start: at, end: at + character.length };
  if (character === "'" || character === '"') {
    return new RulesSyntaxError(`Missing a closing ${character}`, span);
  }
  return new RulesSyntaxError(`Unexpected '${character}'.`, span);
}
