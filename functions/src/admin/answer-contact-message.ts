import { AppError } from '@hearthkin/domain/errors';
import type { ContactMessage } from '@hearthkin/domain/support/contact';
import type { Firestore } from 'firebase-admin/firestore';
import { defineStaffAct } from '../core/callable';
import { contactMessages, users } from '../core/collections';
import { composeMail } from '../core/compose-mail';
import { dataOf } from '../core/converter';
import { type MailDeps, mailDeps, mailSecrets } from '../core/mail-params';
import { peopleNamedIn } from '../core/people-named-in';
import { answerMail } from '../support/contact-mail';
import { audit } from './audit';

/**
 * Answers a message to support: emails the words to the writer and keeps them with the message, or
 * without words marks it as answered elsewhere. Repeated with the same words, it sends nothing more.
 * @throws AppError `not-found` if it was deleted, `bad-transition` if it is answered already, by
 * others or in other words.
 */
export const answerContactMessage = defineStaffAct('answerContactMessage', {
  concerns: ({ db, input }) => peopleNamedIn(contactMessages(db).doc(input.messageId)),
  options: { secrets: mailSecrets },
  deps: (): MailDeps => mailDeps(),
  handler: async ({ db, input: { messageId, answer }, caller: { uid: by }, now }, deps) => {
    const message = await db.runTransaction(async (tx) => {
      const ref = contactMessages(db).doc(messageId);
      const stored = (await tx.get(ref)).data();
      if (stored === undefined || stored.status === 'deleted') {
        throw new AppError('not-found', 'There is no such message');
      }
      if (stored.status === 'answered') {
        if (stored.decidedBy === by && stored.answer === answer) return stored;
        throw new AppError('bad-transition', 'The message is answered');
      }
      tx.update(ref, { status: 'answered', answer, decidedAt: now, decidedBy: by });
      const concerns = stored.uid === null ? [] : [stored.uid];
      const act = answer === null ? 'contact-answered' : 'contact-mailed';
      audit(tx, db, { at: now, act, by, target: ref.path, note: '', concerns });
      return stored;
    });
    if (answer !== null) await mailAnswer(db, deps, { messageId, message, answer });
    return { answered: true };
  },
});

interface Answered {
  readonly messageId: string;
  readonly message: ContactMessage;
  readonly answer: string;
}

async function mailAnswer(
  db: Firestore,
  { queue, siteUrl }: MailDeps,
  { messageId, message, answer }: Answered,
): Promise<void> {
  const kind = 'contact-answer';
  const mail = composeMail(await addressee(db, message), answerMail(message, answer, siteUrl));
  await queue.add({ key: `${kind}/${messageId}`, kind, uid: message.uid ?? 'visitor', mail });
}

/**
 * A writer who was signed in gets the answer at the account's address: the typed one may be anyone's,
 * and the answer may be about the account. Visitors have no other, and neither has an account
 * without an address.
 */
async function addressee(db: Firestore, { uid, email, name }: ContactMessage) {
  const account = uid === null ? null : dataOf(await users(db).doc(uid).get());
  return account === null || account.email === ''
    ? { to: email, toName: name }
    : { to: account.email, toName: account.firstName };
}
