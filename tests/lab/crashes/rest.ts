import assert from 'node:assert/strict';
import { isDecidable } from '@hearthkin/domain/booking/claim';
import { DAY_MS, HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { decideClaim } from '../../../functions/src/admin/decide-claim';
import { claims } from '../../../functions/src/platform/records/collections';
import { staffCall } from './acts';
import { compare, runTriggers, sweep } from './by-itself';
import { depsOf, type World } from './world';

/** Until requests have expired, sessions are completed, and payouts are due. */
const PAUSES_MS = [26 * HOUR_MS, 6 * DAY_MS, 3 * DAY_MS];

/**
 * Lets time pass with nothing going wrong, until nothing is left to be done: the sweeps run when they are due,
 * staff decide claims, and the comparison runs at night.
 */
export async function comeToRest(world: World): Promise<void> {
  for (const pause of PAUSES_MS) {
    await world.pass(pause);
    await decideClaims(world);
    const at = world.process();
    await runTriggers(world, at);
    assert.deepEqual(await sweep(world, at), [], 'No sweep fails, since nothing goes wrong');
    await compare(world, at);
  }
  await world.pass(HOUR_MS);
  await sweep(world, world.process());
}

async function decideClaims(world: World): Promise<void> {
  const at = world.process();
  for (const doc of (await claims(at.db).get()).docs) {
    if (!isDecidable(doc.data(), world.now)) continue;
    const input = {
      bookingId: doc.id,
      outcome: 'pay',
      keptPercent: null,
      reason: 'Both.',
    } as const;
    await decideClaim.handler(staffCall(world, at, input), depsOf(at));
  }
}
