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

/** Key of our account at the email-sending service. */
const mailUserId = defineSecret('MAIL_USER_ID');

/** Signs the links that end mails; with it such links can be made for anyone. */
export const mailLinkKey = defineSecret('MAIL_LINK_KEY');

/** What every function that sends mail lists. */
export const mailSecrets = [mailUserId, mailLinkKey];

/** The address of the site, which links in mails lead to. */
const siteUrl = defineString('SITE_URL', {
  default: '',
  description: 'Address of the site, for links in mails.',
});

const supportEmail = defineString('SUPPORT_EMAIL', {
  default: '',
  description: 'Where support reads its mail. Empty: messages only wait in the inbox of staff.',
});

/** Where messages to support are mailed; empty when not configured. */
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

/** What a function that sends mail needs of this deployment. */
export interface MailDeps {
  readonly senders: readonly MailSender[];
  /** The site's address, without a slash at its end; empty when not configured. */
  readonly siteUrl: string;
}

/** What a function needs that sends mails people can opt out of. */
export interface NotifyDeps extends MailDeps {
  /** Signs the links that end them. */
  readonly linkKey: string;
}

/** Those of this deployment; only inside a function that lists `mailSecrets`. */
export function mailDeps(): NotifyDeps {
  return {
    senders: mailSenders(mailSettings()),
    siteUrl: siteUrl.value().replace(/\/$/, ''),
    linkKey: mailLinkKey.value(),
  };
}
