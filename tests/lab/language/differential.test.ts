import { expect, it } from 'vitest';
import { sampleDifferences } from './compare';
import { describeDifference } from './describe-difference';
import { officialEngine } from './engine-under-test';

// Fixed, so that the result depends on the code only. `npm run lab -- expressions` uses a new one each
// time.
const SEED = 20_241_103;
const COUNT = 1_000;

it(`agrees with the official engine on ${COUNT} generated expressions`, async () => {
  const engine = officialEngine('differential');
  const found = await sampleDifferences(engine, { count: COUNT, seed: SEED });
  expect(found.map(describeDifference)).toEqual([]);
}, 600_000);
