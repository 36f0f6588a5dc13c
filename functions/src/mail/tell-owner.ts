import type { User } from '@hearthkin/domain/account/user';
import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import type { AccountMailFacts } from './account-mail';
import { actionAt, composeMail } from './compose-mail';
import type { Mail } from './mail';
import type { MailDeps } from './mail-params';

/** Acts whose effect outlives the session in which they were done. */
type LastingAct =
  | 'calendar-link'
  | 'trusted-contact'
  | 'no-trusted-contact'
  | 'phone'
  | 'payout-page'
  | 'plan-page';

const NEWS: Readonly<Record<LastingAct, { readonly subject: string; readonly news: string }>> = {
  'calendar-link': {
    subject: 'A calendar link was made',
    news: 'A link to your calendar was made. A calendar app that has it shows your sessions without signing in.',
  },
  'trusted-contact': {
    subject: 'Your trusted contact was changed',
    news: 'Another trusted contact was named for your account. We’ll let them know about your sessions in person.',
  },
  'no-trusted-contact': {
    subject: 'Your trusted contact was removed',
    news: 'Your account has no trusted contact now, so no one hears about your sessions in person.',
  },
  phone: {
    subject: 'Your phone number was changed',
    news: 'Another phone number was confirmed for your account, in place of the one you gave before.',
  },
  'payout-page': {
    subject: 'Your payout page was opened',
    news: 'The page where your payouts and your bank account are was opened.',
  },
  'plan-page': {
    subject: 'The page of your plan was opened',
    news: 'The page where the card and the invoices of your plan are was opened.',
  },
};

/** Email to the owner of an account about such an act. */
function lastingActMail(facts: AccountMailFacts, act: LastingAct): Mail {
  const { subject, news } = NEWS[act];
  return composeMail(facts, {
    subject,
    parts: [
      news,
      `Wasn’t you? Reset your password now: that signs out every device. Then look at what was changed at ${PRODUCT_NAME}.`,
      ...actionAt(facts.siteUrl, '/forgot-password', 'Reset your password'),
    ],
  });
}

/** Tells the owner of an account of an act that outlives its session: a thief with a stolen token may have done it. */
export async function tellOwner(
  { queue, siteUrl }: MailDeps,
  { uid, email, firstName }: Pick<User, 'email' | 'firstName'> & { readonly uid: string },
  act: LastingAct,
  now: Date,
): Promise<void> {
  const mail = lastingActMail({ to: email, toName: firstName, siteUrl }, act);
  await queue.add({ key: `${act}/${uid}/${now.getTime()}`, kind: act, uid, mail });
}
