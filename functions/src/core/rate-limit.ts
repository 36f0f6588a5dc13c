import { createHash } from 'node:crypto';
import { AppError } from '@hearthkin/domain/errors';
import type { Firestore } from 'firebase-admin/firestore';
import { rateLimits } from './collections';
import { isContention } from './contention';

/** How many attempts are allowed within any time window of that length. */
interface RateLimit {
  /** What is counted; each scope counts separately. */
  readonly scope: string;
  readonly max: number;
  readonly windowMs: number;
}

/**
 * Counts one attempt of `subject` (a person, an address, a network) unless the limit is reached.
 * Refused attempts aren't counted, so a caller gets through once the oldest has expired.
 * @throws AppError `rate-limited` with `retryAfterMs`.
 */
export async function countAttempt(
  db: Firestore,
  { scope, max, windowMs }: RateLimit,
  subject: string,
  now: Date,
): Promise<void> {
  const ref = rateLimits(db).doc(keyOf(scope, subject));
  const refused = await db
    .runTransaction(async (tx) => {
      const attempts = (await tx.get(ref)).data()?.attempts ?? [];
      const recent = attempts.filter((at) => now.getTime() - at.getTime() < windowMs);
      const oldest = recent.at(-max);
      if (oldest !== undefined) return oldest.getTime() + windowMs - now.getTime();
      const expireAt = new Date(now.getTime() + windowMs);
      tx.set(ref, { scope, attempts: [...recent, now], expireAt });
      return null;
    })
    .catch((error: unknown) => {
      // Too many concurrent attempts to count them.
      if (isContention(error)) return windowMs;
      throw error;
    });
  if (refused !== null) {
    throw new AppError('rate-limited', `Too many: ${scope}`, { retryAfterMs: refused });
  }
}

/** A hash, so that the key doesn't reveal the subject. */
function keyOf(scope: string, subject: string): string {
  return createHash('sha256').update(`${scope}\n${subject}`).digest('hex');
}
