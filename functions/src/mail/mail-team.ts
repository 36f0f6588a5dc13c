import type { Mail } from './mail';
import type { MailDeps } from './mail-params';

export interface TeamMailDeps extends MailDeps {
  /** The address of our team; empty if not configured. */
  readonly supportEmail: string;
}

interface TeamMail {
  readonly kind: string;
  /** The id of the subject. One email goes out for each kind and id. */
  readonly id: string;
  readonly mailTo: (address: string) => Mail;
}

/** Points our team to something in a queue of staff. The queue counts: an email that isn't sent loses nothing. */
export async function mailTeam(
  { queue, supportEmail }: TeamMailDeps,
  { kind, id, mailTo }: TeamMail,
): Promise<void> {
  if (supportEmail === '') return;
  await queue.add({ key: `${kind}/${id}`, kind, uid: 'support', mail: mailTo(supportEmail) });
}
