import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { SecretParam } from 'firebase-functions/params';
import { HttpsError } from 'firebase-functions/v2/https';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import * as z from 'zod/mini';
import { systemClock } from '../clock';
import { SWEEP } from '../deployment';
import { sweepCursors } from '../records/collections';
import type { OpenSweep, SweepCursor } from '../records/records';
import { enqueue } from '../task-queue';
import { defineSweep, LAST_ITEM_MS, type Run, runLogged } from './sweep';

/** The outcome of a page of a stage. */
export interface PageDone<Counted extends string> {
  /** The place where the next page begins. Only the stage itself reads it. */
  readonly after: string;
  readonly counts: Readonly<Partial<Record<Counted, number>>>;
  /** The items that the next sweep has to try again. */
  readonly failed?: readonly string[];
}

/** A part of a sweep: works off what comes after a place, page by page, in an order that stays the same. */
export type Stage<Counted extends string> = (
  after: string | null,
) => AsyncIterable<PageDone<Counted>>;

/** The definition of a sweep, the same in all its runs. */
export type Span = Pick<OpenSweep, 'begunAt' | 'since' | 'until' | 'again'>;

/** A run of a sweep that a task goes on with. */
export interface LongRun extends Run {
  /** The id of the task; undefined for a run by schedule. */
  readonly round?: number | undefined;
  /** Queues the task that goes on. Without it, the next run by schedule goes on. */
  readonly handOn?: ((begunAt: Date, round: number) => Promise<void>) | undefined;
}

interface LongSweepDefinition<Deps, Counted extends string> {
  readonly secrets: SecretParam[];
  /** The time that a sweep may take: a little less than until the next one is due. */
  readonly withinMs: number;
  readonly deps: () => Deps;
  /** The names that are logged of each run. */
  readonly counted: readonly Counted[];
  /** The time until which a sweep looks that begins now. */
  readonly until: (now: Date) => Date;
  /** Whether there is nothing to do in this deployment. */
  readonly isOff?: (deps: Deps) => boolean;
  /** In this order. */
  readonly stages: (run: Run & Span, deps: Deps) => Readonly<Record<string, Stage<Counted>>>;
}

/** The most failures of one sweep. More than that is the fault of something else, and the sweep stops where it is. */
const MAX_FAILED = 1_000;

/** A place in Cloud Tasks for each sweep, where one task waits at a time. It outlasts a run that has ended without a word. */
const QUEUE = {
  rateLimits: { maxConcurrentDispatches: 1 },
  retryConfig: { maxAttempts: 20, minBackoffSeconds: 10, maxDoublings: 6, maxBackoffSeconds: 600 },
} as const;

/**
 * The options of the service that runs a long sweep by schedule. A failed run is tried again: it has no task yet that would
 * be.
 */
export const LONG_SWEEP = { ...SWEEP, timeoutSeconds: 540, retryCount: 3 } as const;

const taskSchema = z.object({ round: z.int() });

/**
 * Defines a sweep that isn't bounded by the time of one run. It begins by schedule, works page by page, and writes
 * down after each where it is (`sweepCursors`). When its time is nearly up, it hands on to a task, which goes
 * on from there, and so on. One run works at a time: it holds the sweep until it ends. If the next sweep is due
 * before this one is done, it begins right after it; a run that only comes again begins nothing. A page that was begun and not
 * written down, because the process ended, is worked off again, so each item must be repeatable.
 *
 * What a sweep looks at meets exactly what the one before has looked at: from its `until` on.
 * @returns the sweep, and the task, which is deployed as `NAMETask`.
 */
export function defineLongSweep<Deps, Counted extends string>(
  name: string,
  definition: LongSweepDefinition<Deps, Counted>,
) {
  const { secrets, withinMs, deps, counted } = definition;
  const functionName = `${name}Task`;
  const handOn = (begunAt: Date, round: number) =>
    enqueue(functionName, `${name}-${begunAt.getTime()}-${round}`, { round });
  const handler = async (run: LongRun, given: Deps): Promise<Record<Counted, number>> => {
    const total = Object.fromEntries(counted.map((each) => [each, 0])) as Record<Counted, number>;
    const add = (counts: Readonly<Partial<Record<Counted, number>>>) => {
      for (const each of counted) total[each] += counts[each] ?? 0;
    };
    if (definition.isOff?.(given)) return total;
    const sweep = { ref: sweepCursors(run.db).doc(name), definition, deps: given, add };
    const ended = await goOn(sweep, run);
    if (ended === 'next-due') await goOn(sweep, { ...run, round: undefined });
    return total;
  };
  const { sweep } = defineSweep(name, {
    behindAfterMs: withinMs,
    deps,
    handler: (run: Run, given: Deps) => handler({ ...run, handOn }, given),
  });
  const { timeoutSeconds } = LONG_SWEEP;
  const task = onTaskDispatched(
    { ...SWEEP, ...QUEUE, timeoutSeconds, secrets },
    async ({ data }) => {
      const { round } = taskSchema.parse(data);
      await runLogged({ name, timeoutSeconds }, (run) =>
        handler({ ...run, round, handOn }, deps()),
      );
    },
  );
  return { sweep: { secrets, sweep, handler }, task };
}

