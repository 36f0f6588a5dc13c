import { readFileSync } from 'node:fs';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { expect, it } from 'vitest';
import { deployedSources } from '../indexes/query-modules';

/** A table of sentences beside a comparison, or as the key of a map. */
const COMPARED =
  /[!=]==\s*\w*MESSAGES\b|\w*MESSAGES\b[^\s,;(){}]*\s*[!=]==|\[\s*\w*MESSAGES\b[^\s,]*,|\.(?:get|has)\(failure\b/;

it('no code compares sentences of errors: what differs has a code', () => {
  const compared = deployedSources().filter((path) =>
    COMPARED.test(readFileSync(`${ROOT}/${path}`, 'utf8')),
  );
  expect(compared).toEqual([]);
});

it.each([
  "failure === ERROR_MESSAGES['outside-window'] ? 'It has started.' : failure",
  'ERROR_MESSAGES.underage === problem',
  "new Map([\n  [ERROR_MESSAGES['not-listed'], 'It isn’t listed.'],\n])",
  "FAILURES.get(failure ?? '')",
])('a comparison is found: %s', (code) => {
  expect(COMPARED.test(code)).toBe(true);
});
