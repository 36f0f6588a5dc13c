import type { LiveQuery } from './live-query';
import { askedFirst, loadedDatabase } from './load-database';

/** Answers that no screen has read yet, by the query's key. */
const ahead = new Map<string, Promise<unknown>>();

/** The time for which they are worth showing, in milliseconds. */
const AHEAD_MS = 30_000;

/** Asks for what anyone may read, before a screen reads it that waits to know who is signed in. */
export function askAhead({ key, plain }: LiveQuery<unknown>): void {
  if (plain === undefined || loadedDatabase() !== null || ahead.has(key)) return;
  const served = servedAnswer(key);
  const answer = served === undefined ? askedFirst(plain.fetch) : Promise.resolve(served);
  // The read reports it.
  answer.catch(() => {});
  ahead.set(key, answer);
  setTimeout(() => ahead.delete(key), AHEAD_MS);
}

/** The answer that came with the page (`functions/src/page`), once; undefined without one. */
function servedAnswer(key: string): unknown {
  const found = document.querySelector(`script[data-answer=${JSON.stringify(key)}]`);
  found?.remove();
  return found ? JSON.parse(found.textContent) : undefined;
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
