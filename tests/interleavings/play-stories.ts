import { AppError } from '@hearthkin/domain/errors';
import * as fc from 'fast-check';
import { isContention } from '../../functions/src/core/contention';
import { quietDatabase } from '../support/admin';
import { makeScene, type NamedAct, type Story, storyArbitrary, timeOf } from './booking-acts';
import { requireConsistent } from './consistency';

/** Stories played at once; each has its own people and times. */
const CONCURRENCY = 50;
/** How often an act that stopped half way is repeated, as its sweep would. */
const MAX_REPEATS = 5;

/** What became of the stories of one run. */
export interface Played {
  /** How often each kind of act had each outcome. */
  readonly outcomes: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Statuses that were reached. */
  readonly statuses: ReadonlySet<string>;
  /** Events in histories. */
  readonly events: ReadonlySet<string>;
  /** Stories after which something was wrong. */
  readonly broken: readonly { readonly story: string; readonly problem: string }[];
}

interface Sample {
  readonly count: number;
  /** The same seed plays the same stories; how their acts interleave is up to the machine. */
  readonly seed: number;
  /** Names a project of its own, so that no triggers run for hundreds of bookings. */
  readonly project: string;
}

/** Plays stories and checks after each round of concurrent acts that everything is consistent. */
export async function playStories({ count, seed, project }: Sample): Promise<Played> {
  const { db, close } = quietDatabase(project);
  const outcomes: Record<string, Record<string, number>> = {};
  const statuses = new Set<string>();
  const events = new Set<string>();
  const broken: { story: string; problem: string }[] = [];
  const countOutcome = (kind: string, outcome: string) => {
    const counts = outcomes[kind] ?? {};
    outcomes[kind] = counts;
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  };
  const play = async (story: Story) => {
    const scene = await makeScene(db, story);
    for (const [when, acts] of story.rounds) {
      const now = timeOf(when);
      const run = async ({ kind, act }: NamedAct) => {
        const outcome = await outcomeOf(act(scene, now));
        countOutcome(kind, outcome);
        return outcome;
      };
      const unfinished = async (act: NamedAct) => ((await run(act)) === 'unfinished' ? [act] : []);
      let waiting = (await Promise.all(acts.map(unfinished))).flat();
      for (let repeat = 1; waiting.length > 0; repeat += 1) {
        if (repeat > MAX_REPEATS) throw new Error(`${waiting[0]?.name} is never finished`);
        const still: NamedAct[] = [];
        for (const act of waiting) still.push(...(await unfinished(act)));
        waiting = still;
      }
      for (const { status, statusHistory } of await requireConsistent(scene, now)) {
        statuses.add(status);
        for (const { event } of statusHistory) if (event !== undefined) events.add(event);
      }
    }
  };
  const waiting = fc.sample(storyArbitrary, { seed, numRuns: count }).values();
  const playOn = async () => {
    for (const story of waiting) {
      await play(story).catch((error: unknown) => {
        const problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
        broken.push({ story: fc.stringify(story), problem });
      });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, playOn));
  await close();
  return { outcomes, statuses, events, broken };
}

/** The outcome of an act, as a client would get it; unexpected errors are thrown. */
async function outcomeOf(act: Promise<unknown>): Promise<string> {
  try {
    await act;
    return 'done';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    if (isContention(error)) return 'rate-limited';
    throw error;
  }
}
