import { close, open, type Site } from './closing';
import { compare, differing } from './copy-back';
import { Documents, type Write } from './documents';
import { databaseUrl, sideDatabase } from './side-database';

/**
 * Collections that a restore leaves alone: the switches, which close the site meanwhile; emails that wait, which would be sent
 * again; the memory of what was done once, and how often.
 */
const LEFT: ReadonlySet<string> = new Set([
  'site',
  'unqueuedMails',
  'processedEvents',
  'rateLimits',
]);

/**
 * Collections in which only what is missing comes back. They tell what has happened since the backup and stays true: who has
 * left, who was banned, what staff did, which emails were sent.
 */
const ONLY_ADDED: ReadonlySet<string> = new Set([
  'retainedRecords',
  'rememberedPeople',
  'auditLog',
  'mailLog',
]);

export interface Restore extends Site {
  /** `projects/…/backups/ID` of a scheduled backup, or `gs://BUCKET/FOLDER` of an export. */
  readonly backup: string;
  /** The collections at the root to bring back, each with all below it; all if there are none. */
  readonly only: readonly string[];
  /** Compares, and changes nothing of the site. */
  readonly isDry: boolean;
  /** Asks a person whether to go on. */
  readonly confirm: () => Promise<boolean>;
}

/**
 * Brings a database back to a backup, collection by collection. Only what differs is written, so a run that broke off is repeated,
 * and goes on; until one has ended, the site stays closed.
 * @returns whether it was done.
 * @throws Error if there is no such backup or collection, or Google refuses something.
 */
export async function restore(wish: Restore): Promise<boolean> {
  const { api, projectId, say, backup, isDry } = wish;
  const database = await sideDatabase(api, projectId, backup, wish);
  const sides = {
    kept: new Documents(api, projectId, database),
    live: new Documents(api, projectId, '(default)'),
  };
  const collections = await collectionsIn(sides, wish.only);
  say('Would change:');
  await compareAll(sides, collections, say, async () => {});
  if (isDry || !(await wish.confirm())) return false;
  const rules = await close(wish);
  say('Changes:');
  await compareAll(sides, collections, say, (writes) => sides.live.write(writes));
  const left = await removeAgain(sides);
  if (left > 0) say(`${left} accounts that have left since: finishRemovals removes them again.`);
  await open(wish, rules);
  await api.send('DELETE', databaseUrl(projectId, database));
  return true;
}

interface Sides {
  readonly kept: Documents;
  readonly live: Documents;
}

async function collectionsIn(
  { kept, live }: Sides,
  only: readonly string[],
): Promise<readonly string[]> {
  const [backedUp, present] = await Promise.all([kept.collections(), live.collections()]);
  const all = [...new Set([...backedUp, ...present])].filter((name) => !LEFT.has(name)).toSorted();
  const unknown = only.find((name) => !all.includes(name));
  if (unknown !== undefined) throw new Error(`There is no collection ${unknown} to bring back.`);
  return only.length === 0 ? all : all.filter((name) => only.includes(name));
}

async function compareAll(
  { kept, live }: Sides,
  collections: readonly string[],
  say: (line: string) => void,
  mend: (writes: readonly Write[]) => Promise<void>,
): Promise<void> {
  for (const [index, collection] of collections.entries()) {
    const isOnlyAdded = ONLY_ADDED.has(collection);
    const { missing, changed, newer } = await compare(kept, live, collection, {
      isOnlyAdded,
      mend,
    });
    const counts = `${missing} missing, ${changed} changed, ${newer} newer ones to delete`;
    say(`  ${index + 1} of ${collections.length}, ${collection}: ${counts}`);
  }
}

/** Opens the removals of accounts that have left since the backup: their documents have come back. */
async function removeAgain({ kept, live }: Sides): Promise<number> {
  const open: Write[] = [];
  for await (const [, record] of differing(kept, live, 'retainedRecords')) {
    if (record === null) continue;
    const fields = { ...record.fields, completedAt: { nullValue: null } };
    open.push({ path: record.path, fields });
  }
  await live.write(open);
  return open.length;
}
