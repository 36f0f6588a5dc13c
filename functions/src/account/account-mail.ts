import { PRODUCT_NAME } from '@hearthkin/domain/brand';
import type { Mail } from '../core/mail';

export interface AccountMailFacts {
  readonly to: string;
  /** First name of the person written to; empty when it is not known. */
  readonly toName: string;
  /** The site's address, without a slash at its end. */
  readonly siteUrl: string;
}

/** A mail about somebody's account, greeting and product name around its paragraphs. */
export function accountMail(
  { to, toName }: Pick<AccountMailFacts, 'to' | 'toName'>,
  subject: string,
  paragraphs: readonly string[],
): Mail {
  const greeting = toName === '' ? 'Hello,' : `Hello ${toName},`;
  return {
    to,
    toName,
    subject: `${subject} – ${PRODUCT_NAME}`,
    text: [greeting, ...paragraphs, PRODUCT_NAME].join('\n\n'),
  };
}
