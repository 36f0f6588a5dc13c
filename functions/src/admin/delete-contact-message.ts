import {
  type ContactMessageActInput,
  contactMessageActInput,
  type DeleteContactMessageResult,
} from '@hearthkin/domain/admin/queue-acts';
import { type Call, defineCallable } from '../core/callable';
import { contactMessages } from '../core/collections';
import { audit } from './audit';

export const deleteContactMessage = defineCallable({
  name: 'deleteContactMessage',
  input: contactMessageActInput,
  access: 'admin',
  handler: dropMessage,
});

/** Deletes a message for good, for advertisements need no answer. One that is gone stays so. */
export function dropMessage({
  db,
  input: { messageId },
  caller,
  now,
}: Call<ContactMessageActInput>): Promise<DeleteContactMessageResult> {
  return db.runTransaction(async (tx) => {
    const ref = contactMessages(db).doc(messageId);
    if (!(await tx.get(ref)).exists) return { deleted: true };
    tx.delete(ref);
    audit(tx, db, { at: now, act: 'contact-deleted', by: caller.uid, target: ref.path, note: '' });
    return { deleted: true };
  });
}
