import * as z from 'zod/mini';
import { documentsOf } from '../data/kit/documents';
import { document, mapped, source } from '../data/kit/queries';

const counted = documentsOf(z.object({ unread: z.int() }));

/** The number of unread messages in all conversations. */
export const unreadMessages = (uid: string) =>
  mapped(
    document(`unread/${uid}`, source(`users/${uid}/counters`, counted), 'messages'),
    (counters) => Math.max(0, counters?.data.unread ?? 0),
  );
