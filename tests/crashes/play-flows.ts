import type { Firestore } from 'firebase-admin/firestore';
import { FLOWS } from './flows';
import { inDatabases } from './in-databases';
import { type Case, casesOf, nameOf, playCase } from './play-flow';

interface PlayedCases {
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
  const troubled: Case[] = [];
  await inDatabases(project, cases, async (db: Firestore, one) => {
    try {
      troubled.push(...casesOf(one.flow, await playCase(db, one)));
    } catch (error) {
      const problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
      broken.push({ name: nameOf(one), problem });
    }
  });
  return { troubled, broken };
}
