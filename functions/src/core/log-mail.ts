import { DAY_MS } from '@hearthkin/domain/durations';
import { AppError } from '@hearthkin/domain/errors';
import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { type Mail, type MailSender, sendMail } from './mail';
import { mailLog } from './record-collections';
import type { MailLog } from './records';

const KEEP_MS = 30 * DAY_MS;

interface LoggedMail {
  readonly kind: string;
  /** The recipient. */
  readonly uid: string;
  readonly mail: Mail;
}

/** Sends an email, logs the outcome and returns it. Doesn't throw if sending fails. */
export async function logMail(
  db: Firestore,
  senders: readonly MailSender[],
  { kind, uid, mail }: LoggedMail,
  now: Date,
): Promise<MailLog['outcome']> {
  const entry = await attempt(senders, mail);
  if (entry.outcome === 'failed') {
    logger.warn('A mail was not sent', { kind, uid, problem: entry.problem });
  }
  const expireAt = new Date(now.getTime() + KEEP_MS);
  await mailLog(db).add({ kind, uid, ...entry, at: now, expireAt });
  return entry.outcome;
}

async function attempt(
  senders: readonly MailSender[],
  mail: Mail,
): Promise<Pick<MailLog, 'outcome' | 'sender' | 'problem'>> {
  try {
    const sender = await sendMail(senders, mail);
    return { outcome: sender === null ? 'not-configured' : 'sent', sender, problem: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { outcome: 'failed', sender: null, problem: error.message };
  }
}
