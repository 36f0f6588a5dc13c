import { doc } from 'firebase/firestore';
import { map } from 'rxjs';
import * as z from 'zod/mini';
import { documentsOf } from '../data/kit/documents';
import type { LiveQuery } from '../data/kit/live-query';
import { watchDoc } from '../data/kit/readers';
import { firestore } from '../firebase/firestore';

/** What the navigation reads of messages; see `queries.ts`. */

const counted = documentsOf(z.object({ unread: z.int() }));

/** How many messages somebody has not seen, over all conversations. */
export function unreadMessages(uid: string): LiveQuery<number> {
  return {
    key: `unread/${uid}`,
    open: () =>
      watchDoc(() =>
        doc(firestore(), 'users', uid, 'counters', 'messages').withConverter(counted),
      ).pipe(
        map(({ data, fromCache }) => ({ data: Math.max(0, data?.data.unread ?? 0), fromCache })),
      ),
  };
}
