import { readFileSync } from 'node:fs';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { describe, expect, it } from 'vitest';
import { deployedSources } from '../indexes/query-modules';

/** Names that only the tools for it may use, and the files of these. */
const KEPT = {
  lastUpdateTime: ['if-unchanged'],
  'processedEvents(': ['once-per-event'],
  isOutdated: ['contention', 'if-unchanged'],
  isAlreadyThere: ['contention', 'if-unchanged', 'once-per-event'],
} as const;

describe('what must happen once', () => {
  it.each(Object.entries(KEPT))(
    'reaches %s by oncePerEvent, untilStable or ifUnchanged only',
    (name, files) => {
      const naming = deployedSources().filter((path) =>
        readFileSync(`${ROOT}/${path}`, 'utf8').includes(name),
      );
      expect(naming.toSorted()).toEqual(
        files.map((file) => `functions/src/platform/consistency/${file}.ts`),
      );
    },
  );
});
