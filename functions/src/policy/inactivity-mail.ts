import type { User } from '@hearthkin/domain/account/user';
import { PRODUCT_NAME } from '@hearthkin/domain/brand';
import { actionAt, composeMail } from '../core/compose-mail';
import type { Mail } from '../core/mail';

/**
 * The email about an unused account. It has no topic: people who muted other emails should still
 * get it.
 */
export function inactivityMail(
  { email, firstName }: Pick<User, 'email' | 'firstName'>,
  { lastUsedAt, closesAt }: Readonly<Record<'lastUsedAt' | 'closesAt', Date>>,
  siteUrl: string,
): Mail {
  return composeMail(
    { to: email, toName: firstName },
    {
      subject: 'Your account will be closed unless you sign in',
      parts: [
        `Nobody has used your ${PRODUCT_NAME} account since ${dayOf(lastUsedAt)}. We close accounts that nobody has used for 12 months.`,
        `To keep yours, sign in before ${dayOf(closesAt)}. You need not do anything else.`,
        ...actionAt(siteUrl, '/login', 'Sign in'),
        'Otherwise it is deleted on that day or soon after, with your profile, pictures and documents, as if you had deleted it yourself.',
      ],
    },
  );
}

/** "10 June 2026", in UTC. */
function dayOf(instant: Date): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(instant);
}
