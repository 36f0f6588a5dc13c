import { defineCallable } from '../core/callable';
import { contactMessages } from '../core/collections';
import { audit } from './audit';

/** Deletes a message, for example spam. A repeated call does nothing. */
export const deleteContactMessage = defineCallable('deleteContactMessage', {
  access: 'admin-act',
  handler: ({ db, input: { messageId }, caller, now }) => {
    return db.runTransaction(async (tx) => {
      const ref = contactMessages(db).doc(messageId);
      if (!(await tx.get(ref)).exists) return { deleted: true };
      tx.delete(ref);
      audit(tx, db, {
        at: now,
        act: 'contact-deleted',
        by: caller.uid,
        target: ref.path,
        note: '',
      });
      return { deleted: true };
    });
  },
});
