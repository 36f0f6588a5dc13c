import { limit, where } from 'firebase/firestore';
import * as z from 'zod/mini';
import { documentsOf } from '../kit/documents';
import { list, mapped, source } from '../kit/queries';

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
