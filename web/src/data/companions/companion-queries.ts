import { companionSchema } from '@hearthkin/domain/companion/companion';
import {
  LIVE_ID,
  type Live,
  type LiveCompanion,
  liveSchema,
  newLive,
} from '@hearthkin/domain/companion/live';
import { combineLatest, map, of, switchMap, timer } from 'rxjs';
import type * as z from 'zod/mini';
import { documentId, limit, where } from '../kit/constraints';
import { documentsOf } from '../kit/documents';
import type { LiveQuery } from '../kit/live-query';
import { plainWith } from '../kit/plain-reads';
import { document, first, list, mapped, nullIfDenied, publicSource, source } from '../kit/queries';
import type { Doc } from '../kit/readers';

const companions = source('companions', documentsOf(companionSchema));

/** The facts of listed companions that everyone may read. */
export const LISTED_FIELDS = Object.keys(companionSchema.shape);

export const listings = publicSource('companions', documentsOf(companionSchema), LISTED_FIELDS);

export type Companion = z.infer<typeof companionSchema>;
export type { LiveCompanion };

/** A companion's listing. Unlisted ones are null for everyone but themselves. */
export const companion = (companionId: string) =>
  nullIfDenied(document(`companion/${companionId}`, companions, companionId));

/**
 * The same, found or not. Rules refuse a get of one that isn't there, and an equal name is such a get, so the names asked for
 * begin and end with it.
 */
export const listedCompanion = (companionId: string) =>
  list(
    `listed-companion/${companionId}`,
    listings,
    where('listed', '==', true),
    where(documentId(), '>=', companionId),
    where(documentId(), '<=', companionId),
    limit(1),
  );

const liveDocuments = documentsOf(liveSchema);
const LIVE_FIELDS = Object.keys(liveSchema.shape);

/** The time that a device without a live document waits for the server's, in milliseconds. */
const SERVER_TIMEOUT_MS = 3_000;

/** The facts that change by the minute of a companion. */
export function live(companionId: string): LiveQuery<Live> {
  const lives = publicSource(`companions/${companionId}/live`, liveDocuments, LIVE_FIELDS);
  const found = nullIfDenied(document(`live/${companionId}`, lives, LIVE_ID));
  const read = mapped(found, (one) => one?.data ?? newLive());
  return {
    ...read,
    open: (more) =>
      found.open(more).pipe(
        // An empty cache doesn't mean that the companion has no sessions.
        switchMap((reading) =>
          reading.data === null && reading.fromCache
            ? timer(SERVER_TIMEOUT_MS).pipe(map(() => reading))
            : of(reading),
        ),
        map(({ data, fromCache }) => ({ data: data?.data ?? newLive(), fromCache })),
      ),
  };
}

/** A companion's listing with what changes by the minute; null like the listing. */
export function liveCompanion(companionId: string): LiveQuery<Doc<LiveCompanion> | null> {
  const [listing, now] = [companion(companionId), live(companionId)];
  const merged = ({ id, data }: Doc<Companion>, state: Live) => ({
    id,
    data: { ...data, ...state },
  });
  const listed = listedCompanion(companionId).plain;
  return first({
    key: `live-companion/${companionId}`,
    open: (more) =>
      combineLatest([listing.open(more), now.open(more)]).pipe(
        map(([found, state]) => ({
          data: found.data && merged(found.data, state.data),
          fromCache: found.fromCache || state.fromCache,
        })),
      ),
    ...(listed && now.plain && { plain: plainWith(listed, now.plain, merged) }),
  });
}
