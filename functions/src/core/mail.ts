import { AppError } from '@hearthkin/domain/errors';

/** An email to one person, in plain text and in HTML. */
export interface Mail {
  readonly to: string;
  readonly toName: string;
  readonly subject: string;
  readonly text: string;
  /** A complete HTML document with the same content. */
  readonly html: string;
  /** Mutes emails of this kind; only for those that can be muted. */
  readonly unsubscribeLink?: string;
  /** A link for a template's button; also in the text. */
  readonly resetLink?: string;
}

/** A mail service. */
export interface MailSender {
  readonly name: string;
  /** @throws MailError if the service didn't take it. */
  send(mail: Mail): Promise<void>;
}

/** What the services' statuses mean (specification 1, section 8); 0: no answer. */
const STATUS_PROBLEMS: Readonly<Record<number, string>> = {
  0: 'Network Error',
  403: 'Blocked by a block list',
  429: 'Throttled: too many requests',
  451: 'Blocked: headless browser',
};

/** A service's refusal, with its HTTP status (0 for no answer). */
export class MailError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(STATUS_PROBLEMS[status] ?? `The email service answered ${status}`);
    this.name = 'MailError';
    this.status = status;
  }
}

/**
 * Sends an email with the first sender that takes it, and returns its name. Null if no sender is
 * configured.
 * @throws AppError `sender-failed` with the first sender's error if none takes it.
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
