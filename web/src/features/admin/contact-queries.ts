import { contactMessageSchema } from '@hearthkin/domain/support/contact';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import type * as z from 'zod/mini';
import { documentsOf } from '../../data/kit/documents';
import type { LiveQuery } from '../../data/kit/live-query';
import { type Doc, watchList } from '../../data/kit/readers';
import { firestore } from '../../firebase/firestore';

const contactMessages = documentsOf(contactMessageSchema);

export type ContactMessage = z.infer<typeof contactMessageSchema>;

/** The rules' limit for lists. */
const MAX_LISTED = 100;

/** Unanswered messages, oldest first. For staff. */
export function openContactMessages(count: number): LiveQuery<readonly Doc<ContactMessage>[]> {
  return {
    key: `open-contact-messages/${count}`,
    open: () =>
      watchList(() =>
        query(
          collection(firestore(), 'contactMessages').withConverter(contactMessages),
          where('status', '==', 'open'),
          orderBy('createdAt', 'asc'),
          limit(Math.min(count, MAX_LISTED)),
        ),
      ),
  };
}
