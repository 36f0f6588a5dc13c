import { isDeepStrictEqual } from 'node:util';
import { comparePaths, type Documents, type StoredDocument, type Write } from './documents';

/** The difference between a collection, with all below it, and the backup. */
export interface Difference {
  /** Documents that are in the backup alone. */
  readonly missing: number;
  /** Documents that aren't as in the backup. */
  readonly changed: number;
  /** Documents that the backup lacks. */
  readonly newer: number;
}

/** Written at once; what a restore that breaks off has written isn't different any more the next time. */
const AT_ONCE = 300;

/**
 * Compares a collection with the backup, page by page, and hands over what would make it the same.
 * @param isOnlyAdded brings back what is missing, and leaves the rest.
 */
export async function compare(
  kept: Documents,
  live: Documents,
  collection: string,
  {
    isOnlyAdded,
    mend,
  }: { readonly isOnlyAdded: boolean; readonly mend: (writes: readonly Write[]) => Promise<void> },
): Promise<Difference> {
  const counts = { missing: 0, changed: 0, newer: 0 };
  let waiting: Write[] = [];
  for await (const [before, now] of differing(kept, live, collection)) {
    if (isOnlyAdded && now !== null) continue;
    counts[before === null ? 'newer' : now === null ? 'missing' : 'changed'] += 1;
    const path = (before ?? now)?.path ?? '';
    waiting.push({ path, fields: before?.fields ?? null });
    if (waiting.length < AT_ONCE) continue;
    await mend(waiting);
    waiting = [];
  }
  if (waiting.length > 0) await mend(waiting);
  return counts;
}

type Documented = AsyncGenerator<StoredDocument>;

/** The documents that aren't the same on both sides, in order, with null where one of them lacks it. */
export async function* differing(
  kept: Documents,
  live: Documents,
  collection: string,
): AsyncGenerator<readonly [kept: StoredDocument | null, live: StoredDocument | null]> {
  const [left, right] = [kept.under(collection), live.under(collection)];
  let [one, other] = await Promise.all([next(left), next(right)]);
  while (one !== null || other !== null) {
    const order = one === null ? 1 : other === null ? -1 : comparePaths(one.path, other.path);
    const pair = [order <= 0 ? one : null, order >= 0 ? other : null] as const;
    if (!isDeepStrictEqual(pair[0]?.fields, pair[1]?.fields)) yield pair;
    [one, other] = await Promise.all([
      order <= 0 ? next(left) : one,
      order >= 0 ? next(right) : other,
    ]);
  }
}

async function next(list: Documented): Promise<StoredDocument | null> {
  const { value, done } = await list.next();
  return done === true ? null : value;
}
