import { CONTACT_KEEP_MS, type ContactMessage } from '@hearthkin/domain/support/contact';
import type { Firestore } from 'firebase-admin/firestore';
import { composeMail } from '../mail/compose-mail';
import type { MailDeps } from '../mail/mail-params';
import { users } from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';
import { defineDecision } from '../staff/decision';
import { answerMail } from '../support/contact-mail';

/**
 * Answers a message to support: emails the words to the writer and keeps them with the message, or
 * without words marks it as answered elsewhere.
 */
export const answerContactMessage = defineDecision('answerContactMessage', {
  queue: 'messages',
  itemId: ({ messageId }) => messageId,
  act: ({ answer }) => (answer === null ? 'contact-answered' : 'contact-mailed'),
  decide: async ({ tx, doc, item: { uid }, input: { answer }, caller, now }) => {
    tx.update(doc.ref, { status: 'answered', answer, decidedAt: now, decidedBy: caller.uid });
    return { entry: { note: '', concerns: uid === null ? [] : [uid] }, news: [] };
  },
  isSame: (message, { answer }) => message.answer === answer,
  answer: () => ({ answered: true }),
  after: async ({ db, input: { messageId, answer } }, deps, message) => {
    if (answer !== null) await mailAnswer(db, deps, { messageId, message, answer });
  },
  undo: {
    made: ({ answer, decidedAt: at, decidedBy }) => ({
      // An answer was emailed.
      by: answer === null ? decidedBy : null,
      at,
    }),
    reopened: ({ createdAt }) => ({
      status: 'open' as const,
      decidedAt: null,
      decidedBy: null,
      expireAt: new Date(createdAt.getTime() + CONTACT_KEEP_MS),
    }),
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
