import { expect, it } from 'vitest';
import { OFFSET_STEP } from './claim-offset';
import { BASE_PORTS } from './ports';

it('gives suites at neighbouring offsets ports of their own', () => {
  const ports = Object.values(BASE_PORTS);
  const clashes = ports.flatMap((one) =>
    ports.filter((other) => other !== one && (other - one) % OFFSET_STEP === 0),
  );
  expect(clashes).toEqual([]);
});
