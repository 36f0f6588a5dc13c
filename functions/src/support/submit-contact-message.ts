import { createHash } from 'node:crypto';
import {
  CONTACT_KEEP_MS,
  type ContactForm,
  type ContactMessage,
  contactSeverity,
} from '@hearthkin/domain/support/contact';
import { composeMail } from '../mail/compose-mail';
import { mailDeps, mailSecrets, supportAddress } from '../mail/mail-params';
import { mailTeam, type TeamMailDeps } from '../mail/mail-team';
import { defineCallable } from '../platform/callable';
import type { Caller } from '../platform/caller';
import { ifUnchanged } from '../platform/consistency/if-unchanged';
import { countAttempt } from '../platform/rate-limit';
import { contactMessages } from '../platform/records/collections';
import { pageStaff } from '../staff/page-staff';
import { contactMail } from './contact-mail';

/**
 * Stores a message in the staff inbox and emails it to support. The inbox counts: a failed email
 * loses nothing. A repeated request stores and sends nothing more. No email goes to the typed
 * address, which may be anyone's.
 * @throws AppError `rate-limited`.
 */
export const submitContactMessage = defineCallable('submitContactMessage', {
  access: 'anyone',
  secrets: mailSecrets,
  deps: (): TeamMailDeps => ({ ...mailDeps(), supportEmail: supportAddress() }),
  handler: async ({ input: { requestId, ...form }, caller, network, now, db }, deps) => {
    await countAttempt(db, 'contactByNetwork', network, now);
    if (caller !== null) await countAttempt(db, 'contactByPerson', caller.uid, now);
    const message: ContactMessage = {
      ...form,
      severity: contactSeverity(form.subject),
      uid: accountOf(caller),
      status: 'open',
      answer: null,
      createdAt: now,
      decidedAt: null,
      decidedBy: null,
      expireAt: new Date(now.getTime() + CONTACT_KEEP_MS),
    };
    const id = messageId(requestId, form);
    if ((await ifUnchanged(contactMessages(db).doc(id).create(message))) !== null) {
      if (message.severity === 0) pageStaff('message');
      await mailTeam(deps, {
        kind: 'contact-message',
        id,
        mailTo: (to) => composeMail({ to, toName: '' }, contactMail(message, deps.siteUrl)),
      });
    }
    return { sent: true };
  },
});

/** An unfinished sign-up has no account that the message could be deleted with. */
function accountOf(caller: Caller | null): string | null {
  return caller === null || caller.userType === null ? null : caller.uid;
}

/** The id includes the text, so that a corrected message with the same request id is stored too. */
function messageId(requestId: string, { name, email, subject, message }: ContactForm): string {
  const text = JSON.stringify([requestId, name, email, subject, message]);
  return createHash('sha256').update(text).digest('hex');
}
