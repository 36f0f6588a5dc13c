import * as fc from 'fast-check';
import type { Firestore } from 'firebase-admin/firestore';
import { isContention } from '../../../functions/src/platform/consistency/contention';
import { quietDatabase } from '../../support/admin';
import { makeScene, type Story, storyArbitrary } from './booking-acts';
import { requireConsistent } from './consistency';
import { type Act, type Scene, timeOf } from './scene';
import { type NamedAct, outcomeOf, Tally, type Told } from './story-run';

/** Stories played at once; each has its own people and times. */
const CONCURRENCY = 50;
/** How often an act that stopped half way is repeated, as its sweep would. */
const MAX_REPEATS = 5;

/** What became of the stories of one run. */
export interface Played extends Told {
  /** Statuses that were reached. */
  readonly statuses: ReadonlySet<string>;
  /** Events in histories. */
  readonly events: ReadonlySet<string>;
}

export interface Sample {
  readonly count: number;
  /** The same seed plays the same stories; how their acts interleave is up to the machine. */
  readonly seed: number;
  /** Names a project of its own, so that no triggers run for hundreds of bookings. */
  readonly project: string;
}

/** Plays stories and checks after each round of concurrent acts that everything is consistent. */
export async function playStories({ count, seed, project }: Sample): Promise<Played> {
  const { db, close } = quietDatabase(project);
  const tally = new Tally();
  const statuses = new Set<string>();
  const events = new Set<string>();
  const play = async (story: Story) => {
    const scene = await sceneOf(db, story);
    for (const [when, acts] of story.rounds) {
      const now = timeOf(when);
      const run = async ({ kind, act }: NamedAct<Act>) => {
        const outcome = await outcomeOf(act(scene, now));
        tally.count(kind, outcome);
        return outcome;
      };
      const unfinished = async (act: NamedAct<Act>) =>
        (await run(act)) === 'unfinished' ? [act] : [];
      let waiting = (await Promise.all(acts.map(unfinished))).flat();
      for (let repeat = 1; waiting.length > 0; repeat += 1) {
        if (repeat > MAX_REPEATS) throw new Error(`${waiting[0]?.name} is never finished`);
        const still: NamedAct<Act>[] = [];
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
      await play(story).catch((error: unknown) => tally.noteBroken(story, error));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, playOn));
  await close();
  return { ...tally.told, statuses, events };
}

/** The emulator refuses a write that has waited too long for another story; then it is set up anew. */
async function sceneOf(db: Firestore, story: Story): Promise<Scene> {
  for (;;) {
    try {
      return await makeScene(db, story);
    } catch (error) {
      if (!isContention(error)) throw error;
    }
  }
}
