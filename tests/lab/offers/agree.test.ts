import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { disagreements } from './agree';
import { anyScene } from './scenes';

it('pages, search and server give the same answer to "can a session start here?"', () => {
  fc.assert(
    fc.property(anyScene, (scene) => {
      expect(disagreements(scene)).toEqual([]);
    }),
    { numRuns: 150, seed: 2026 },
  );
});

it('some of the scenes have a free time, and some don’t', () => {
  const scenes = fc.sample(anyScene, { numRuns: 60, seed: 2026 });
  const isWeekly = scenes.map(({ weekly }) => weekly !== null);
  expect(new Set(isWeekly).size).toBe(2);
});
