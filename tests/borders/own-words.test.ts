import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { expect, test } from 'vitest';

/** Ways to name and comment that new code doesn't use. */
const UNWANTED = {
  /** A comment that begins like a clause of a question has no subject. */
  openings:
    /\/\*\*(?:\n\s*\*)? (?:What|Whom|Who|Whose|Of|Where|How|When|As|Why|That|Since|Until) /g,
  /** A name says what it gives, not of what. */
  namesEndingInOf: /\b(?:function|const) \w+Of\b(?: =|\(|<)/g,
} as const satisfies Record<string, RegExp>;

/** How many there are, for each package: the numbers may only go down. */
const LEFT: Readonly<Record<string, Readonly<Record<keyof typeof UNWANTED, number>>>> = {
  domain: { openings: 30, namesEndingInOf: 126 },
  emulators: { openings: 1, namesEndingInOf: 62 },
  functions: { openings: 17, namesEndingInOf: 211 },
  production: { openings: 3, namesEndingInOf: 22 },
  tests: { openings: 191, namesEndingInOf: 269 },
  web: { openings: 17, namesEndingInOf: 184 },
};

function countIn(folder: string, pattern: RegExp): number {
  const files = execFileSync('git', ['ls-files', folder], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file));
  return files.reduce(
    (sum, file) => sum + (readFileSync(join(ROOT, file), 'utf8').match(pattern)?.length ?? 0),
    0,
  );
}

test('comments begin with a subject and names say what they give, but for those that are left', () => {
  const found = Object.fromEntries(
    ['domain', 'emulators', 'functions', 'production', 'tests', 'web'].map((folder) => [
      folder,
      Object.fromEntries(
        Object.entries(UNWANTED).map(([kind, pattern]) => [kind, countIn(folder, pattern)]),
      ),
    ]),
  );
  // Fewer are left? Then lower the numbers.
  expect(found).toEqual(LEFT);
});
