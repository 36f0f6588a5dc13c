import { parseExpression, parseRules } from '@hearthkin/storage-rules/parser';
import { loadRuleset } from '@hearthkin/storage-rules/ruleset';
import { Source } from '@hearthkin/storage-rules/source';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expressions } from './generator';

/** Fragments for random texts that look like rules. */
const PIECES = fc.constantFrom(
  ...'rules_version = service cloud.firestore { } match / allow read , : if ; function f ( ) let'.split(
    ' ',
  ),
  ..."return true null 'a' \"b b'c 1 2.5 . .. [ ] + - * / % ! && || == != < in is int ? $( {x} {y=**}".split(
    ' ',
  ),
  ...['/a', '/*', '*/', '//', '\n', '\\', '++', '--', '@', '\u0000', '\u2028', '𝒳', 'request'],
);

const TEXTS = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(PIECES, { maxLength: 60 }).map((pieces) => pieces.join(' ')),
  fc.array(PIECES, { maxLength: 60 }).map((pieces) => pieces.join('')),
  expressions(),
);

/** Expects a position inside the text, or right after it. */
function expectPosition(text: string, { line, column }: { line: number; column: number }): void {
  const lines = text.split('\n');
  expect(line).toBeGreaterThan(0);
  expect(line).toBeLessThanOrEqual(lines.length);
  expect(column).toBeGreaterThan(0);
  expect(column).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1);
}

describe('any text', () => {
  it.each([
    ['rules', parseRules],
    ['an expression', parseExpression],
  ] as const)('parsed as %s results in a tree or an error with a position', (_what, parse) => {
    fc.assert(
      fc.property(TEXTS, (text) => {
        const { tree, issues } = parse(new Source(text));
        expect(tree === undefined).toBe(issues.length > 0);
        for (const issue of issues) expectPosition(text, issue);
      }),
      { seed: 7, numRuns: 5_000 },
    );
  });

  it('as the condition of a rule loads, or is refused with a position', () => {
    fc.assert(
      fc.property(TEXTS, (condition) => {
        const text = `service firebase.storage { match /b/{x} { allow get: if ${condition}; } }`;
        const { ruleset, issues } = loadRuleset(new Source(text));
        expect(ruleset === undefined).toBe(issues.some(({ severity }) => severity === 'error'));
        for (const issue of issues) expectPosition(text, issue);
      }),
      { seed: 8, numRuns: 2_000 },
    );
  });
});

describe('text built to be slow', () => {
  const LENGTH = 250_000;

  it.each(
    [
      '(',
      '[',
      '{',
      '!',
      '-',
      'a.',
      'a[',
      'f(',
      '1+',
      'a?',
      '/a',
      '/{a}',
      '/$(',
      '/*',
      '"',
      "'\\",
      '{"a":',
      'a&&',
      '\n',
    ].map((piece) => [piece, piece.repeat(LENGTH / piece.length)] as const),
  )('%s repeated is parsed within the time limit', (_piece, text) => {
    const { tree, issues } = parseExpression(new Source(text));
    expect(tree === undefined).toBe(issues.length > 0);
  });

  it('nested as deep as the official engine allows is parsed', () => {
    expect(parseExpression(new Source(`${'('.repeat(98)}1${')'.repeat(98)}`)).issues).toEqual([]);
    expect(parseExpression(new Source(`${'('.repeat(99)}1${')'.repeat(99)}`)).issues).toHaveLength(
      1,
    );
    expect(parseExpression(new Source(Array(99).fill('true').join(' && '))).issues).toEqual([]);
    expect(parseExpression(new Source(Array(100).fill('true').join(' && '))).issues).toHaveLength(
      1,
    );
  });
});
