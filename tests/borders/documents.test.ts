import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { expect, test } from 'vitest';
import { documentHeaders, documentTable, headersIn, TABLE } from './documents';

const headers = documentHeaders();

/** The names of the collections on a path: the ids differ by who writes them down. */
const namesOf = (path: string) =>
  path
    .split('/')
    .filter((part) => !/^[{$]/.test(part))
    .join('/');

test('every document of the table of collections has a header', () => {
  const collections = readFileSync(
    join(ROOT, 'functions/src/platform/records/collections.ts'),
    'utf8',
  );
  const paths = [...collections.matchAll(/(?:collection|document)\(\s*['`]([^'`]+)['`]/g)];
  expect(paths.length).toBeGreaterThan(80);
  const known = headers.map(({ path }) => namesOf(path));
  for (const [, path = ''] of paths) {
    expect(
      known.some((one) => one.startsWith(namesOf(path))),
      path,
    ).toBe(true);
  }
});

test('every header says what a document holds, who reads and writes it, and when it goes', () => {
  for (const { path, ...said } of headers) {
    for (const [part, words] of Object.entries(said))
      expect(words, `${path}: ${part}`).not.toBe('');
  }
  expect(new Set(headers.map(({ path }) => path)).size).toBe(headers.length);
});

test('a schema of two documents has two headers', () => {
  const text = `/**
 * A place.
 *
 * @document events/{id}/attendees/{uid}
 * @reads the host,
 *   and oneself
 * @writes \`takePlace\`
 * @goes with the event
 *
 * @document events/{id}/waiting/{uid}
 * @reads oneself
 * @writes \`takePlace\`
 * @goes with the event
 */
export const placeSchema = z.object({});
`;
  const common = {
    schema: 'placeSchema',
    file: 'event.ts',
    holds: 'A place.',
    writes: '`takePlace`',
    goes: 'with the event',
  };
  expect(headersIn(text, 'event.ts')).toEqual([
    { ...common, path: 'events/{id}/attendees/{uid}', reads: 'the host, and oneself' },
    { ...common, path: 'events/{id}/waiting/{uid}', reads: 'oneself' },
  ]);
});

test('docs/documents.md is what `npm run docs` writes', () => {
  expect(readFileSync(TABLE, 'utf8')).toBe(documentTable(headers));
});
