import { actionAt } from '../core/compose-mail';
import type { MailContent } from '../core/mail-content';

/** What the mail says that tells of unread messages: who wrote, longest first, and not what. */
export function unreadMail(names: readonly [string, ...string[]], siteUrl: string): MailContent {
  return {
    subject: 'You have unread messages',
    parts: [
      `${listOf(names)} ${names.length === 1 ? 'has' : 'have'} written to you.`,
      ...actionAt(siteUrl, '/messages', 'Read your messages'),
    ],
  };
}

function listOf([first, second, ...rest]: readonly [string, ...string[]]): string {
  if (second === undefined) return first;
  return rest.length === 0 ? `${first} and ${second}` : `${first} and ${rest.length + 1} others`;
}
