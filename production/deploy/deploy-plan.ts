import type { DeployedFunction } from '../functions-of-bundle';

/** One part of a deployment. */
export interface DeployStep {
  readonly title: string;
  /** Flags of `firebase deploy`; null: waits until all indexes are built. */
  readonly flags: readonly string[] | null;
}

/** CPUs of the instances that are started while a group of functions is deployed; half of a new project's quota. */
const CPUS_AT_ONCE = 10;

/**
 * The order of functions: what follows from documents and tasks, then the sweeps, then what people call. So whatever a new call
 * writes or queues is met by code that knows it. The other way round, new code reads what the release before writes, as
 * every release must.
 */
const RANKS: Readonly<Record<DeployedFunction['startedBy'], number>> = {
  event: 0,
  task: 0,
  schedule: 1,
  'sign-in': 2,
  request: 2,
};

/**
 * The parts in the order in which each may stand alone, since people use the site meanwhile: what is read
 * first (indexes), what is allowed (rules), who answers (functions), who asks (the site). So a release's
 * rules and functions have to serve the site of the release before.
 * @param cpusAtOnce CPUs that the functions of one group need; without a bound there is one group.
 */
export function deployPlan(
  functions: readonly DeployedFunction[],
  cpusAtOnce = CPUS_AT_ONCE,
): readonly DeployStep[] {
  const ordered = functions.toSorted((a, b) => RANKS[a.startedBy] - RANKS[b.startedBy]);
  const groups = groupsOf(ordered, cpusAtOnce);
  return [
    // Without --force no index is deleted: the release before needs it to be gone back to.
    { title: 'Indexes and expiry', flags: ['--only', 'firestore:indexes'] },
    { title: 'Indexes are built', flags: null },
    { title: 'Rules', flags: ['--only', 'firestore:rules,storage'] },
    ...groups.map((group, index) => ({
      title: `Functions ${index + 1} of ${groups.length}`,
      // Without a terminal the CLI deploys retried functions only with --force. It deletes none of those unnamed.
      flags: ['--only', group.map((id) => `functions:${id}`).join(','), '--force'],
    })),
    { title: 'Site', flags: ['--only', 'hosting'] },
  ];
}

/** Groups whose first instances fit the quota together. */
function groupsOf(
  functions: readonly DeployedFunction[],
  cpusAtOnce: number,
): readonly (readonly string[])[] {
  const groups: string[][] = [[]];
  let cpus = 0;
  for (const { id, cpu } of functions) {
    if (cpus + cpu > cpusAtOnce) {
      groups.push([]);
      cpus = 0;
    }
    groups.at(-1)?.push(id);
    cpus += cpu;
  }
  return groups;
}
