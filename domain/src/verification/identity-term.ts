import * as z from 'zod/mini';
import { DAY_MS } from '../foundation/durations';
import { addMonths } from '../foundation/time';
import { IDENTITY_MONTHS } from './identity-months';
import { hasMatched } from './reopened-check';
import type { Verification } from './verification';

/** The time before the end of an identity check at which its person is told. */
export const IDENTITY_NOTICE_MS = 30 * DAY_MS;

/** `verifications/{uid}.identityTerm`: until when it counts that someone's identity was checked. */
export const identityTermSchema = z.object({
  /** The time at which the photos matched, or staff accepted photos or documents. */
  checkedAt: z.date(),
  endsAt: z.date(),
  /** The time at which the schedule has to do something: to tell the person of the end, or to end it. Null once it has ended. */
  dueAt: z.nullable(z.date()),
});
export type IdentityTerm = z.infer<typeof identityTermSchema>;

/** The term of a check from then on: 24 months, to the same time of day in UTC. */
export function newIdentityTerm(checkedAt: Date): IdentityTerm {
  const [date = '', time] = checkedAt.toISOString().split('T');
  const endsAt = new Date(`${addMonths(date, IDENTITY_MONTHS)}T${time}`);
  return { checkedAt, endsAt, dueAt: new Date(endsAt.getTime() - IDENTITY_NOTICE_MS) };
}

/** Whether someone's check has ended and no other has passed since. */
export function hasEndedIdentity({ identityTerm }: Pick<Verification, 'identityTerm'>): boolean {
  return identityTerm !== undefined && identityTerm.dueAt === null;
}

/**
 * A person's checks once their identity check has ended. Documents that staff accepted stay accepted,
 * without the badge; unclear tries of the check that ended don't count for the next one.
 */
export function endedIdentity<Review extends Verification>(
  review: Review,
  term: IdentityTerm,
): Review {
  const { identityCheck } = review;
  return {
    ...review,
    isVerified: false,
    identityTerm: { ...term, dueAt: null },
    ...(hasMatched(identityCheck)
      ? { identityCheck: { ...identityCheck, status: 'expired' as const, unclearAttempts: 0 } }
      : {}),
  };
}

/**
 * What a check that has passed adds: a term, unless one is running, and the badge again for documents that
 * were accepted before the last one ended.
 */
export function passedIdentity(
  before: Before | undefined,
  now: Date,
): Partial<Pick<Verification, 'identityTerm' | 'isVerified'>> {
  // Comparing the same photos again doesn't prolong it.
  const isRunning = before?.identityTerm !== undefined && !hasEndedIdentity(before);
  return isRunning ? {} : acceptedIdentity(before, now);
}

/** The same for a check that staff accepted: its term begins in any case. */
export function acceptedIdentity(
  before: Before | undefined,
  now: Date,
): Partial<Pick<Verification, 'identityTerm' | 'isVerified'>> {
  const isBack =
    before !== undefined && hasEndedIdentity(before) && before.verificationStatus === 'verified';
  return { identityTerm: newIdentityTerm(now), ...(isBack ? { isVerified: true } : {}) };
}

type Before = Pick<Verification, 'identityTerm' | 'verificationStatus'>;
