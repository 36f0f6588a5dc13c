import type { Firestore } from 'firebase-admin/firestore';
import { inDatabases } from './in-databases';
import { type Case, casesOf, nameOf, playCase } from './play-flow';
import { FLOWS } from './series-flows';

export interface PlayedCases {
  /** The number of steps of each flow. */
  readonly steps: Readonly<Record<string, number>>;
  /** Everything that can go wrong in these flows. */
  readonly troubled: readonly Case[];
  /** Cases after which something was wrong. */
  readonly broken: readonly { readonly name: string; readonly problem: string }[];
}

/** Every flow, with nothing going wrong. */
export const UNTROUBLED: readonly Case[] = FLOWS.map((flow) => ({
  flow,
  trouble: null,
  triesAgain: false,
}));

/** @param project the beginning of the names of their projects. */
export async function playCases(project: string, cases: readonly Case[]): Promise<PlayedCases> {
  const broken: { name: string; problem: string }[] = [];
  const steps: Record<string, number> = {};
  const troubled: Case[] = [];
  await inDatabases(project, cases, async (db: Firestore, one) => {
    try {
      const played = await playCase(db, one);
      steps[one.flow.name] = played.length;
      troubled.push(...casesOf(one.flow, played));
    } catch (error) {
      const problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
      broken.push({ name: nameOf(one), problem });
    }
  });
  return { steps, troubled, broken };
}
