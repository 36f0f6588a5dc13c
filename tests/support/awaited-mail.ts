import type { Message } from '@hearthkin/emulators/mailbox/message';
import { eventually } from './eventually';
import { mailsTo } from './mailbox';

/** The first email to an address with that subject, once it is there: emails wait in a queue. */
export async function awaitMail(to: string, subject: string): Promise<Message> {
  let found: Message | undefined;
  await eventually(async () => {
    found = (await mailsTo(to)).find((mail) => mail.subject === subject);
    return found?.subject;
  }).toBe(subject);
  if (found === undefined) throw new Error('A poll that succeeded has found it');
  return found;
}
