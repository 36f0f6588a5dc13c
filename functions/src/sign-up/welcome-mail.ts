import type { User } from '@hearthkin/domain/account/user';
import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import { actionAt, composeMail } from '../mail/compose-mail';
import type { Mail } from '../mail/mail';
import type { MailPart } from '../mail/mail-content';

/**
 * Welcome email.
 * @param token of the link that verifies the address; null if it is verified.
 */
export function welcomeMail(
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
