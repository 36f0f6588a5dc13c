import type { Firestore } from 'firebase-admin/firestore';
import { quietDatabase } from '../../support/admin';

/** Databases used at the same time. */
const WIDTH = 12;

/**
 * Works on each item in an empty database, where no triggers run.
 * @param project the beginning of the names of their projects.
 */
export async function inDatabases<Item>(
  project: string,
  items: readonly Item[],
  work: (db: Firestore, item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const workOn = async (_: unknown, index: number) => {
    const { db, clear, close } = quietDatabase(`${project}-${index}`);
    for (const item of waiting) {
      await clear();
      await work(db, item);
    }
    await close();
  };
  await Promise.all(Array.from({ length: Math.min(WIDTH, items.length) }, workOn));
}
