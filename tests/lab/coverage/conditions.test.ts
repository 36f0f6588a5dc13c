import { map, string, type Value } from '@hearthkin/storage-rules/types/value';
import { describe, expect, it } from 'vitest';
import type { RecordedRequest } from '../replay/recorded-request';
import { parseRulesText } from '../rules-file';
import { conditionsOf, missingOutcome } from './conditions';
import { coverageTable, incompleteConditions } from './coverage-table';

const RULES = parseRulesText(
  'firestore.rules',
  `service cloud.firestore {
  match /databases/{database}/documents {
    function names() {
      return ['a'];
    }
    match /things/{id} {
      allow get: if (id in names() || !(id == 'b')) && request.missing;
      allow list: if true;
    }
  }
}
`,
);

/** A request to read the thing with this id. */
function reads(id: string): RecordedRequest {
  const request: Value = map([['method', string('get')]]);
  const path = ['databases', '(default)', 'documents', 'things', id];
  const host = { lookUp: () => ({ state: 'missing' }) as const, print: () => undefined };
  const variables = new Map([['request', request]]);
  const asked = { service: 'cloud.firestore', path, method: 'get' as const, variables };
  return { test: 'a test', what: `get ${id}`, parts: [{ request: asked, host }], allowed: false };
}

describe('the conditions of a rules file', () => {
  const conditions = conditionsOf(RULES, [reads('a'), reads('a'), reads('c')]);

  it('are all listed, down to the operands, with the results seen', () => {
    expect(conditions.map((one) => [one.line, one.text, missingOutcome(one)])).toEqual([
      [4, "['a']", null],
      [7, "id in names() || !(id == 'b')) && request.missing", 'always an error'],
      [7, "id in names() || !(id == 'b')", 'never false'],
      [7, 'id in names()', null],
      [7, "!(id == 'b')", 'never false'],
      [7, "id == 'b'", 'never true'],
      [7, 'request.missing', 'always an error'],
      [8, 'true', null],
    ]);
  });

  it('are listed as incomplete for a person, with file and line', () => {
    expect(incompleteConditions(RULES, conditions)).toContain(
      "firestore.rules:7 /things/{id} allow get: never true: id == 'b'",
    );
    expect(coverageTable(RULES, conditions)).toContain(
      '     7       2       1       0  id in names()',
    );
  });

  it('are never evaluated where no test asks', () => {
    const silent = conditionsOf(RULES, []);
    expect(silent.map(missingOutcome).filter((one) => one === 'never evaluated')).toHaveLength(7);
  });
});
