import { emulators } from './env';

/** Webmail of the large providers, by email domain. */
const WEBMAIL: readonly (readonly [domain: RegExp, url: string])[] = [
  [/^(gmail|googlemail)\.com$/, 'https://mail.google.com/mail/'],
  [/^(outlook|hotmail|live|msn)\.[a-z.]+$/, 'https://outlook.live.com/mail/'],
  [/^(yahoo|ymail|rocketmail)\.[a-z.]+$/, 'https://mail.yahoo.com/'],
  [/^(icloud|me|mac)\.com$/, 'https://www.icloud.com/mail/'],
  [/^(proton|protonmail)\.(me|com)$/, 'https://mail.proton.me/'],
  [/^aol\.com$/, 'https://mail.aol.com/'],
  [/^gmx\.[a-z.]+$/, 'https://www.gmx.net/'],
];

/**
 * Where to read email sent to this address: the local suite's mailbox, or the provider's webmail.
 * Null for unknown providers, because a browser can't open an email app to read.
 */
export function emailAppUrl(email: string, mailboxPort = emulators?.mailbox): string | null {
  if (mailboxPort !== undefined) return `http://127.0.0.1:${mailboxPort}/`;
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return WEBMAIL.find(([pattern]) => pattern.test(domain))?.[1] ?? null;
}
