import { AppError } from '@hearthkin/domain/errors';

/** A mail to one person, in plain text and in HTML. */
export interface Mail {
  readonly to: string;
  readonly toName: string;
  readonly subject: string;
  readonly text: string;
  /** A complete document that says the same. */
  readonly html: string;
  /** Ends mails of this kind; only for mails a person can opt out of. */
  readonly unsubscribeLink?: string;
  /** A link that a template may show as a button; the text holds it too. */
  readonly resetLink?: string;
}

/** A service that takes mails. */
export interface MailSender {
  readonly name: string;
  /** @throws MailError when the service did not take it. */
  send(mail: Mail): Promise<void>;
}

/** What the services' answers mean (specification 1, section 8); 0: no answer at all. */
const STATUS_PROBLEMS: Readonly<Record<number, string>> = {
  0: 'Network Error',
  403: 'Blocked by a block list',
  429: 'Throttled: too many requests',
  451: 'Blocked: headless browser',
};

/** A service's refusal, with its HTTP status (0 when it did not answer). */
export class MailError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(STATUS_PROBLEMS[status] ?? `The mail service answered ${status}`);
    this.name = 'MailError';
    this.status = status;
  }
}

/**
 * Hands a mail to the first sender that takes it, in order, and tells which one did. Null when no
 * sender is configured.
 * @throws AppError `sender-failed` with the first sender's problem when none takes it.
 */
export async function sendMail(senders: readonly MailSender[], mail: Mail): Promise<string | null> {
  let first: MailError | null = null;
  for (const sender of senders) {
    try {
      await sender.send(mail);
      return sender.name;
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      first ??= error;
    }
  }
  if (first === null) return null;
  throw new AppError('sender-failed', first.message, { status: first.status });
}
