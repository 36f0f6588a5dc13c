import { MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { AppError } from '@hearthkin/domain/foundation/errors';
import type { Firestore } from 'firebase-admin/firestore';
import { moveCharges } from '../../../functions/src/settlement/move-charges';
import type { Act } from './acts';
import { runTriggers } from './by-itself';
import type { Flow } from './flow';
import { requireAgreement, requireSound } from './invariants';
import { type Process, ProcessEnded, ProviderFailed, type Step, type Trouble } from './process';
import { comeToRest } from './rest';
import { depsOf, World } from './world';

/** A flow with what goes wrong in it, and whether a caller without an answer tries again. */
export interface Case {
  readonly flow: Flow;
  readonly trouble: Trouble | null;
  readonly triesAgain: boolean;
}

/**
 * Plays a flow in which something goes wrong, and then what production does by itself. Checks the money in
 * between and in the end.
 * @param db empty.
 * @returns the steps of the flow.
 * @throws AssertionError
 */
export async function playCase(
  db: Firestore,
  { flow, trouble, triesAgain }: Case,
): Promise<readonly Step[]> {
  const world = await World.open(db, { hasAccount: flow.hasAccount ?? true });
  try {
    for (const act of flow.before) {
      const at = world.process();
      await act(world, at);
      await runTriggers(world, at);
    }
    const at = world.process(trouble);
    await attempt(flow.act, world, at);
    // A trigger that ends half way isn't repeated.
    await runTriggers(world, at.isEnded ? world.process() : at);
    const { steps } = at;
    await requireSound(world);
    if (triesAgain) {
      const next = world.process();
      await attempt(flow.again ?? flow.act, world, next);
      await runTriggers(world, next);
    }
    if (triesAgain || trouble === null) {
      // A trigger that failed is made up for a minute later.
      await world.pass(2 * MINUTE_MS);
      await moveCharges.handler({ db, now: world.now }, depsOf(world.process()));
      flow.leadsTo(await requireSound(world));
    }
    await comeToRest(world);
    await requireAgreement(world);
    return steps;
  } finally {
    await world.close();
  }
}

/** Whether the caller gets an error or not: it is the state that counts. */
async function attempt(act: Act, world: World, at: Process): Promise<void> {
  try {
    await act(world, at);
  } catch (error) {
    const isExpected =
      error instanceof AppError || error instanceof ProcessEnded || error instanceof ProviderFailed;
    if (!isExpected) throw error;
  }
}

/**
 * Every way in which one step of a flow can be the last, or one call can fail. The end after a read is the same
 * as before it.
 */
export function casesOf(flow: Flow, steps: readonly Step[]): Case[] {
  const troubles = [...steps, null].flatMap((step, index): Trouble[] => [
    ...(steps[index - 1] === 'read' ? [] : [{ kind: 'ends', beforeStep: index } as const]),
    ...(step === 'read' || step === 'act' ? [failing(index, 'before')] : []),
    ...(step === 'act' ? [failing(index, 'after')] : []),
  ]);
  return troubles.flatMap((trouble) =>
    [false, true].map((triesAgain) => ({ flow, trouble, triesAgain })),
  );
}

const failing = (step: number, how: 'before' | 'after'): Trouble => ({ kind: 'fails', step, how });

/** e.g. "the companion accepts, ends before step 2, again". */
export function nameOf({ flow, trouble, triesAgain }: Case): string {
  const what =
    trouble === null
      ? 'nothing goes wrong'
      : trouble.kind === 'ends'
        ? `ends before step ${trouble.beforeStep}`
        : `step ${trouble.step} fails ${trouble.how} its effect`;
  return `${flow.name}, ${what}${triesAgain ? ', again' : ''}`;
}
