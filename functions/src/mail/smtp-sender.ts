import type { NodemailerError, Transporter } from 'nodemailer';
import { MailError, type MailSender } from './mail';

interface SmtpSettings {
  /** `smtps://user:password@host:465`, or `smtp://…:587`, which goes on encrypted (STARTTLS). */
  readonly url: string;
  /** The sender of all emails: `Hearthkin <hello@hearthkin.example>`. */
  readonly from: string;
  /** The most connections at a time, each for many emails. */
  readonly connections: number;
  /** Milliseconds until a server counts as down. */
  readonly timeoutMs: number;
}

/** Shorter than servers wait for the next email. */
const IDLE_MS = 30_000;

/**
 * Sends over SMTP, by connections that stay open for the next emails. The library is loaded with the first one.
 */
export function smtpSender({ url, from, connections, timeoutMs }: SmtpSettings): MailSender {
  let opened: Promise<Transporter> | undefined;
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url,
      pool: true,
      maxConnections: connections,
      idleTimeout: IDLE_MS,
      // An instance may have slept, and the server ended the connection: a new one takes the email.
      maxRequeues: 1,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  return {
    name: 'smtp',
    send: async ({ to, toName, subject, text, html, unsubscribeLink }, id) => {
      opened ??= open();
      const transport = await opened;
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

/** A permanent reply with a reason (RFC 3463) that isn't the address: a full mailbox, our network, our text. */
const OTHER_REASON = /^5\d\d[ -]5\.(?!1\.|2\.1\b)/;

/**
 * What a failure means, with the status that an HTTP service would have answered. A permanent reply
 * (5xx) to the recipient or the text is final; one to our password or our address may be mended.
 */
function refusalOf(error: NodemailerError): MailError {
  const { responseCode = 0, command = '', code, response = '' } = error;
  const problem = error.message;
  // No address at all, as far as SMTP is concerned.
  const isNoAddress = code === 'EENVELOPE' && command === 'API';
  const isAboutMail = ABOUT_THE_MAIL.includes(command) || code === 'EMESSAGE';
  if (isNoAddress || (responseCode >= 500 && isAboutMail)) {
    const isDeadAddress = isNoAddress || (command === 'RCPT TO' && !OTHER_REASON.test(response));
    return new MailError(403, { problem, isFinal: true, isDeadAddress });
  }
  if (responseCode >= 500 || code === 'EAUTH') return new MailError(451, { problem });
  return new MailError(responseCode >= 400 ? 429 : 0, { problem });
}
