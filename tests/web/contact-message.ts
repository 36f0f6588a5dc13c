import type { ContactMessage } from '@hearthkin/domain/support/contact';
import { NOW } from './people';

/** A message from the contact page that waits for an answer. */
export function contactMessage(id: string, change: Partial<ContactMessage> = {}) {
  const data: ContactMessage = {
    name: 'Sam Porter',
    email: 'sam@example.test',
    subject: `Subject ${id}`,
    severity: 1,
    message: 'Where do I find it?',
    uid: null,
    status: 'open',
    answer: null,
    createdAt: NOW,
    decidedAt: null,
    decidedBy: null,
    expireAt: new Date(NOW.getTime() + 1),
    ...change,
  };
  return { id, data };
}
