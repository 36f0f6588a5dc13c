import { describe, expect, it } from 'vitest';
import { parseRulesText } from '../support/rules-file';
import { conditionsOf, missingOutcome } from './conditions';
import type { CoverageNode } from './coverage-report';
import { coverageTable, incompleteConditions } from './coverage-table';

const RULES = parseRulesText(
  'firestore.rules',
  `service cloud.firestore {
  match /databases/{database}/documents {
    function names() {
      return ['a'];
    }
    match /things/{id} {
      allow get: if (a() || !b()) && c();
      allow list: if true;
    }
  }
}
`,
);

const seen = (...kinds: string[]): CoverageNode['values'] =>
  kinds.map((kind) => ({
    count: 2,
    value:
      kind === 'error'
        ? { undefined: { causeMessage: 'Null value error.' } }
        : kind === 'attempt'
          ? { undefined: {} }
          : kind === 'passed over'
            ? {}
            : kind === 'list'
              ? { listValue: {} }
              : { boolValue: kind === 'true' },
  }));

const node = (text: string, values: CoverageNode['values'], children: CoverageNode[] = []) => ({
  sourcePosition: { currentOffset: RULES.text.indexOf(text) },
  ...(values && { values }),
  children,
});

/** What an emulator says; the parenthesis belongs to the condition. */
const REPORT = {
  report: [
    node("['a']", seen('list')),
    node('(a()', seen('true', 'false'), [
      node('(a()', seen('true', 'error'), [
        node('a()', seen('attempt', 'passed over')),
        node('!b()', seen('true', 'false'), [node('b()', seen('false', 'true'))]),
      ]),
      node('c()', seen('error')),
    ]),
  ],
};

describe('the conditions of a rules file', () => {
  const conditions = conditionsOf(RULES, REPORT);

  it('are all there, down to the operands, with how each was seen', () => {
    expect(conditions.map((one) => [one.line, one.text, missingOutcome(one)])).toEqual([
      [4, "['a']", null],
      [7, 'a() || !b()) && c()', null],
      [7, 'a() || !b()', 'never false'],
      [7, 'a()', 'never evaluated'],
      [7, '!b()', null],
      [7, 'b()', null],
      [7, 'c()', 'always an error'],
      [8, 'true', null],
    ]);
  });

  it('are listed as incomplete for a person, with file and line', () => {
    expect(incompleteConditions(RULES, conditions)).toEqual([
      'firestore.rules:7 /things/{id} allow get: never false: a() || !b()',
      'firestore.rules:7 /things/{id} allow get: never evaluated: a()',
      'firestore.rules:7 /things/{id} allow get: always an error: c()',
    ]);
    expect(coverageTable(RULES, conditions)).toContain(
      '     7       2       0       2  a() || !b()   <- never false',
    );
  });

  it('do not count an attempt without the document as an outcome', () => {
    const attempted = conditions.find(({ text }) => text === 'a()');
    expect(attempted).toMatchObject({ outcomes: { true: 0, false: 0, error: 0 } });
  });

  it('are never evaluated where the emulator says nothing of them', () => {
    const silent = conditionsOf(RULES, {});
    expect(silent.map(missingOutcome).filter((one) => one === 'never evaluated')).toHaveLength(7);
  });
});
