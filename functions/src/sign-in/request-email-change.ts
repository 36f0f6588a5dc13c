import { AppError } from '@hearthkin/domain/foundation/errors';
import type { Firestore } from 'firebase-admin/firestore';
import { emailChangesOf } from '../account/account-queries';
import { sendAwaited } from '../mail/mail';
import { senderSecrets } from '../mail/mail-params';
import { signInByEmail, signInById } from '../platform/auth';
import { defineCallable } from '../platform/callable';
import { countAttempt, mayMail } from '../platform/rate-limit';
import { requireRecentSignIn } from '../platform/recent-sign-in';
import { emailChanges, users } from '../platform/records/collections';
import { type EmailLink, newEmailLink } from './email-link';
import { addressInUseMail, confirmEmailMail } from './own-account-mails';
import { linkDeps } from './request-password-reset';

/**
 * Emails a link to the address a person wants to change to, or to their current one if it isn't
 * verified. Nothing changes until it is opened; earlier links stop working. An address of another
 * account gets an email that says so instead, and the answer is the same: it doesn't tell who has
 * an account.
 * @throws AppError as `requireRecentSignIn` for another address, `rate-limited`, `own-email`
 * for a verified current address, or `sender-failed` if no sender takes the email.
 */
export const requestEmailChange = defineCallable('requestEmailChange', {
  access: { for: 'person', standing: 'newcomer', why: 'A sign-up verifies its address.' },
  secrets: senderSecrets,
  deps: linkDeps,
  handler: async ({ input: { email }, caller, now, db }, { auth, senders, siteUrl }) => {
    const { uid } = caller;
    const [signIn, account] = await Promise.all([signInById(auth, uid), users(db).doc(uid).get()]);
    const signInEmail = signIn?.email?.toLowerCase();
    // The account's own address counts: a stolen token can change the sign-in's.
    const present = account.data()?.email ?? signInEmail;
    const isOwn = present === email;
    // Verifying the current address changes nothing, so it needs no recent sign-in.
    if (!isOwn) await requireRecentSignIn(db, auth, caller, now);
    await countAttempt(db, 'emailChanges', uid, now);
    if (isOwn && signInEmail === email && signIn?.emailVerified) {
      throw new AppError('own-email', 'The address is their own');
    }
    // There is no former address to tell.
    const oldEmail = isOwn ? null : (present ?? null);
    const link = newEmailLink({ uid, email, oldEmail }, now);
    await replaceLinks(db, link);
    if (!isOwn && !(await mayMail(db, email, now))) return { sent: true };
    const isTaken = !isOwn && (await signInByEmail(auth, email)) !== null;
    const facts = { to: email, toName: account.data()?.firstName ?? '', siteUrl };
    await sendAwaited(
      siteUrl === '' ? [] : senders,
      isTaken ? addressInUseMail(facts) : confirmEmailMail(facts, link.token),
    );
    return { sent: true };
  },
});

/** Only the newest link works: the commit deletes the others. */
async function replaceLinks(db: Firestore, { id, change }: EmailLink): Promise<void> {
  await db.runTransaction(async (tx) => {
    const { docs } = await tx.get(emailChangesOf(db, change.uid));
    for (const { ref } of docs) tx.delete(ref);
    tx.create(emailChanges(db).doc(id), change);
  });
}