interface Sweeping<Deps, Counted extends string> {
  readonly ref: DocumentReference<SweepCursor>;
  readonly definition: LongSweepDefinition<Deps, Counted>;
  readonly deps: Deps;
  readonly add: (counts: Readonly<Partial<Record<Counted, number>>>) => void;
}

const NEW: SweepCursor = { at: null, open: null, isNextDue: false, failed: [] };

/** Works until the sweep is done, or the time is nearly up. */
async function goOn<Deps, Counted extends string>(
  { ref, definition, deps, add }: Sweeping<Deps, Counted>,
  run: LongRun,
): Promise<'done' | 'next-due' | 'handed-on' | 'passed-over'> {
  const { endsBy } = run;
  const taken = await take(ref, run, definition);
  if (taken === null) return 'passed-over';
  let { open, failed } = taken;
  try {
    const all = definition.stages({ ...run, ...spanOf(open) }, deps);
    const names = Object.keys(all);
    for (const name of names.slice(Math.max(0, names.indexOf(open.stage)))) {
      const after = name === open.stage ? open.after : null;
      for await (const done of all[name]?.(after) ?? []) {
        add(done.counts);
        failed = [...failed, ...(done.failed ?? [])];
        if (failed.length > MAX_FAILED) throw new Error(`More than ${MAX_FAILED} failed`);
        open = { ...open, stage: name, after: done.after };
        await ref.update({ open, failed });
        if (endsBy === undefined || systemClock.now() < endsBy) continue;
        const round = open.round + 1;
        await run.handOn?.(open.begunAt, round);
        await ref.update({ open: { ...open, round, heldUntil: null } });
        return 'handed-on';
      }
    }
  } catch (error) {
    // The next attempt needn't wait; if this fails, too, it waits until the time of this run is over.
    await ref.update({ open: { ...open, heldUntil: null } }).catch(() => undefined);
    throw error;
  }
  return run.db.runTransaction(async (tx) => {
    const { isNextDue } = (await tx.get(ref)).data() ?? NEW;
    tx.update(ref, { at: open.until, open: null, isNextDue: false });
    return isNextDue ? 'next-due' : 'done';
  });
}

const spanOf = ({ begunAt, since, until, again }: OpenSweep): Span => ({
  begunAt,
  since,
  until,
  again,
});

interface Taken {
  readonly open: OpenSweep;
  readonly failed: readonly string[];
}

/**
 * Takes the sweep that is open, or begins one if the schedule says so.
 * @returns null if another run works on it, or has done what the task was for.
 * @throws HttpsError for a task whose predecessor hasn't ended yet, so that it comes again.
 */
function take(
  ref: DocumentReference<SweepCursor>,
  { db, now, endsBy, round, backlog }: LongRun,
  { until, withinMs }: Pick<LongSweepDefinition<unknown, never>, 'until' | 'withinMs'>,
): Promise<Taken | null> {
  const isTask = round !== undefined;
  const heldUntil = endsBy === undefined ? null : new Date(endsBy.getTime() + LAST_ITEM_MS);
  return db.runTransaction(async (tx) => {
    const { at, open: current, failed } = (await tx.get(ref)).data() ?? NEW;
    if (isTask && (current === null || round < current.round)) return null;
    if (!isTask && current !== null) backlog?.left(current.begunAt);
    const isNextDue =
      !isTask && current !== null && now.getTime() - current.begunAt.getTime() >= withinMs;
    const next = isNextDue ? { isNextDue } : {};
    const isHeld = current !== null && current.heldUntil !== null && now < current.heldUntil;
    if (isHeld && isTask) throw new HttpsError('unavailable', 'The run before has not ended');
    if (isHeld) {
      if (isNextDue) tx.update(ref, next);
      return null;
    }
    if (current !== null) {
      const open = { ...current, round: Math.max(current.round, round ?? 0), heldUntil };
      tx.update(ref, { open, ...next });
      return { open, failed };
    }
    const span = { begunAt: now, since: at, until: until(now), again: failed };
    const open = { ...span, stage: '', after: null, round: 0, heldUntil };
    tx.set(ref, { ...NEW, at, open });
    return { open, failed: [] };
  });
}

/** For stages over documents that are ordered by a time: the place of one, as a stage notes it. */
export function placeOf(time: Date, path: string): string {
  return JSON.stringify([time.getTime(), path]);
}

/** The values of such a place, for `startAfter`. */
export function valuesAt(db: Firestore, place: string): [Date, DocumentReference] {
  const [ms, path] = z.tuple([z.number(), z.string()]).parse(JSON.parse(place));
  return [new Date(ms), db.doc(path)];
}
