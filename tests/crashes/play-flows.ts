import { FLOWS, type Flow } from './flows';
import { inDatabases } from './in-databases';
import { type Case, casesOf, nameOf, playCase } from './play-flow';

export interface PlayedFlows {
  readonly cases: number;
  /** Steps of each flow. */
  readonly steps: Readonly<Record<string, number>>;
  /** Cases after which something was wrong. */
  readonly broken: readonly { readonly name: string; readonly problem: string }[];
}

/**
 * Plays every flow without trouble, which counts its steps, and then with everything that can go wrong in it.
 * @param picks which of these cases are played.
 */
export async function playFlows(
  project: string,
  picks: (one: Case, index: number) => boolean = () => true,
  flows: readonly Flow[] = FLOWS,
): Promise<PlayedFlows> {
  const broken: { name: string; problem: string }[] = [];
  const steps: Record<string, number> = {};
  const found: Case[] = [];
  let cases = 0;
  const play = async (db: Parameters<typeof playCase>[0], one: Case) => {
    cases += 1;
    try {
      return await playCase(db, one);
    } catch (error) {
      const problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
      broken.push({ name: nameOf(one), problem });
      return null;
    }
  };
  await inDatabases(project, flows, async (db, flow) => {
    const played = await play(db, { flow, trouble: null, triesAgain: false });
    if (played === null) return;
    steps[flow.name] = played.length;
    found.push(...casesOf(flow, played));
  });
  await inDatabases(`${project}-2`, found.filter(picks), async (db, one) => {
    await play(db, one);
  });
  return { cases, steps, broken };
}
