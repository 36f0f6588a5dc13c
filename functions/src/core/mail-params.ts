import { defineSecret, defineString } from 'firebase-functions/params';
import type { MailSender } from './mail';
import { type MailSettings, mailSenders } from './mail-senders';

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

/** Our account key at the mail service. */
const mailUserId = defineSecret('MAIL_USER_ID');

/** Signs links in emails that need no account. With it, such links can be made for anyone. */
export const mailLinkKey = defineSecret('MAIL_LINK_KEY');

/** The secrets of every function that sends email. */
export const mailSecrets = [mailUserId, mailLinkKey];

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

/** Where messages to support are sent; empty if not configured. */
export function supportAddress(): string {
  return supportEmail.value();
}

/** The mail settings of this deployment. */
function mailSettings(): MailSettings {
  return {
    primaryUrl: primaryUrl.value(),
    fallbackUrl: fallbackUrl.value(),
    serviceId: serviceId.value(),
    templateId: templateId.value(),
    userId: mailUserId.value(),
  };
}

/** Dependencies of a function that sends email. */
export interface MailDeps {
  readonly senders: readonly MailSender[];
  /** The site's URL, without a trailing slash; empty if not configured. */
  readonly siteUrl: string;
}

/** Dependencies of a function that sends emails which can be muted. */
export interface NotifyDeps extends MailDeps {
  /** Signs their links that need no account. */
  readonly linkKey: string;
}

/** The dependencies of this deployment. Call it only in a function with `mailSecrets`. */
export function mailDeps(): NotifyDeps {
  return {
    senders: mailSenders(mailSettings()),
    siteUrl: siteAddress(),
    linkKey: mailLinkKey.value(),
  };
}
