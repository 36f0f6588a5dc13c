import { readdirSync, readFileSync } from 'node:fs';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { describe, expect, it } from 'vitest';
import { QUESTIONS } from '../../functions/src/training/questions';

/** Sources that reach browsers, by path. */
const SOURCES = ['web/src', 'domain/src'].flatMap((folder) =>
  readdirSync(`${ROOT}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|mdx)$/.test(path))
    .map(
      (path) => [`${folder}/${path}`, readFileSync(`${ROOT}/${folder}/${path}`, 'utf8')] as const,
    ),
);

const pathsWith = (found: (text: string) => boolean) =>
  SOURCES.filter(([, text]) => found(text)).map(([path]) => path);

/** Names an answer by its place in the list. A quiz shows the answers in another order each time. */
const BY_PLACE = /\bthe (?:first|second|third|last)(?: one| answer)?\b/i;

it.each(Object.entries(QUESTIONS))('explains %s whatever order the answers are in', (_, pool) => {
  expect(BY_PLACE.test('The first follows their story.')).toBe(true);
  expect(pool.filter(({ why }) => BY_PLACE.test(why))).toEqual([]);
});

describe('what browsers load', () => {
  it('has no import of a function, by whichever path', () => {
    expect(SOURCES.length).toBeGreaterThan(500);
    const isImport = (text: string) =>
      /(?:from|import|import\()\s*['"](?:@hearthkin\/functions|[^'"]*\/functions\/)/.test(text);
    expect(
      isImport("import { QUESTIONS } from '../../../../functions/src/training/questions';"),
    ).toBe(true);
    expect(isImport("const { x } = await import('@hearthkin/functions/x');")).toBe(true);
    expect(pathsWith(isImport)).toEqual([]);
  });

  it.each(Object.entries(QUESTIONS))('has no question of %s, and so no key to them', (_, pool) => {
    expect(pool).not.toEqual([]);
    for (const { id, question } of pool) {
      const hasIt = (text: string) => text.includes(question) || text.includes(`'${id}'`);
      expect(hasIt(`{ id: '${id}' }`)).toBe(true);
      expect(pathsWith(hasIt), id).toEqual([]);
    }
  });
});
