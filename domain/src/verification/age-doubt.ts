import { DAY_MS } from '../foundation/durations';
import type { IdentityCheck } from './identity-check';

/** The time for which it is remembered that a birth date under the minimum age was given: from 13 to 18. */
export const AGE_DOUBT_KEEP_MS = 5 * 365 * DAY_MS;

/**
 * The check of a person who has given a birth date under the minimum age before: staff compare the
 * date with the document, whatever the faces say. A check that failed stays so.
 */
export function withAgeDoubt(check: IdentityCheck): IdentityCheck {
  return check.status === 'failed' ? check : { ...check, status: 'review', reason: 'age' };
}
