import type { Message } from '@hearthkin/emulators/mailbox/message';
import { testSuite } from './suite';

/** The suite's local mailbox. */
export function mailboxUrl(): string {
  return `http://127.0.0.1:${testSuite().ports.mailbox}`;
}

/** The emails to an address, oldest first. */
export async function mailsTo(to: string, mailbox = mailboxUrl()): Promise<Message[]> {
  const response = await fetch(`${mailbox}/messages.json?${new URLSearchParams({ to })}`);
  if (!response.ok) throw new Error(`The mailbox answered ${response.status}`);
  return response.json();
}

/** The sorted subjects of emails to an address, each up to its colon, which a time follows. */
export async function subjectsTo(to: string): Promise<string[]> {
  return (await mailsTo(to)).map(({ subject }) => subject.replace(/: .*/, '')).sort();
}

/** The status each sender returns for one address; null repairs it. */
export async function failSenders(
  to: string,
  failures: Readonly<Partial<Record<'smtp' | 'primary' | 'fallback', number | null>>>,
): Promise<void> {
  const response = await fetch(`${mailboxUrl()}/failures?${new URLSearchParams({ to })}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(failures),
  });
  if (!response.ok) throw new Error(`The mailbox answered ${response.status}`);
}
