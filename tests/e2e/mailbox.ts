import { testSuite } from '../support/suite';

/** The local mailbox of the suite. */
export function mailboxUrl(): string {
  return `http://127.0.0.1:${testSuite().ports.mailbox}/`;
}

/** How the senders of the mailbox fail for one person from now on; null mends one. */
export async function failSenders(
  to: string,
  failures: Readonly<Partial<Record<'primary' | 'fallback', number | null>>>,
): Promise<void> {
  const response = await fetch(`${mailboxUrl()}failures?${new URLSearchParams({ to })}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(failures),
  });
  if (!response.ok) throw new Error(`The mailbox answered ${response.status}`);
}

/** What of a mail tests look at. */
interface KeptMail {
  readonly to: string;
  readonly subject: string;
  readonly unsubscribeLink: string | null;
}

/** The mails that somebody has got, the first of them first. */
export async function mailsTo(to: string): Promise<readonly KeptMail[]> {
  const response = await fetch(`${mailboxUrl()}messages.json?${new URLSearchParams({ to })}`);
  if (!response.ok) throw new Error(`The mailbox answered ${response.status}`);
  return response.json();
}
