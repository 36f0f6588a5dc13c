import { companionSchema, type SortOrder } from '@hearthkin/domain/companion/companion';
import {
  collection,
  doc,
  FieldPath,
  limit,
  orderBy,
  type QueryStartAtConstraint,
  query,
  where,
} from 'firebase/firestore';
import { catchError } from 'rxjs';
import type * as z from 'zod/mini';
import { firestore } from '../../firebase/firestore';
import { documentsOf } from '../kit/documents';
import type { LiveQuery } from '../kit/live-query';
import { nullIfDenied } from '../kit/null-if-denied';
import { type Doc, type Pages, watchDoc, watchPages } from '../kit/readers';

const companions = documentsOf(companionSchema);

export type Companion = z.infer<typeof companionSchema>;

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

/** Listed companions that match a filter, page by page. */
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

/** A companion's listing. Unlisted ones are null for everyone but themselves and staff. */
export function companion(companionId: string): LiveQuery<Doc<Companion> | null> {
  return {
    key: `companion/${companionId}`,
    open: () =>
      watchDoc(() => doc(firestore(), 'companions', companionId).withConverter(companions)).pipe(
        catchError(nullIfDenied),
      ),
  };
}
