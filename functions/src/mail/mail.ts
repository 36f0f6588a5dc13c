import { randomUUID } from 'node:crypto';
import { AppError } from '@hearthkin/domain/foundation/errors';

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
  /**
   * @param id names the email: the same one sent again has the same.
   * @throws MailError if the service didn't take it.
   */
  send(mail: Mail, id: string): Promise<void>;
}

/** The meanings of the services' statuses (specification 1, section 8); 0: no answer. */
const STATUS_PROBLEMS: Readonly<Record<number, string>> = {
  0: 'Network Error',
  403: 'Blocked by a block list',
  429: 'Throttled: too many requests',
  451: 'Blocked: headless browser',
};

interface Refusal {
  /** The answer of the service. */
  readonly problem?: string;
  /** Whether the same email will be refused again: something is wrong with it, or with its address. */
  readonly isFinal?: boolean;
  /** Whether there is no such address: no other email will reach it, either. */
  readonly isDeadAddress?: boolean;
}

/** A service's refusal, with its HTTP status (0 for no answer). */
export class MailError extends Error {
  readonly status: number;
  readonly isFinal: boolean;
  readonly isDeadAddress: boolean;

  constructor(status: number, { problem, isFinal = false, isDeadAddress = false }: Refusal = {}) {
    super(problem ?? STATUS_PROBLEMS[status] ?? `The email service answered ${status}`);
    this.name = 'MailError';
    this.status = status;
    this.isFinal = isFinal;
    this.isDeadAddress = isDeadAddress;
  }
}

/**
 * Sends an email with the first sender that takes it, and returns its name. Null if no sender is
 * configured.
 * @throws MailError if none takes it: as the first sender said, and final only if all were.
 */
export async function sendMail(
  senders: readonly MailSender[],
  mail: Mail,
  id: string,
): Promise<string | null> {
  const refusals: MailError[] = [];
  for (const sender of senders) {
    try {
      await sender.send(mail, id);
      return sender.name;
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      refusals.push(error);
    }
  }
  const [first] = refusals;
  if (first === undefined) return null;
  const isFinal = refusals.every((each) => each.isFinal);
  const isDeadAddress = isFinal && refusals.some((each) => each.isDeadAddress);
  throw new MailError(first.status, { problem: first.message, isFinal, isDeadAddress });
}

/**
 * Sends an email that a person waits for. It isn't tried again: they are told, and can ask again.
 * @throws AppError `sender-failed` with the status of the first sender if none takes it, or without
 * if there is none.
 */
export async function sendAwaited(senders: readonly MailSender[], mail: Mail): Promise<void> {
  const sender = await sendMail(senders, mail, randomUUID()).catch((error: unknown) => {
    if (!(error instanceof MailError)) throw error;
    throw new AppError('sender-failed', error.message, { status: error.status });
  });
  if (sender === null) throw new AppError('sender-failed', 'Neither senders nor site configured');
}
