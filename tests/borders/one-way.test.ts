import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { expect, it } from 'vitest';

/** Things that are done in one way: what only its door does itself, and the files that are the door. */
const WAYS: Readonly<
  Record<string, { readonly itself: RegExp; readonly doors: readonly string[] }>
> = {
  'code that comes later, by late() and lazily()': {
    itself: /\blazy\(async/,
    // A queue's card is found by the queue's name.
    doors: ['web/src/features/admin/inbox/queue-views.tsx', 'web/src/ui/late.tsx'],
  },
  'a number of things, by formatCount()': { itself: /\.toLocaleString\(/, doors: [] },
  'a day or month in UTC, by utcDay() and utcMonth()': {
    itself: /toISOString\(\)\.slice\(0, (?:7|10)\)/,
    doors: ['domain/src/foundation/time.ts'],
  },
  'what follows from a document, by following(), which a restore passes over': {
    itself: /^(?![\s\S]*\bfollowing\()[\s\S]*\bonDocument(?:Written|Created|Updated|Deleted)\(/,
    doors: [],
  },
  'listening to the database, by useLive()': {
    itself: /\bonSnapshot\b/,
    doors: ['web/src/data/kit/readers.ts'],
  },
  'telling the server’s answer from what the device remembers, by fromServer() and askServer()': {
    itself: /\bfromCache\b/,
    doors: [
      'web/src/data/',
      // A list that is pending differs from one that is the device's own.
      'web/src/features/bookings/list/use-booking-lists.ts',
      'web/src/features/companion/use-own-reviews.ts',
      'web/src/features/export/use-csv-export.ts',
    ],
  },
};

const SOURCES = execFileSync('git', ['ls-files', 'web/src', 'domain/src', 'functions/src'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /(?<!\.test)\.tsx?$/.test(path));

it.each(Object.entries(WAYS))('there is one way for %s', (_what, { itself, doors }) => {
  const others = SOURCES.filter((path) => itself.test(readFileSync(join(ROOT, path), 'utf8')));
  expect(others.filter((path) => !doors.some((door) => path.startsWith(door)))).toEqual([]);
});
