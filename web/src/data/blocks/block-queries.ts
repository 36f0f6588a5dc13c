import { limit, where } from 'firebase/firestore';
import * as z from 'zod/mini';
import { documentsOf } from '../kit/documents';
import { groupSource, list, mapped, source } from '../kit/queries';

const blocks = documentsOf(z.object({ at: z.date(), blockedUid: z.string() }));

/**
 * Whether one user has blocked another. Queries a list of one instead of the document: for a
 * missing document the emulator can send a late, out-of-date "still missing" and then no further
 * updates.
 */
export const hasBlocked = (uid: string, otherUid: string) =>
  mapped(
    list(
      `block/${uid}/${otherUid}`,
      source(`users/${uid}/blocks`, blocks),
      where('blockedUid', '==', otherUid),
      limit(1),
    ),
    (found) => found.length > 0,
  );

/** The most blockers read for one user. */
const MAX_BLOCKERS = 100;

/** The users who blocked this one. Index: blockedUid, collection group. */
export const blockersOf = (uid: string) =>
  mapped(
    list(
      `blockers/${uid}`,
      groupSource('blocks', blocks),
      where('blockedUid', '==', uid),
      limit(MAX_BLOCKERS),
    ),
    (found) => found.map(({ id }) => id),
  );
