import { hasOpenClaim } from '@hearthkin/domain/booking/booking';
import * as fc from 'fast-check';
import type { Firestore } from 'firebase-admin/firestore';
import { bookings, checkouts, payments } from '../../../functions/src/platform/records/collections';
import type { Received } from '../../payments/receiver';
import type { Sample } from '../interleavings/play-stories';
import { type NamedAct, outcomeOf, Tally, type Told } from '../interleavings/story-run';
import type { Act } from './acts';
import { runTriggers, takeWebhook } from './by-itself';
import { inDatabases } from './in-databases';
import { requireAgreement, requireSound } from './invariants';
import {
  BEGINNINGS,
  type MoneyStory,
  moneyStoryArbitrary,
  type Phase,
  type Round,
} from './money-stories';
import { type Process, ProcessEnded, ProviderFailed } from './process';
import { comeToRest } from './rest';
import { World } from './world';

/**
 * Plays stories in which people and banks act, processes end, the provider fails and webhooks are lost, doubled,
 * late and out of order. Checks the money after each act, and more of it once all has come to rest.
 */
export async function playMoneyStories({ count, seed, project }: Sample): Promise<Told> {
  const tally = new Tally();
  const stories = fc.sample(moneyStoryArbitrary, { seed, numRuns: count });
  await inDatabases(project, stories, async (db, story) => {
    const played = [story.begins];
    await play(db, story, tally, played).catch((error: unknown) => {
      tally.noteBroken(played, error);
    });
  });
  return tally.told;
}

/** @param played what has happened, for people to read. */
async function play(
  db: Firestore,
  story: MoneyStory,
  tally: Tally,
  played: string[],
): Promise<void> {
  const { hasAccount, begins, rounds } = story;
  const world = await World.open(db, { members: 2, hasAccount });
  try {
    for (const act of BEGINNINGS[begins]) {
      const at = world.process();
      await act(world, at);
      await runTriggers(world, at);
    }
    const late: Received[] = await world.told();
    for (const round of rounds) {
      const phase = await phaseOf(world);
      const act = round.acts[phase];
      played.push(`${act.name}${describe(round)}`);
      const acted = await playRound(world, act, round, tally);
      const heard = await deliver(world, round, late, tally);
      if (acted || heard) await requireSound(world);
    }
    for (const event of late) await takeWebhook(world, world.process(), event);
    await comeToRest(world);
    await requireAgreement(world);
  } finally {
    await world.close();
  }
}

/** How far the last request is. */
async function phaseOf({ db, requests }: World): Promise<Phase> {
  const id = requests.at(-1)?.request.requestId;
  if (id === undefined) return 'none';
  const [booking, payment, checkout] = await Promise.all([
    bookings(db).doc(id).get(),
    payments(db).doc(id).get(),
    checkouts(db).doc(id).get(),
  ]);
  const booked = booking.data();
  if (booked === undefined) return checkout.data()?.status === 'open' ? 'open' : 'over';
  if (hasOpenClaim(booked)) return 'claimed';
  if (booked.isFrozen) return 'disputed';
  if (payment.data()?.status === 'unpaid') return 'unpaid';
  return booked.status === 'cancelled' ? 'over' : booked.status;
}

/** What goes wrong in a round. */
function describe({ trouble, outage, webhookTrouble, fates }: Round): string {
  const parts = { trouble, outage, fates, webhookTrouble };
  return ` ${JSON.stringify(parts)}`;
}

/** @returns whether anything may have changed in our books. */
async function playRound(
  world: World,
  { kind, act }: NamedAct<Act>,
  { trouble, outage }: Round,
  tally: Tally,
): Promise<boolean> {
  const at = world.process(trouble);
  if (outage !== null) await world.scene.control('PUT', 'failures', outage);
  const outcome = await endOf(act(world, at), at);
  tally.count(kind, outcome);
  await runTriggers(world, at.isEnded ? world.process() : at).catch((error: unknown) => {
    // What the provider doesn't answer is made up for later.
    if (outage === null) throw error;
  });
  if (outage !== null) await world.scene.control('PUT', 'failures', []);
  return at.steps.length > 0;
}

async function endOf(act: Promise<unknown>, at: Process): Promise<string> {
  try {
    const outcome = await outcomeOf(act);
    return at.isEnded ? 'process ended' : outcome;
  } catch (error) {
    if (error instanceof ProcessEnded) return 'process ended';
    if (error instanceof ProviderFailed || isNoAnswer(error)) return 'provider failed';
    throw error;
  }
}

/** What the library throws once it has tried often enough. */
function isNoAnswer(error: unknown): boolean {
  const type = error instanceof Error && 'type' in error ? error.type : null;
  return ['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError'].includes(String(type));
}

/**
 * Hands over the webhooks of a round, and what has waited, as the story says.
 * @returns whether there were any.
 */
async function deliver(
  world: World,
  { fates, isReversed, webhookTrouble }: Round,
  late: Received[],
  tally: Tally,
): Promise<boolean> {
  const waiting = late.splice(0);
  const next = (await world.told()).flatMap((event, index) => {
    const fate = fates[index % fates.length] ?? 'now';
    tally.count('webhook', fate);
    if (fate === 'late') late.push(event);
    if (fate === 'late' || fate === 'lost') return [];
    return fate === 'twice' ? [event, event] : [event];
  });
  const order = [...next, ...waiting];
  if (isReversed) order.reverse();
  for (const [index, event] of order.entries()) {
    const at = world.process(index === 0 ? webhookTrouble : null);
    // Without an answer the provider sends it again.
    if (!(await takeWebhook(world, at, event))) late.push(event);
    await runTriggers(world, world.process());
  }
  return order.length > 0;
}
