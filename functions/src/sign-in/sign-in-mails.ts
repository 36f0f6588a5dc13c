import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import type { AccountMailFacts } from '../mail/account-mail';
import { actionAt, composeMail } from '../mail/compose-mail';
import type { Mail } from '../mail/mail';

const NOT_YOU =
  'Wasn’t you? Reset your password now. That signs out every device and removes every other way to sign in.';

const resetAt = (siteUrl: string) => actionAt(siteUrl, '/forgot-password', 'Reset your password');

/** Email about a provider that signs in from now on. */
export function wayAddedMail(facts: AccountMailFacts, provider: string): Mail {
  return composeMail(facts, {
    subject: `${provider} was added to your account`,
    parts: [
      `${provider} was added as a way to sign in to your ${PRODUCT_NAME} account.`,
      NOT_YOU,
      ...resetAt(facts.siteUrl),
    ],
  });
}

/** Email about a provider that no longer signs in. */
export function wayRemovedMail(facts: AccountMailFacts, provider: string): Mail {
  return composeMail(facts, {
    subject: `${provider} was removed from your account`,
    parts: [
      `${provider} no longer signs you in to ${PRODUCT_NAME}. Every device was signed out.`,
      NOT_YOU,
      ...resetAt(facts.siteUrl),
    ],
  });
}

/** Email about a provider that was refused because the account doesn't have it. */
export function refusedWayMail(facts: AccountMailFacts, provider: string): Mail {
  return composeMail(facts, {
    subject: `We blocked a sign-in with ${provider}`,
    parts: [
      `Someone tried to use ${provider} to sign in to your ${PRODUCT_NAME} account. It isn’t one of your ways to sign in, so we blocked it.`,
      `If this was you, sign in as usual and add ${provider} under “Ways to sign in”.`,
      NOT_YOU,
      ...resetAt(facts.siteUrl),
    ],
  });
}

/** Email about a password or an address that was changed past the product. */
export function refusedChangeMail(facts: AccountMailFacts): Mail {
  return composeMail(facts, {
    subject: 'We blocked a sign-in to your account',
    parts: [
      `The password or email address of your sign-in was changed outside ${PRODUCT_NAME}, so we blocked it.`,
      'Reset your password to get back in. That signs out every device and removes every other way to sign in.',
      ...resetAt(facts.siteUrl),
    ],
  });
}
