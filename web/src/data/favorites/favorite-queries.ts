import { favoriteSchema } from '@hearthkin/domain/account/favorite';
import { companionSchema } from '@hearthkin/domain/companion/companion';
import { collection, documentId, limit, orderBy, query, where } from 'firebase/firestore';
import type * as z from 'zod/mini';
import { firestore } from '../../firebase/firestore';
import type { Companion } from '../companions/companion-queries';
import { documentsOf } from '../kit/documents';
import type { LiveQuery } from '../kit/live-query';
import { type Doc, watchList } from '../kit/readers';

const favoriteDocuments = documentsOf(favoriteSchema);
const companions = documentsOf(companionSchema);

export type Favorite = z.infer<typeof favoriteSchema>;

/** The most favorites a member can have. */
export const MAX_FAVORITES = 200;

/** A member's favorites, newest first. */
export function favorites(uid: string): LiveQuery<readonly Doc<Favorite>[]> {
  return {
    key: `favorites/${uid}`,
    open: () =>
      watchList(() =>
        query(
          collection(firestore(), 'users', uid, 'favorites').withConverter(favoriteDocuments),
          orderBy('addedAt', 'desc'),
          limit(MAX_FAVORITES),
        ),
      ),
  };
}

/** Listed companions by id, unordered; 1 to 30 ids. */
export function companionsById(ids: readonly string[]): LiveQuery<readonly Doc<Companion>[]> {
  return {
    key: `companions-by-id/${ids.join()}`,
    open: () =>
      watchList(() =>
        query(
          collection(firestore(), 'companions').withConverter(companions),
          where(documentId(), 'in', [...ids]),
          where('listed', '==', true),
          limit(ids.length),
        ),
      ),
  };
}
