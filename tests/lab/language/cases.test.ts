import { FUNCTIONS, METHODS, PACKAGES } from '@hearthkin/storage-rules/types/functions';
import { describe, expect, it } from 'vitest';
import { CASES } from './all-cases';
import { differences } from './compare';
import { describeDifference } from './describe-difference';
import { officialEngine } from './engine-under-test';
import type { ExpressionOutcome } from './outcome';
import { evaluateOwn } from './own-engine';

function short(outcome: ExpressionOutcome): string {
  if (outcome.kind === 'value') return outcome.text;
  return outcome.kind === 'error' ? `error: ${outcome.message}` : outcome.kind;
}

describe.each(Object.entries(CASES))('%s', (_subject, cases) => {
  it.each(cases)('%s', (expression, outcome) => {
    expect(short(evaluateOwn(expression))).toBe(outcome);
  });

  it('have the same results in the official engine', async () => {
    const expressions = cases.map(([expression]) => expression);
    const found = await differences(officialEngine('cases'), expressions);
    expect(found.map(describeDifference)).toEqual([]);
  });
});

describe('every name of the language has a case', () => {
  const expressions = Object.values(CASES)
    .flat()
    .map(([expression]) => expression)
    .join('\n');
  const methods = Object.values(METHODS).flatMap((table) => Object.keys(table));
  const functions = [...PACKAGES].flatMap(([name, table]) =>
    Object.keys(table).map((member) => `${name}.${member}(`),
  );

  it.each([...new Set(methods)].filter((name) => /^\w+$/.test(name) && name !== 'in'))(
    'the method %s',
    (name) => {
      expect(expressions).toContain(`.${name}(`);
    },
  );

  it.each([...functions, ...Object.keys(FUNCTIONS).map((name) => `${name}(`)])('%s…)', (call) => {
    expect(expressions).toContain(call);
  });
});
