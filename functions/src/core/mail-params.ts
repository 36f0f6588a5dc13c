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

/** Key of our account at the email-sending service; functions that send mail list it. */
export const mailUserId = defineSecret('MAIL_USER_ID');

/** The address of the site, which links in mails lead to. */
export const siteUrl = defineString('SITE_URL', {
  default: '',
  description: 'Address of the site, for links in mails.',
});

/** The mail settings of this deployment; only inside a function that lists `mailUserId`. */
export function mailSettings(): MailSettings {
  return {
    primaryUrl: primaryUrl.value(),
    fallbackUrl: fallbackUrl.value(),
    serviceId: serviceId.value(),
    templateId: templateId.value(),
    userId: mailUserId.value(),
  };
}

/** What a function that sends mail needs of this deployment. */
export interface MailSurroundings {
  readonly senders: readonly MailSender[];
  /** The site's address, without a slash at its end; empty when not configured. */
  readonly siteUrl: string;
}

/** The senders and the site of this deployment; only inside a function that lists `mailUserId`. */
export function mailSurroundings(): MailSurroundings {
  return { senders: mailSenders(mailSettings()), siteUrl: siteUrl.value().replace(/\/$/, '') };
}
