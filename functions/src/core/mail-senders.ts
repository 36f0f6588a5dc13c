import { type Mail, MailError, type MailSender } from './mail';

/** Settings of the mail services. A sender with an empty URL is not configured. */
export interface MailSettings {
  readonly primaryUrl: string;
  readonly fallbackUrl: string;
  readonly serviceId: string;
  readonly templateId: string;
  readonly userId: string;
}

/** Protocol version of the primary service. */
const LIB_VERSION = '1.0.0';

/**
 * A service that doesn't answer in time counts as down. Both together stay below the 20 s after
 * which clients give up, so that the caller gets the reason.
 */
const TIMEOUT_MS = 8_000;

/** The configured senders, in the order they are tried (specification 1, section 7). */
export function mailSenders(settings: MailSettings): MailSender[] {
  const senders: MailSender[] = [];
  if (settings.primaryUrl !== '') senders.push(templateSender(settings));
  if (settings.fallbackUrl !== '') senders.push(formSender(settings.fallbackUrl));
  return senders;
}

/** The mail service; fills our template. */
function templateSender(settings: MailSettings): MailSender {
  return {
    name: 'primary',
    send: (mail) =>
      post(settings.primaryUrl, {
        lib_version: LIB_VERSION,
        user_id: settings.userId,
        service_id: settings.serviceId,
        template_id: settings.templateId,
        template_params: {
          to_email: mail.to,
          to_name: mail.toName,
          subject: mail.subject,
          message: mail.text,
          message_html: mail.html,
          ...(mail.unsubscribeLink === undefined ? {} : { unsubscribe_link: mail.unsubscribeLink }),
          ...(mail.resetLink === undefined ? {} : { reset_link: mail.resetLink }),
        },
      }),
  };
}

/** The form service, which takes plain text only. */
function formSender(url: string): MailSender {
  return {
    name: 'fallback',
    send: (mail: Mail) => post(url, { email: mail.to, subject: mail.subject, message: mail.text }),
  };
}

async function post(url: string, body: unknown): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new MailError(0);
  });
  // An unread body keeps the connection open.
  await response.body?.cancel();
  if (!response.ok) throw new MailError(response.status);
}
