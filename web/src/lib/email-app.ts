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

/** Opens the device's email app, for which there is no better address than that of a new email. */
const OWN_APP = 'mailto:';

/**
 * Where to read email sent to this address: the local suite's mailbox, the provider's webmail, or
 * the device's email app.
 */
export function emailAppUrl(email: string, mailboxPort = emulators?.mailbox ?? undefined): string {
  if (mailboxPort !== undefined) return `http://127.0.0.1:${mailboxPort}/`;
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return WEBMAIL.find(([pattern]) => pattern.test(domain))?.[1] ?? OWN_APP;
}

/** The props of a link there. A tab opened for an email app would stay empty. */
export function emailAppLink(email: string) {
  const href = emailAppUrl(email);
  return href === OWN_APP ? { href } : { href, target: '_blank', rel: 'noopener noreferrer' };
}
