import { collection, collectionGroup, limit, query, where } from 'firebase/firestore';
import { map } from 'rxjs';
import * as z from 'zod/mini';
import { firestore } from '../../firebase/firestore';
import { documentsOf } from '../kit/documents';
import type { LiveQuery } from '../kit/live-query';
import { type IdOf, watchList } from '../kit/readers';

/** The reads of who has blocked whom, by name; see `queries.ts`. */

const blocks = documentsOf(z.object({ at: z.date(), blockedUid: z.string() }));

/**
 * Whether one has blocked another person. A list of one, because there mostly is none: of a document
 * that is not there, a busy emulator says at a later time than that of its making that it still is
 * not, and then nobody hears of it any more.
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

/** More people who block one person are not asked for. */
const MOST_BLOCKERS = 100;

/** The id of every such block is that of the person blocked; what tells them apart is who blocks. */
const blockerOf: IdOf = ({ ref }) => ref.parent.parent?.id ?? ref.path;

/** Who has blocked somebody. Index: blockedUid, over all people. */
export function blockersOf(uid: string): LiveQuery<readonly string[]> {
  const list = () =>
    query(
      collectionGroup(firestore(), 'blocks').withConverter(blocks),
      where('blockedUid', '==', uid),
      limit(MOST_BLOCKERS),
    );
  return {
    key: `blockers/${uid}`,
    open: () =>
      watchList(list, blockerOf).pipe(
        map(({ data, fromCache }) => ({ data: data.map(({ id }) => id), fromCache })),
      ),
  };
}
