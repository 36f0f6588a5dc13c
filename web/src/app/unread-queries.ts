import { doc } from 'firebase/firestore';
import { map } from 'rxjs';
import * as z from 'zod/mini';
import { documentsOf } from '../data/kit/documents';
import type { LiveQuery } from '../data/kit/live-query';
import { watchDoc } from '../data/kit/readers';
import { firestore } from '../firebase/firestore';

const counted = documentsOf(z.object({ unread: z.int() }));

/** The number of unread messages in all conversations. */
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
