import type { User } from '@hearthkin/domain/account/user';
import type { Firestore } from 'firebase-admin/firestore';
import type { MailDeps } from '../mail/mail-params';
import { emailChanges } from '../platform/records/collections';
import { newEmailLink } from '../sign-in/email-link';
import { welcomeMail } from './welcome-mail';

/**
 * Queues the welcome email. An unverified address gets a link to verify it: it is where a forgotten
 * password and every warning go.
 */
export async function welcome(
  db: Firestore,
  { queue, siteUrl }: MailDeps,
  uid: string,
  account: User,
  now: Date,
): Promise<void> {
  let token: string | null = null;
  if (!account.emailVerified && siteUrl !== '') {
    const link = newEmailLink({ uid, email: account.email, oldEmail: null }, now);
    await emailChanges(db).doc(link.id).create(link.change);
    token = link.token;
  }
  const mail = welcomeMail(account, siteUrl, token);
  await queue.add({ key: `welcome/${uid}`, kind: 'welcome', uid, mail });
}
