/** What production does by itself: triggers, sweeps, the nightly comparison, and webhooks. */

import { completeBookings } from '../../../functions/src/booking/complete-bookings';
import { expireBookings } from '../../../functions/src/booking/expire-bookings';
import { settleClaims } from '../../../functions/src/booking/settle-claims';
import { dueCharges } from '../../../functions/src/payment/payment-queries';
import { releaseExpiredCheckouts } from '../../../functions/src/payment/release-expired-checkouts';
import { releasePayouts } from '../../../functions/src/payment/release-payouts';
import { endLatePlans } from '../../../functions/src/pricing/end-late-plans';
import { finishRemovals } from '../../../functions/src/removal/finish-removals';
import { comparePayments } from '../../../functions/src/settlement/compare-payments';
import { moveCharge } from '../../../functions/src/settlement/move-charge';
import { moveCharges } from '../../../functions/src/settlement/move-charges';
import { receive } from '../../../functions/src/settlement/payment-webhook';
import type { Received } from '../../payments/receiver';
import { type Process, ProcessEnded, ProviderFailed } from './process';
import { depsOf, type World } from './world';

/** The trigger of each charge that a commit has made due. What fails there is left to the sweeps. */
export async function runTriggers({ now }: World, at: Process): Promise<void> {
  const due = await dueCharges(at.db, now).get();
  for (const { id } of due.docs) {
    await moveCharge({ db: at.db, provider: at.provider, bookingId: id, now }).catch(onlyTrouble);
  }
}

/** Every sweep that concerns money, once. @returns those that failed to do a part of their work. */
export async function sweep({ now }: World, at: Process): Promise<readonly string[]> {
  const run = { db: at.db, now };
  const deps = depsOf(at);
  const before = { expireBookings, completeBookings };
  const others = {
    releaseExpiredCheckouts,
    settleClaims,
    finishRemovals,
    moveCharges,
    releasePayouts,
    endLatePlans,
  };
  const failed: string[] = [];
  for (const [name, { handler }] of Object.entries(before)) {
    if ((await handler(run)).failed > 0) failed.push(name);
  }
  for (const [name, { handler }] of Object.entries(others)) {
    if ((await handler(run, deps)).failed > 0) failed.push(name);
  }
  return failed;
}

export async function compare({ now }: World, at: Process): Promise<void> {
  await comparePayments.handler({ db: at.db, now }, depsOf(at)).catch(onlyTrouble);
}

/** @returns whether the provider needn't send it again. */
export async function takeWebhook(
  { now }: World,
  at: Process,
  { body, signature }: Received,
): Promise<boolean> {
  const receiving = { db: at.db, provider: at.provider, now, mail: depsOf(at) };
  const status = await receive(receiving, body, signature);
  if (status === 400) throw new Error('A signed webhook was refused');
  return status === 200 && !at.isEnded;
}

/** @throws what isn't the trouble that was made. */
function onlyTrouble(error: unknown): void {
  if (!(error instanceof ProcessEnded) && !(error instanceof ProviderFailed)) throw error;
}

/** Takes what the provider tells, in its order; only of one type, if one is given, as if the rest were lost. */
export const hear =
  (type?: string) =>
  async (world: World, at: Process): Promise<void> => {
    for (const event of await world.told()) {
      if (type !== undefined && event.type !== type) continue;
      world.heard.push(event);
      await takeWebhook(world, at, event);
    }
  };

/** All of it once more. */
export async function hearAgain(world: World, at: Process): Promise<void> {
  for (const event of world.heard) await takeWebhook(world, at, event);
}
