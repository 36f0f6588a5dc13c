import type { User } from '@hearthkin/domain/account/user';
import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import { actionAt, composeMail } from '../mail/compose-mail';
import type { Mail } from '../mail/mail';

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
        `You haven’t used ${PRODUCT_NAME} since ${dayOf(lastUsedAt)}. We close accounts after 12 months of inactivity.`,
        `To keep yours, just sign in before ${dayOf(closesAt)}.`,
        ...actionAt(siteUrl, '/login', 'Sign in'),
        'Otherwise we’ll delete it on that day or soon after, with your profile, photos and documents.',
      ],
    },
  );
}

/** "June 10, 2026", in UTC. */
function dayOf(instant: Date): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(instant);
}
