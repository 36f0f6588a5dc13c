import { createHash } from 'node:crypto';
import { AppError } from '@hearthkin/domain/foundation/errors';
import {
  limitSentence,
  RATE_LIMITS,
  type RateLimitName,
  type WindowLimitName,
} from '@hearthkin/domain/foundation/rate-limits';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { isContention } from './consistency/contention';
import { asRead } from './consistency/if-unchanged';
import { rateLimits } from './records/collections';
import type { RateLimitRecord } from './records/records';

/** The attempts of a subject within a window. */
export interface Attempts {
  readonly record: DocumentSnapshot<RateLimitRecord>;
  /** The record with what is to be counted. */
  readonly next: RateLimitRecord;
  /** Milliseconds until there may be another one; 0 for now. */
  readonly retryAfterMs: number;
}

/**
 * Counts one attempt of `subject` (a person, an address, a network) unless the limit is reached.
 * Refused attempts aren't counted, so a caller gets through once the oldest has expired.
 * @throws AppError `rate-limited`, as `limitReached`.
 */
export async function countAttempt(
  db: Firestore,
  name: WindowLimitName,
  subject: string,
  now: Date,
): Promise<void> {
  const ref = recordOf(db, name, subject);
  const refused = await db
    .runTransaction(async (tx) => {
      const { next, retryAfterMs } = attemptsOf(await tx.get(ref), name, now);
      if (retryAfterMs === 0) tx.set(ref, next);
      return retryAfterMs;
    })
    .catch((error: unknown) => {
      // Too many concurrent attempts to count them.
      if (isContention(error)) return RATE_LIMITS[name].windowMs;
      throw error;
    });
  if (refused > 0) throw limitReached(name, refused);
}

/**
 * Counts an email to an address that its owner may not have asked for. False if there have been too
 * many, which no caller may be told.
 */
export function mayMail(db: Firestore, email: string, now: Date): Promise<boolean> {
  return isWithinLimit(db, 'unaskedMails', email, now);
}

/** Counts one attempt; false beyond the limit, for limits that no caller is told about. */
export async function isWithinLimit(
  db: Firestore,
  name: WindowLimitName,
  subject: string,
  now: Date,
): Promise<boolean> {
  try {
    await countAttempt(db, name, subject, now);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** Forgets the attempts of a subject, of which nothing came. */
export async function forgetAttempts(
  db: Firestore,
  name: WindowLimitName,
  subject: string,
): Promise<void> {
  await recordOf(db, name, subject).delete();
}

/** The attempts so far, to be counted in a commit of the caller's (`countIn`): one more, or several at once. */
export async function readAttempts(
  db: Firestore,
  name: WindowLimitName,
  subject: string,
  now: Date,
  times = 1,
): Promise<Attempts> {
  return attemptsOf(await recordOf(db, name, subject).get(), name, now, times);
}

/** Counts an attempt in a commit, which fails if another attempt was counted since the read. */
export function countIn(tx: Transaction, { record, next }: Attempts): void {
  if (record.exists) tx.update(record.ref, { ...next }, asRead(record));
  else tx.create(record.ref, next);
}

/** The refusal of a person at the limit, with the sentence for them. */
export function limitReached(name: RateLimitName, retryAfterMs: number | null = null): AppError {
  const sentence = limitSentence(name, retryAfterMs);
  const details = retryAfterMs === null ? { sentence } : { sentence, retryAfterMs };
  return new AppError('rate-limited', `Too many: ${name}`, details);
}

function attemptsOf(
  record: DocumentSnapshot<RateLimitRecord>,
  name: WindowLimitName,
  now: Date,
  times = 1,
): Attempts {
  const { max, windowMs } = RATE_LIMITS[name];
  const attempts = record.data()?.attempts ?? [];
  const recent = attempts.filter((at) => now.getTime() - at.getTime() < windowMs);
  const oldest = recent.at(times - 1 - max);
  return {
    record,
    next: {
      scope: name,
      attempts: [...recent, ...Array.from({ length: times }, () => now)],
      expireAt: new Date(now.getTime() + windowMs),
    },
    retryAfterMs: oldest === undefined ? 0 : oldest.getTime() + windowMs - now.getTime(),
  };
}

/** Its id is a hash, so that it doesn't reveal the subject. */
function recordOf(db: Firestore, name: WindowLimitName, subject: string) {
  return rateLimits(db).doc(createHash('sha256').update(`${name}\n${subject}`).digest('hex'));
}
