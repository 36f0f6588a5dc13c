import { expect, it } from 'vitest';
import type { Case } from './play-flow';
import { playCases } from './play-flows';
import { FLOWS } from './series-flows';

/** The first steps of a flow, one of which is the last that is done. */
const FIRST_STEPS = 3;

it('money stays right if a process ends in the middle of a flow, one step of each', async () => {
  const cases = FLOWS.map((flow, index): Case => {
    const beforeStep = 1 + (index % FIRST_STEPS);
    return { flow, trouble: { kind: 'ends', beforeStep }, triesAgain: index % 2 === 0 };
  });
  const { broken } = await playCases('demo-hearthkin-crashes', cases);
  expect(broken).toEqual([]);
});
