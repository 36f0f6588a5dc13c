import { calendarDateSchema } from '@hearthkin/domain/account/fields';
import { isOldEnough } from '@hearthkin/domain/account/signup';
import { ERROR_MESSAGES } from '@hearthkin/domain/messages';

export const BIRTH_DATE_MISSING = 'Please enter your date of birth';

/** Earlier years are typos, such as a two-digit year. */
const EARLIEST_BIRTH = '1900-01-01';

/** The error for a typed birth date (`yyyy-MM-dd`); null while it is empty or valid. */
export function birthDateProblem(dateOfBirth: string, now: Date): string | null {
  if (dateOfBirth === '') return null;
  const isDate = calendarDateSchema.safeParse(dateOfBirth).success;
  if (!isDate || dateOfBirth < EARLIEST_BIRTH) return BIRTH_DATE_MISSING;
  return isOldEnough(dateOfBirth, now) ? null : ERROR_MESSAGES.underage;
}
