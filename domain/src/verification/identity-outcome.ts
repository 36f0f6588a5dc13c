import {
  type CheckIdentityRefusal,
  type CheckIdentityResult,
  type IdentityCheck,
  UNCLEAR_ATTEMPTS_UNTIL_REVIEW,
} from './identity-check';

/** Two faces were compared, or could not be. `confidence` goes from 0 to 1. */
export type FaceMatch =
  | { readonly verdict: 'match'; readonly confidence: number }
  | ({ readonly verdict: 'mismatch'; readonly confidence: number } & CheckIdentityRefusal)
  | ({ readonly verdict: 'unsure'; readonly confidence: number | null } & CheckIdentityRefusal);

/**
 * What a comparison makes of the ones before it. A match passes and a mismatch fails; a person who could
 * not be compared twice goes on, and a person decides (product decision).
 */
export function nextIdentityCheck(
  previous: IdentityCheck | null,
  match: FaceMatch & { readonly provider: string },
  now: Date,
): IdentityCheck {
  const attempts = (previous?.attempts ?? 0) + 1;
  const unclearAttempts = (previous?.unclearAttempts ?? 0) + (match.verdict === 'unsure' ? 1 : 0);
  return {
    status: statusAfter(match, unclearAttempts),
    confidence: wholePercent(match.confidence),
    reason: match.verdict === 'match' ? null : match.reason,
    attempts,
    unclearAttempts,
    provider: match.provider,
    checkedAt: now,
  };
}

function statusAfter(match: FaceMatch, unclearAttempts: number): IdentityCheck['status'] {
  if (match.verdict === 'match') return 'passed';
  const isForReview =
    match.verdict === 'unsure' && unclearAttempts >= UNCLEAR_ATTEMPTS_UNTIL_REVIEW;
  return isForReview ? 'review' : 'failed';
}

/** Never 100: no comparison of two pictures is certain. */
function wholePercent(confidence: number | null): number | null {
  return confidence === null ? null : Math.min(99, Math.round(confidence * 100));
}

/** What the person is told of a check that lets them go on; null for one that does not. */
export function identityAnswer(check: IdentityCheck): CheckIdentityResult | null {
  const { status, confidence, reason } = check;
  if (status === 'failed') return null;
  const message =
    status === 'passed'
      ? // Specification 1, section 8.
        `Identity verified with ${confidence}% confidence. Photos match!`
      : 'We could not compare your photos automatically, so one of us will look at them. You can go on.';
  return { status, confidence, reason, message };
}
