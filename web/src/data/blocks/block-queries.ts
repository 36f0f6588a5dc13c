import { collection, collectionGroup, limit, query, where } from 'firebase/firestore';
import { map } from 'rxjs';
import * as z from 'zod/mini';
import { firestore } from '../../firebase/firestore';
import { documentsOf } from '../kit/documents';
import type { LiveQuery } from '../kit/live-query';
import { type IdOf, watchList } from '../kit/readers';

const blocks = documentsOf(z.object({ at: z.date(), blockedUid: z.string() }));

/**
 * Whether one user has blocked another. Queries a list of one instead of the document: for a
 * missing document the emulator can send a late, out-of-date "still missing" and then no further
 * updates.
 */
export function hasBlocked(uid: string, otherUid: string): LiveQuery<boolean> {
  const list = () =>
    query(
      collection(firestore(), 'users', uid, 'blocks').withConverter(blocks),
      where('blockedUid', '==', otherUid),
      limit(1),
    );
  return {
    key: `block/${uid}/${otherUid}`,
    open: () =>
      watchList(list).pipe(map(({ data, fromCache }) => ({ data: data.length > 0, fromCache }))),
  };
}

/** The most blockers read for one user. */
const MAX_BLOCKERS = 100;

/** All these documents have the blocked user's uid as their id, so use the uid of the blocker. */
const blockerOf: IdOf = ({ ref }) => ref.parent.parent?.id ?? ref.path;

/** The users who blocked this one. Index: blockedUid, collection group. */
export function blockersOf(uid: string): LiveQuery<readonly string[]> {
  const list = () =>
    query(
      collectionGroup(firestore(), 'blocks').withConverter(blocks),
      where('blockedUid', '==', uid),
      limit(MAX_BLOCKERS),
    );
  return {
    key: `blockers/${uid}`,
    open: () =>
      watchList(list, blockerOf).pipe(
        map(({ data, fromCache }) => ({ data: data.map(({ id }) => id), fromCache })),
      ),
  };
}
