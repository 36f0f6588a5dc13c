import { companionSchema, type SortOrder } from '@hearthkin/domain/companion/companion';
import { FieldPath, orderBy, where } from 'firebase/firestore';
import type * as z from 'zod/mini';
import { documentsOf } from '../kit/documents';
import { document, nullIfDenied, pages, source } from '../kit/queries';

const companions = source('companions', documentsOf(companionSchema));

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
export function companionPages({ sort, token, cityKey, facets }: CompanionFilter) {
  const wanted = [...new Set(facets)].sort();
  return pages(
    `companions/${sort}/${token ?? ''}/${cityKey ?? ''}/${wanted.join()}`,
    companions,
    BROWSE_PAGE,
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
