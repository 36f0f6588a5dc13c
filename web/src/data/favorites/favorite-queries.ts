import { favoriteSchema } from '@hearthkin/domain/account/favorite';
import { companionSchema } from '@hearthkin/domain/companion/companion';
import type * as z from 'zod/mini';
import { LIST_CHECK_MS } from '../companions/companion-list-queries';
import { documentId, limit, orderBy, where } from '../kit/constraints';
import { documentsOf } from '../kit/documents';
import { list, renewed, source } from '../kit/queries';

const favoriteDocuments = documentsOf(favoriteSchema);
const companions = source('companions', documentsOf(companionSchema));

export type Favorite = z.infer<typeof favoriteSchema>;

/** The most favorites a member can have. */
export const MAX_FAVORITES = 200;

/** A member's favorites, newest first. */
export const favorites = (uid: string) =>
  list(
    `favorites/${uid}`,
    source(`users/${uid}/favorites`, favoriteDocuments),
    orderBy('addedAt', 'desc'),
    limit(MAX_FAVORITES),
  );

/** The favorites a member added last, newest first. */
export const newestFavorites = (uid: string, count: number) =>
  list(
    `newest-favorites/${uid}/${count}`,
    source(`users/${uid}/favorites`, favoriteDocuments),
    orderBy('addedAt', 'desc'),
    limit(count),
  );

/** Listed companions by id, unordered; 1 to 30 ids. They aren't listened to: many read them. */
export const companionsById = (ids: readonly string[]) =>
  renewed(
    list(
      `companions-by-id/${ids.join()}`,
      companions,
      where(documentId(), 'in', [...ids]),
      where('listed', '==', true),
      limit(ids.length),
    ),
    LIST_CHECK_MS,
  );
