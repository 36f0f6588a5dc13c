import { isOldEnough } from '@hearthkin/domain/account/signup';
import { calendarDateSchema } from '@hearthkin/domain/foundation/fields';
import { ERROR_MESSAGES } from '@hearthkin/domain/foundation/messages';
import { ownTimeZone } from './format';

export const BIRTH_DATE_MISSING = 'Please enter your date of birth';
const YEAR_TOO_EARLY = 'Please check the year. It should be 1900 or later.';

/** Earlier years are typos, such as a two-digit year. */
const EARLIEST_BIRTH = '1900-01-01';

/** The error for a typed birth date (`yyyy-MM-dd`); null while it is empty or valid. */
export function birthDateProblem(dateOfBirth: string, now: Date): string | null {
  if (dateOfBirth === '') return null;
  if (!calendarDateSchema.safeParse(dateOfBirth).success) return BIRTH_DATE_MISSING;
  if (dateOfBirth < EARLIEST_BIRTH) return YEAR_TOO_EARLY;
  return isOldEnough(dateOfBirth, now, ownTimeZone()) ? null : ERROR_MESSAGES.underage;
}

/** Whether this is the birth date of someone under the minimum age. */
export function isUnderage(dateOfBirth: string, now: Date): boolean {
  return isBirthDate(dateOfBirth) && !isOldEnough(dateOfBirth, now, ownTimeZone());
}

function isBirthDate(text: string): boolean {
  return calendarDateSchema.safeParse(text).success && text >= EARLIEST_BIRTH;
}
