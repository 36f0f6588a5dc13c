import { createHash } from 'node:crypto';
import { HOUR_MS } from '@hearthkin/domain/durations';
import {
  CONTACT_KEEP_MS,
  type ContactForm,
  type ContactMessage,
} from '@hearthkin/domain/support/contact';
import type { Firestore } from 'firebase-admin/firestore';
import { defineCallable } from '../core/callable';
import type { Caller } from '../core/caller';
import { contactMessages } from '../core/collections';
import { composeMail } from '../core/compose-mail';
import { isAlreadyThere } from '../core/contention';
import { logMail } from '../core/log-mail';
import { type MailDeps, mailDeps, mailSecrets, supportAddress } from '../core/mail-params';
import { countAttempt } from '../core/rate-limit';
import { contactMail } from './contact-mail';

/** Enough for a household with questions, too few to flood the inbox. */
const PER_NETWORK = { scope: 'contact-network', max: 10, windowMs: HOUR_MS };
const PER_PERSON = { scope: 'contact-person', max: 5, windowMs: HOUR_MS };

export interface SupportDeps extends MailDeps {
  /** Where support reads its mail; empty when not configured. */
  readonly supportEmail: string;
}

/**
 * Puts a message into the inbox of staff and mails it to support. The inbox is what counts: a mail
 * that cannot be sent loses nothing. The same request made again keeps and mails nothing more.
 * No mail goes to the address that was typed, for it may be anyone's.
 * @throws AppError `rate-limited`.
 */
export const submitContactMessage = defineCallable('submitContactMessage', {
  access: 'anyone',
  options: { secrets: mailSecrets },
  deps: (): SupportDeps => ({ ...mailDeps(), supportEmail: supportAddress() }),
  handler: async ({ input: { requestId, ...form }, caller, network, now, db }, deps) => {
    await countAttempt(db, PER_NETWORK, network, now);
    if (caller !== null) await countAttempt(db, PER_PERSON, caller.uid, now);
    const message: ContactMessage = {
      ...form,
      uid: accountOf(caller),
      status: 'open',
      createdAt: now,
      decidedAt: null,
      decidedBy: null,
      expireAt: new Date(now.getTime() + CONTACT_KEEP_MS),
    };
    if (await keepMessage(db, messageId(requestId, form), message)) {
      await mailSupport(db, message, deps, now);
    }
    return { sent: true };
  },
});

/** Who has not finished signing up has no account that a message could be removed with. */
function accountOf(caller: Caller | null): string | null {
  return caller === null || caller.userType === null ? null : caller.uid;
}

/** Another text under the same request id, corrected after an answer that never came, is another. */
function messageId(requestId: string, { name, email, subject, message }: ContactForm): string {
  const text = JSON.stringify([requestId, name, email, subject, message]);
  return createHash('sha256').update(text).digest('hex');
}

/** @returns false when it is there already. */
async function keepMessage(db: Firestore, id: string, message: ContactMessage): Promise<boolean> {
  try {
    await contactMessages(db).doc(id).create(message);
    return true;
  } catch (error) {
    if (isAlreadyThere(error)) return false;
    throw error;
  }
}

async function mailSupport(
  db: Firestore,
  message: ContactMessage,
  { senders, siteUrl, supportEmail }: SupportDeps,
  now: Date,
): Promise<void> {
  const mail = composeMail({ to: supportEmail, toName: '' }, contactMail(message, siteUrl));
  const able = supportEmail === '' ? [] : senders;
  await logMail(db, able, { kind: 'contact-message', uid: 'support', mail }, now);
}
