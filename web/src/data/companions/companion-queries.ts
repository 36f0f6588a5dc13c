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
import { documentsOf } from '../kit/documents';
import type { LiveQuery } from '../kit/live-query';
import { document, nullIfDenied, source } from '../kit/queries';
import type { Doc } from '../kit/readers';

const companions = source('companions', documentsOf(companionSchema));

export type Companion = z.infer<typeof companionSchema>;
export type { LiveCompanion };

/** A companion's listing. Unlisted ones are null for everyone but themselves. */
export const companion = (companionId: string) =>
  nullIfDenied(document(`companion/${companionId}`, companions, companionId));

const liveDocuments = documentsOf(liveSchema);

/** How long a device that has no live document waits for the server's, in milliseconds. */
const SERVER_TIMEOUT_MS = 3_000;

/** What changes by the minute of a companion. */
export function live(companionId: string): LiveQuery<Live> {
  const lives = source(`companions/${companionId}/live`, liveDocuments);
  const found = nullIfDenied(document(`live/${companionId}`, lives, LIVE_ID));
  return {
    key: found.key,
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
  return {
    key: `live-companion/${companionId}`,
    open: (more) =>
      combineLatest([companion(companionId).open(more), live(companionId).open(more)]).pipe(
        map(([listing, now]) => ({
          data: listing.data && { id: companionId, data: { ...listing.data.data, ...now.data } },
          fromCache: listing.fromCache || now.fromCache,
        })),
      ),
  };
}
