import {
  type CheckIdentityRefusal,
  type CheckIdentityResult,
  type IdentityCheck,
  UNCLEAR_ATTEMPTS_UNTIL_REVIEW,
} from './identity-check';
import { IDENTITY_REASONS, type IdentityReason } from './identity-reasons';
import { isReopened } from './reopened-check';
import { REVIEW_AIM } from './review-aim';
import type { Side } from './selfie-challenge';
import type { Verification } from './verification';

/** The result of a comparison. `confidence` is 0 to 1. */
export type FaceMatch =
  | { readonly verdict: 'match'; readonly confidence: number }
  | ({ readonly verdict: 'mismatch'; readonly confidence: number } & CheckIdentityRefusal)
  | ({ readonly verdict: 'unsure'; readonly confidence: number | null } & CheckIdentityRefusal);

/** A comparison as it is stored. `firstTurn` is absent if the selfie was uploaded. */
export type StoredMatch = FaceMatch & {
  readonly provider: string;
  readonly firstTurn?: Side | undefined;
};

/**
 * The identity check after one more comparison. A match of a live selfie passes and a mismatch
 * fails; after two unclear results sign-up continues and staff decide (product decision), as about a
 * match of an uploaded selfie. From then on, and once staff have refused photos or documents, or taken
 * a verification back, nothing passes without them, nor for a person who is held for them.
 */
export function nextIdentityCheck(
  { identityCheck: previous, heldAt, verificationStatus }: Before,
  match: StoredMatch,
  now: Date,
): IdentityCheck {
  const attempts = (previous?.attempts ?? 0) + 1;
  const unclearAttempts = (previous?.unclearAttempts ?? 0) + (match.verdict === 'unsure' ? 1 : 0);
  return {
    status: statusAfter(match, {
      isForStaff:
        unclearAttempts >= UNCLEAR_ATTEMPTS_UNTIL_REVIEW ||
        previous?.refusedAt !== undefined ||
        isReopened(previous) ||
        heldAt !== undefined ||
        verificationStatus === 'rejected',
    }),
    confidence: wholePercent(match.confidence),
    reason: reasonOf(match),
    attempts,
    unclearAttempts,
    provider: match.provider,
    checkedAt: now,
    ...(match.firstTurn === undefined ? {} : { firstTurn: match.firstTurn }),
    ...(previous?.refusedAt === undefined ? {} : { refusedAt: previous.refusedAt }),
  };
}

type Before = Pick<Verification, 'identityCheck' | 'heldAt'> &
  Partial<Pick<Verification, 'verificationStatus'>>;

function reasonOf(match: StoredMatch): IdentityReason | null {
  if (match.verdict !== 'match') return match.reason;
  return match.firstTurn === undefined ? 'uploaded-selfie' : null;
}

function statusAfter(
  { verdict, firstTurn }: StoredMatch,
  { isForStaff }: { readonly isForStaff: boolean },
): IdentityCheck['status'] {
  if (verdict === 'mismatch') return 'failed';
  if (isForStaff) return 'review';
  if (verdict !== 'match') return 'failed';
  return firstTurn === undefined ? 'review' : 'passed';
}

/** At most 99: no comparison is certain. */
function wholePercent(confidence: number | null): number | null {
  return confidence === null ? null : Math.min(99, Math.round(confidence * 100));
}

/** The answer to a check that lets sign-up continue; null for others. */
export function identityAnswer(check: IdentityCheck): CheckIdentityResult | null {
  const { status, confidence, reason } = check;
  if (status === 'failed' || status === 'expired') return null;
  return { status, confidence, reason: reason === 'age' ? null : reason, message: words(check) };
}

function words({ status, confidence, reason }: IdentityCheck): string {
  // Specification 1, section 8.
  if (status === 'passed') return `Identity verified with ${confidence}% confidence. Photos match!`;
  return `${reviewWords(reason)} We aim for ${REVIEW_AIM}, and you can look around until then.`;
}

function reviewWords(reason: IdentityReason | null): string {
  if (
    reason === 'known-face' ||
    reason === 'uploaded-selfie' ||
    reason === 'age' ||
    reason === 'changed'
  ) {
    return IDENTITY_REASONS[reason].sentence;
  }
  return 'We couldn’t compare your photos automatically, so our team will review them. You can continue.';
}
