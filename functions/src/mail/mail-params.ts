import { defineInt, defineSecret, defineString } from 'firebase-functions/params';
import { keepingQueue } from './kept-mails';
import type { MailSender } from './mail';
import { deployedQueue, type MailQueue } from './mail-queue';
import { mailSenders } from './mail-senders';

/** The server that sends our email, with our password there. */
const smtpUrl = defineSecret('MAIL_SMTP_URL');

const mailFrom = defineString('MAIL_FROM', {
  default: '',
  description: 'Whom emails over SMTP are from: Hearthkin <hello@hearthkin.example>.',
});

const primaryUrl = defineString('MAIL_PRIMARY_URL', {
  default: '',
  description: 'Address of the email-sending service. Empty: not used.',
});
const fallbackUrl = defineString('MAIL_FALLBACK_URL', {
  default: '',
  description: 'Address of the form-submission service tried second. Empty: not used.',
});
const serviceId = defineString('MAIL_SERVICE_ID', { default: '' });
const templateId = defineString('MAIL_TEMPLATE_ID', { default: '' });

const fallbackReaches = defineString('MAIL_FALLBACK_REACHES_PERSON', {
  default: '',
  description: 'yes: the form service sends to the address in the form. Otherwise it isn’t used.',
});

const connections = defineInt('MAIL_CONNECTIONS', {
  default: 5,
  description: 'How many connections for sending email an instance keeps open.',
});

/** Our account key at the mail service. */
const mailUserId = defineSecret('MAIL_USER_ID');

/** Our private key there, with which it takes requests of servers. */
const mailAccessToken = defineSecret('MAIL_ACCESS_TOKEN');

/** Signs links in emails that need no account. With it, such links can be made for anyone. */
export const mailLinkKey = defineSecret('MAIL_LINK_KEY');

/** The secrets of every function that queues email. */
export const mailSecrets = [mailLinkKey];

/** The secrets of every function that sends email itself. */
export const senderSecrets = [smtpUrl, mailUserId, mailAccessToken];

const siteUrl = defineString('SITE_URL', {
  default: '',
  description: 'Address of the site, for links in emails and for the way back from a payment.',
});

/** The site's URL, without a trailing slash; empty if not configured. */
export function siteAddress(): string {
  return siteUrl.value().replace(/\/$/, '');
}

const supportEmail = defineString('SUPPORT_EMAIL', {
  default: '',
  description: 'Where support reads its email. Empty: messages only wait in our team’s inbox.',
});

/** The address for messages to support; empty if not configured. */
export function supportAddress(): string {
  return supportEmail.value();
}

/** A secret that isn't needed, as `npm run setup:production` makes it: none can be empty. */
export const UNSET = 'unset';

function valueIfSet(secret: { value(): string }): string {
  const value = secret.value();
  return value === UNSET ? '' : value;
}

let senders: readonly MailSender[] | undefined;

/**
 * The senders of this deployment, kept by each instance with their connections. Call it only in a function with
 * `senderSecrets`.
 */
export function deployedSenders(): readonly MailSender[] {
  senders ??= mailSenders({
    smtpUrl: valueIfSet(smtpUrl),
    from: mailFrom.value(),
    primaryUrl: primaryUrl.value(),
    fallbackUrl: fallbackUrl.value(),
    fallbackReaches: fallbackReaches.value() === 'yes',
    serviceId: serviceId.value(),
    templateId: templateId.value(),
    userId: mailUserId.value(),
    accessToken: valueIfSet(mailAccessToken),
    connections: connections.value(),
  });
  return senders;
}

/** Dependencies of a function that sends email. */
export interface MailDeps {
  readonly queue: MailQueue;
  /** The site's URL, without a trailing slash; empty if not configured. */
  readonly siteUrl: string;
}

/** Dependencies of a function that sends emails which can be muted. */
export interface NotifyDeps extends MailDeps {
  /** Signs their links that need no account. */
  readonly linkKey: string;
}

/** Dependencies of a function that sends an email for which a person waits. */
export interface AwaitedMailDeps {
  readonly senders: readonly MailSender[];
}

/** Dependencies of a function that tells trusted contacts, at once. */
export type ContactMailDeps = NotifyDeps & AwaitedMailDeps;

/** The secrets of such a function. */
export const contactMailSecrets = [...mailSecrets, ...senderSecrets];

/** The dependencies of this deployment. Call it only in a function with `contactMailSecrets`. */
export function contactMailDeps(): ContactMailDeps {
  return { ...mailDeps(), senders: deployedSenders() };
}

/** The dependencies of this deployment. Call it only in a function with `mailSecrets`. */
export function mailDeps(): NotifyDeps {
  return {
    queue: keepingQueue(deployedQueue),
    siteUrl: siteAddress(),
    linkKey: mailLinkKey.value(),
  };
}

/** The same for a function that queues before it commits, and runs again if either fails. */
export function repeatedMailDeps(): NotifyDeps {
  return { ...mailDeps(), queue: deployedQueue };
}
