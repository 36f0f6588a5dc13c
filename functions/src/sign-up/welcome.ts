import type { User } from '@hearthkin/domain/account/user';
import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import type { Firestore } from 'firebase-admin/firestore';
import { actionAt, composeMail } from '../mail/compose-mail';
import type { Mail } from '../mail/mail';
import type { MailPart } from '../mail/mail-content';
import type { MailDeps } from '../mail/mail-params';
import { emailChanges } from '../platform/records/collections';
import { newEmailLink } from '../sign-in/email-link';

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

/**
 * Welcome email.
 * @param token of the link that verifies the address; null if it is verified.
 */
function welcomeMail(
  { email, firstName, userType }: Pick<User, 'email' | 'firstName' | 'userType'>,
  siteUrl: string,
  token: string | null,
): Mail {
  const next =
    userType === 'earner'
      ? 'Next: three short screens about you, your hours and your documents. Once our team has approved them and you have a photo, members can find you.'
      : 'Tell us how you feel, and meet someone who fits.';
  // With an address to verify, that is the only action.
  const site = token === null ? actionAt(siteUrl, '', `Open ${PRODUCT_NAME}`) : [];
  return composeMail(
    { to: email, toName: firstName },
    {
      subject: `Welcome to ${PRODUCT_NAME}`,
      parts: [
        `Your ${PRODUCT_NAME} account is ready. ${next}`,
        ...(token === null ? [] : proofOf(`${siteUrl}/confirm-email?token=${token}`)),
        ...site,
      ],
    },
  );
}

function proofOf(url: string): MailPart[] {
  return [
    'Please confirm your email within 24 hours:',
    { label: 'Confirm this email', url },
    'Didn’t create this account? Please ignore this email.',
  ];
}
