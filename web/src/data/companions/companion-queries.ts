import { companionSchema, type SortOrder } from '@hearthkin/domain/companion/companion';
import { FACETS } from '@hearthkin/domain/companion/facets';
import {
  LIVE_ID,
  type Live,
  type LiveCompanion,
  liveSchema,
  newLive,
} from '@hearthkin/domain/companion/live';
import { VIEW_COUNTERS, viewCountSchema } from '@hearthkin/domain/companion/profile-view';
import { MINUTE_MS } from '@hearthkin/domain/durations';
import { FieldPath, limit, orderBy, where } from 'firebase/firestore';
import { combineLatest, delay, map, of, switchMap } from 'rxjs';
import type * as z from 'zod/mini';
import { documentsOf } from '../kit/documents';
import type { LiveQuery } from '../kit/live-query';
import { all, checkedPages, document, list, nullIfDenied, renewed, source } from '../kit/queries';
import type { Doc } from '../kit/readers';

const companions = source('companions', documentsOf(companionSchema));

export type Companion = z.infer<typeof companionSchema>;
export type { LiveCompanion };

/** Companions per page of the browse list. */
export const BROWSE_PAGE = 24;

const ORDERS = {
  rating: [orderBy('ratingAverage', 'desc'), orderBy('ratingCount', 'desc')],
  price_low: [orderBy('hourlyRate', 'asc')],
  price_high: [orderBy('hourlyRate', 'desc')],
  newest: [orderBy('memberSince', 'desc')],
} as const satisfies Record<SortOrder, unknown>;

/** Filters of the browse list. Null or empty means no restriction. */
export interface CompanionFilter {
  readonly sort: SortOrder;
  /** A word prefix, normalized (`queryTokens`). */
  readonly token: string | null;
  /** A city, normalized (`cityKeyOf`). */
  readonly cityKey: string | null;
  /** Facets that must all be present (`FACETS`). */
  readonly facets: readonly string[];
}

/**
 * How often a list reads again what is live of its companions, in milliseconds. With their heartbeats every
 * two minutes, one who stays counts as online all the time.
 */
const RENEW_MS = 2 * MINUTE_MS;

/** How often an open list looks for new results, in milliseconds. */
export const LIST_CHECK_MS = 5 * MINUTE_MS;

/** Listed companions that match a filter, page by page. They aren't listened to: many read them. */
export function companionPages({ sort, token, cityKey, facets }: CompanionFilter) {
  const wanted = [...new Set(facets)].sort();
  return checkedPages(
    `companions/${sort}/${token ?? ''}/${cityKey ?? ''}/${wanted.join()}`,
    companions,
    BROWSE_PAGE,
    // Who is online changes faster than the rest.
    wanted.includes(FACETS.online) ? RENEW_MS : LIST_CHECK_MS,
    where('listed', '==', true),
    ...(token === null ? [] : [where('searchTokens', 'array-contains', token)]),
    ...(cityKey === null ? [] : [where('cityKey', '==', cityKey)]),
    ...wanted.map((facet) => where(new FieldPath('facets', facet), '==', true)),
    ...ORDERS[sort],
  );
}

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
            ? of(reading).pipe(delay(SERVER_TIMEOUT_MS))
            : of(reading),
        ),
        map(({ data, fromCache }) => ({ data: data?.data ?? newLive(), fromCache })),
      ),
  };
}

/** What changes by the minute of a companion in a list, renewed while the page is visible. */
export const renewedLive = (companionId: string) => renewed(live(companionId), RENEW_MS);

/** The same of several companions, in their order. */
export const livesOf = (companionIds: readonly string[]) =>
  all(`lives/${companionIds.join()}`, companionIds.map(renewedLive));

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

/** The numbers of views of a companion's own profile, which add up (`viewsOf`). */
export const viewCounts = (uid: string) =>
  list(
    `view-counts/${uid}`,
    source(`companions/${uid}/viewCounts`, documentsOf(viewCountSchema)),
    limit(VIEW_COUNTERS),
  );
