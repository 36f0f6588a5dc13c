import * as z from 'zod/mini';
import { MINUTE_MS } from '../foundation/durations';
import { calendarDateSchema } from '../foundation/fields';
import type { Companion } from './companion';

/** The number of next sessions that `busy` has. Later time counts as free. */
export const MAX_BUSY = 60;

/**
 * Companions who are marked online, spread so that no index entry beside the last one is written by
 * every heartbeat. `clearOnline` reads each shard.
 */
export const ONLINE_SHARDS = 8;

/** The id of the one document of `companions/{uid}/live`. */
export const LIVE_ID = 'now';

/**
 * All that changes by the minute of a companion: when they were last active, their next sessions (`busy`), and the
 * days on which they take no more (`fullDays`). `onlineShard` is set while the listing is marked online.
 *
 * @document companions/{uid}/live/now
 * @reads like the listing, by id. It costs one more document, since rules read the listing.
 * @writes Companion: `lastActiveAt` = now. Created: with the listing. `busy`, `fullDays`: triggers on `bookings`, `events` and `activities`.
 *   `onlineShard`: trigger on this document, and `clearOnline`, in the transaction that changes `facets.online`.
 * @goes with the listing.
 */
export const liveSchema = z.object({
  /** The time at which the companion last had a page open. */
  lastActiveAt: z._default(z.date(), new Date(0)),
  /** One of `ONLINE_SHARDS` while the listing has the facet `online`, otherwise null. */
  onlineShard: z._default(
    z.nullable(z.int().check(z.minimum(0), z.maximum(ONLINE_SHARDS - 1))),
    null,
  ),
  /** The next dates with as many sessions as the companion takes, in order. */
  fullDays: z._default(z.array(calendarDateSchema).check(z.maxLength(MAX_BUSY)), []),
  /** The next requested or confirmed sessions with the time kept free after each, and what they host, in order. */
  busy: z._default(
    z.array(z.object({ from: z.date(), until: z.date() })).check(z.maxLength(MAX_BUSY)),
    [],
  ),
});
export type Live = z.infer<typeof liveSchema>;

/** A listing with what changes by the minute. */
export type LiveCompanion = Companion & Live;

/** The live part of a new listing, and of one whose document is missing. */
export function newLive(lastActiveAt: Date = new Date(0)): Live {
  return { ...liveSchema.parse({}), lastActiveAt };
}

/** A companion counts as online for this long after their last activity. */
export const ONLINE_WITHIN_MS = 5 * MINUTE_MS;

/** Whether a companion is online at this moment. */
export function isOnline({ lastActiveAt }: Pick<Live, 'lastActiveAt'>, now: Date): boolean {
  return now.getTime() - lastActiveAt.getTime() < ONLINE_WITHIN_MS;
}
