import type { NodemailerError } from 'nodemailer';
import { MailError, type MailSender } from './mail';

interface SmtpSettings {
  /** `smtps://user:password@host:465`, or `smtp://…:587`, which goes on encrypted (STARTTLS). */
  readonly url: string;
  /** The sender of all emails: `Hearthkin <hello@hearthkin.example>`. */
  readonly from: string;
  /** Milliseconds until a server counts as down. */
  readonly timeoutMs: number;
}

/** Sends over SMTP. The library is loaded with the first email. */
export function smtpSender({ url, from, timeoutMs }: SmtpSettings): MailSender {
  return {
    name: 'smtp',
    send: async ({ to, toName, subject, text, html, unsubscribeLink }, id) => {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ url, disableFileAccess: true, disableUrlAccess: true });
      const message = {
        from,
        to: { name: toName, address: to },
        subject,
        text,
        html,
        // Who gets it twice, because a server took it without saying so, sees it once in most programs.
        messageId: `<${id}@${domainOf(from)}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...(unsubscribeLink === undefined ? {} : { list: { unsubscribe: unsubscribeLink } }),
        signal: AbortSignal.timeout(timeoutMs),
      };
      await transport.sendMail(message).catch((error: NodemailerError) => {
        throw refusalOf(error);
      });
    },
  };
}

function domainOf(from: string): string {
  return /@([^\s@>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
}

/** Replies that concern the recipient or the text, and not our account at the service. */
const ABOUT_THE_MAIL = ['RCPT TO', 'DATA'];

/**
 * What a failure means, with the status that an HTTP service would have answered. A permanent reply
 * (5xx) to the recipient or the text is final; one to our password or our address may be mended.
 */
function refusalOf(error: NodemailerError): MailError {
  const { responseCode = 0, command = '', code } = error;
  const problem = error.message;
  // No address at all, as far as SMTP is concerned.
  const isNoAddress = code === 'EENVELOPE' && command === 'API';
  const isAboutMail = ABOUT_THE_MAIL.includes(command) || code === 'EMESSAGE';
  if (isNoAddress || (responseCode >= 500 && isAboutMail)) {
    return new MailError(403, { problem, isFinal: true });
  }
  if (responseCode >= 500 || code === 'EAUTH') return new MailError(451, { problem });
  return new MailError(responseCode >= 400 ? 429 : 0, { problem });
}
