import { type Mail, MailError, type MailSender } from './mail';
import { smtpSender } from './smtp-sender';

/** Settings of the mail services. A sender with an empty URL is not configured. */
export interface MailSettings {
  readonly smtpUrl: string;
  /** The most connections to the SMTP server at a time. */
  readonly connections: number;
  /** The sender of emails over SMTP; the HTTP services know their own. */
  readonly from: string;
  readonly primaryUrl: string;
  readonly fallbackUrl: string;
  /** Whether the form service sends to the address in the form, and not to the form's owner. */
  readonly fallbackReaches: boolean;
  readonly serviceId: string;
  readonly templateId: string;
  readonly userId: string;
  /** With it the service takes requests of servers; empty for one that takes them without. */
  readonly accessToken: string;
}

/** The version of the service's own library whose requests ours look like. */
const LIB_VERSION = '4.4.1';

/** The end of the primary service's address that takes form data (specification 1, section 7). */
const FORM_PATH = '/send-form';

/**
 * A service that doesn't answer in time counts as down. All three together stay below the 20 s after
 * which clients give up, so that the caller gets the reason.
 */
const TIMEOUT_MS = 6_000;

/** Statuses about the email itself; others are about the service or our account there. */
const FINAL_STATUSES: readonly number[] = [400, 413, 422];

/** The configured senders, in the order they are tried: SMTP, then those of specification 1, section 7. */
export function mailSenders(settings: MailSettings): MailSender[] {
  const { smtpUrl, from, connections, primaryUrl, fallbackUrl, fallbackReaches } = settings;
  const senders: MailSender[] = [];
  if (smtpUrl !== '')
    senders.push(smtpSender({ url: smtpUrl, from, connections, timeoutMs: TIMEOUT_MS }));
  if (primaryUrl !== '') senders.push(templateSender(settings));
  // A form's owner must not get what is meant for others, such as a link to a new password.
  if (fallbackUrl !== '' && fallbackReaches) senders.push(formSender(fallbackUrl));
  return senders;
}

/** The mail service; fills our template. */
function templateSender(settings: MailSettings): MailSender {
  return {
    name: 'primary',
    send: (mail) => {
      const account = {
        lib_version: LIB_VERSION,
        user_id: settings.userId,
        ...(settings.accessToken === '' ? {} : { accessToken: settings.accessToken }),
        service_id: settings.serviceId,
        template_id: settings.templateId,
      };
      const params = {
        to_email: mail.to,
        to_name: mail.toName,
        subject: mail.subject,
        message: mail.text,
        message_html: mail.html,
        ...(mail.unsubscribeLink === undefined ? {} : { unsubscribe_link: mail.unsubscribeLink }),
        ...(mail.resetLink === undefined ? {} : { reset_link: mail.resetLink }),
      };
      return new URL(settings.primaryUrl).pathname.endsWith(FORM_PATH)
        ? post(settings.primaryUrl, formData({ ...account, ...params }))
        : postJson(settings.primaryUrl, { ...account, template_params: params });
    },
  };
}

/** The form service, which takes plain text only. */
function formSender(url: string): MailSender {
  return {
    name: 'fallback',
    send: (mail: Mail) =>
      postJson(url, { email: mail.to, subject: mail.subject, message: mail.text }),
  };
}

function formData(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

function postJson(url: string, body: unknown): Promise<void> {
  return post(url, new Blob([JSON.stringify(body)], { type: 'application/json' }));
}

/** Sends a form or a file, with the type that it says of itself. */
async function post(url: string, body: FormData | Blob): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new MailError(0);
  });
  // An unread body keeps the connection open.
  await response.body?.cancel();
  const { ok, status } = response;
  if (!ok) throw new MailError(status, { isFinal: FINAL_STATUSES.includes(status) });
}
