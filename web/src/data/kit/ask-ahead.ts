import type { LiveQuery } from './live-query';
import { askedFirst, loadedDatabase } from './load-database';

/** Answers that no screen has read yet, by the query's key. */
const ahead = new Map<string, Promise<unknown>>();

/** The time for which they are worth showing, in milliseconds. */
const AHEAD_MS = 30_000;

/** Asks for what anyone may read, before a screen reads it that waits to know who is signed in. */
export function askAhead({ key, plain }: LiveQuery<unknown>): void {
  if (plain === undefined || loadedDatabase() !== null || ahead.has(key)) return;
  const answer = askedFirst(plain.fetch);
  // The read reports it.
  answer.catch(() => {});
  ahead.set(key, answer);
  setTimeout(() => ahead.delete(key), AHEAD_MS);
}

/** The same read, whose plain answer is that which was asked for ahead, once. */
export function withAhead<T>(query: LiveQuery<T>): LiveQuery<T> {
  const { key, plain } = query;
  if (plain === undefined) return query;
  const fetch = () => {
    const asked = ahead.get(key) ?? plain.fetch();
    ahead.delete(key);
    return asked;
  };
  return { ...query, plain: { ...plain, fetch } };
}
