import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@hearthkin/domain/foundation/durations';
import type { Firestore } from 'firebase-admin/firestore';
import { logger } from '../platform/logger';
import { mailLog } from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';
import type { MailLog, MailTask } from '../platform/records/mail-records';
import { isDeadAddress, suppressAddress } from './dead-addresses';
import { MailError, type MailSender, sendMail } from './mail';
import type { QueuedMail } from './mail-queue';

const KEEP_MS = 30 * DAY_MS;

/** An email that no service has taken for so long is given up. */
export const GIVE_UP_AFTER_MS = 2 * DAY_MS;

/** Longer than a service needs to come back by itself: an operator has to look. */
const LONG_MS = HOUR_MS;

interface Delivery {
  readonly db: Firestore;
  readonly senders: readonly MailSender[];
  readonly now: Date;
}

/**
 * Sends an email unless it was sent before, and logs the outcome under its id. `delayed` means that it
 * is to be tried again; the others are final. Nothing is sent to an address that has refused emails before. A process that ends between the two sends it again, with
 * the same id.
 * @param isFirst whether the queue has not delivered the task before, so that there is nothing to look up: it
 * takes an id once.
 */
export async function deliverMail(
  { db, senders, now }: Delivery,
  { id, kind, uid, mail, queuedAtMs, untilMs }: MailTask,
  isFirst = false,
): Promise<MailLog['outcome']> {
  const ref = mailLog(db).doc(id);
  const known = isFirst ? null : dataOf(await ref.get());
  if (known !== null && known.outcome !== 'delayed') return known.outcome;
  if (untilMs !== undefined && now.getTime() >= untilMs) {
    const result = { outcome: 'too-late', sender: null, problem: known?.problem ?? null } as const;
    await ref.set({ kind, uid, ...result, ...datesOf(now) });
    return result.outcome;
  }
  if (await isDeadAddress(db, mail.to)) {
    const result = {
      outcome: 'suppressed',
      sender: null,
      problem: known?.problem ?? null,
    } as const;
    await ref.set({ kind, uid, ...result, ...datesOf(now) });
    return result.outcome;
  }
  const waitedMs = now.getTime() - queuedAtMs;
  const isLast = waitedMs >= GIVE_UP_AFTER_MS;
  return attemptAndLog({ db, senders, now }, { id, kind, uid, mail, waitedMs, isLast });
}

/**
 * Sends an email that is worth something only at once, logs the outcome, and says whether it was sent. It
 * isn't tried again.
 */
export async function deliverAtOnce(
  delivery: Delivery,
  mail: Omit<QueuedMail, 'key'>,
): Promise<boolean> {
  const outcome = await attemptAndLog(delivery, {
    ...mail,
    id: randomUUID(),
    waitedMs: 0,
    isLast: true,
  });
  return outcome === 'sent';
}

interface Attempt extends Omit<QueuedMail, 'key'> {
  readonly id: string;
  readonly waitedMs: number;
  readonly isLast: boolean;
}

async function attemptAndLog(
  { db, senders, now }: Delivery,
  { id, kind, uid, mail, waitedMs, isLast }: Attempt,
): Promise<MailLog['outcome']> {
  const { isDead, ...result } = await attempt(senders, { id, mail, isLast });
  const { outcome, problem } = result;
  if (isDead) await suppressAddress(db, mail.to, 'refused', now);
  const line = { kind, uid, problem };
  if (outcome === 'failed') logger.error('A mail was not sent', line);
  if (outcome === 'delayed' && waitedMs >= LONG_MS)
    logger.error('A mail is delayed for long', line);
  if (outcome === 'delayed' && waitedMs < LONG_MS) logger.warn('A mail is delayed', line);
  await mailLog(db)
    .doc(id)
    .set({ kind, uid, ...result, ...datesOf(now) });
  return outcome;
}

function datesOf(now: Date): Pick<MailLog, 'at' | 'expireAt'> {
  return { at: now, expireAt: new Date(now.getTime() + KEEP_MS) };
}

async function attempt(
  senders: readonly MailSender[],
  { id, mail, isLast }: Pick<Attempt, 'id' | 'mail' | 'isLast'>,
): Promise<Pick<MailLog, 'outcome' | 'sender' | 'problem'> & { readonly isDead: boolean }> {
  try {
    const sender = await sendMail(senders, mail, id);
    return {
      outcome: sender === null ? 'not-configured' : 'sent',
      sender,
      problem: null,
      isDead: false,
    };
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    const outcome = error.isFinal || isLast ? 'failed' : 'delayed';
    return { outcome, sender: null, problem: error.message, isDead: error.isDeadAddress };
  }
}
