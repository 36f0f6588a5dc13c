import type { Actor } from './actors';
import { read } from './admin';
import { createOf, type RestWrite, updateOf } from './rest-client';

/** The client's count of a place at an event or activity, for the commit that takes it. */
export async function countPlace({ uid }: Pick<Actor, 'uid'>, last: string): Promise<RestWrite> {
  const path = `users/${uid}/limits/places`;
  const used = await read(path);
  return used === undefined
    ? createOf(path, { count: 1, last }, ['from', 'at'])
    : updateOf(path, { count: used.count + 1, last }, ['at']);
}
