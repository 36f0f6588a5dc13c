import { bookingSchema } from '@hearthkin/domain/booking/booking';
import { slotKey, slotKeys } from '@hearthkin/domain/booking/slots';
import { companionSchema, type SortOrder } from '@hearthkin/domain/companion/companion';
import {
  collection,
  doc,
  documentId,
  endBefore,
  FieldPath,
  limit,
  orderBy,
  type QueryStartAtConstraint,
  query,
  startAt,
  where,
} from 'firebase/firestore';
import { catchError, map } from 'rxjs';
import * as z from 'zod/mini';
import { documentsOf } from './documents';
import { firestore } from './firestore';
import { hiddenAsNone } from './hidden-as-none';
import type { LiveQuery } from './live-query';
import { type Doc, type Pages, watchDoc, watchList, watchPages } from './readers';

/**
 * Every read of the site, by name. Each list is ordered by an index of `firestore.indexes.json`
 * and limited.
 */

const companions = documentsOf(companionSchema);
const bookings = documentsOf(bookingSchema);

/** `companions/{uid}/slots/{key}`: a quarter hour that is spoken for until `until`. */
const heldSlotSchema = z.object({ until: z.date() });
export type HeldSlot = z.infer<typeof heldSlotSchema>;
const slots = documentsOf(heldSlotSchema);

export type Companion = z.infer<typeof companionSchema>;
export type Booking = z.infer<typeof bookingSchema>;

/** Companions on one page of the browse list. */
export const BROWSE_PAGE = 24;

const ORDERS = {
  rating: [orderBy('ratingAverage', 'desc'), orderBy('ratingCount', 'desc')],
  price_low: [orderBy('hourlyRate', 'asc')],
  price_high: [orderBy('hourlyRate', 'desc')],
  newest: [orderBy('memberSince', 'desc')],
} as const satisfies Record<SortOrder, unknown>;

/** Which companions somebody looks for. Whatever is null or empty narrows nothing. */
export interface CompanionFilter {
  readonly sort: SortOrder;
  /** The beginning of a word of theirs, folded (`queryTokens`). */
  readonly token: string | null;
  /** Their city, folded (`cityKeyOf`). */
  readonly cityKey: string | null;
  /** What must be true of them (`FACETS`), all of it. */
  readonly facets: readonly string[];
}

/** Listed companions that a filter finds, page by page. */
export function companionPages(filter: CompanionFilter): LiveQuery<Pages<Companion>> {
  const { sort, token, cityKey } = filter;
  const facets = [...new Set(filter.facets)].sort();
  const list = (...from: QueryStartAtConstraint[]) =>
    query(
      collection(firestore(), 'companions').withConverter(companions),
      where('listed', '==', true),
      ...(token === null ? [] : [where('searchTokens', 'array-contains', token)]),
      ...(cityKey === null ? [] : [where('cityKey', '==', cityKey)]),
      ...facets.map((facet) => where(new FieldPath('facets', facet), '==', true)),
      ...ORDERS[sort],
      ...from,
      limit(BROWSE_PAGE),
    );
  return {
    key: `companions/${sort}/${token ?? ''}/${cityKey ?? ''}/${facets.join()}`,
    open: (more) => watchPages(list, BROWSE_PAGE, more),
  };
}

/** A companion's listing; null for one who is not listed, but for themselves and staff. */
export function companion(companionId: string): LiveQuery<Doc<Companion> | null> {
  return {
    key: `companion/${companionId}`,
    open: () =>
      watchDoc(() => doc(firestore(), 'companions', companionId).withConverter(companions)).pipe(
        catchError(hiddenAsNone),
      ),
  };
}

/** The quarter hours of a companion that are spoken for between two instants. */
export function heldSlots(
  companionId: string,
  from: Date,
  until: Date,
): LiveQuery<readonly Doc<HeldSlot>[]> {
  return {
    key: `slots/${companionId}/${slotKey(from)}/${slotKey(until)}`,
    open: () =>
      watchList(() =>
        query(
          collection(firestore(), 'companions', companionId, 'slots').withConverter(slots),
          orderBy(documentId()),
          startAt(slotKey(from)),
          endBefore(slotKey(until)),
          // As many as there can be; a limit of none is not allowed.
          limit(Math.max(1, slotKeys(from, until).length)),
        ),
      ),
  };
}

/** The bookings of either side, latest start first; `count` grows as the person asks for more. */
export function bookingsOf(uid: string, count: number): LiveQuery<readonly Doc<Booking>[]> {
  return {
    key: `bookings/${uid}/${count}`,
    open: () =>
      watchList(() =>
        query(
          collection(firestore(), 'bookings').withConverter(bookings),
          where('participantIds', 'array-contains', uid),
          orderBy('startsAt', 'desc'),
          limit(count),
        ),
      ),
  };
}

/** Whether a member has used a discount that is given once (`onceDiscountKey`). */
export function usedDiscount(uid: string, key: string): LiveQuery<boolean> {
  return {
    key: `discount/${uid}/${key}`,
    open: () =>
      watchDoc(() => doc(firestore(), 'users', uid, 'discounts', key)).pipe(
        map(({ data, fromCache }) => ({ data: data !== null, fromCache })),
      ),
  };
}
