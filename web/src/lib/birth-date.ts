import { calendarDateSchema } from '@hearthkin/domain/account/fields';
import { isOldEnough } from '@hearthkin/domain/account/signup';
import { ERROR_MESSAGES } from '@hearthkin/domain/messages';

export const BIRTH_DATE_MISSING = 'Please enter your date of birth';

/** Nobody alive was born earlier; a year of two digits is a slip. */
const EARLIEST_BIRTH = '1900-01-01';

/** What is wrong with a birth date as typed (`yyyy-MM-dd`); null while it is empty or fine. */
export function birthDateProblem(dateOfBirth: string, now: Date): string | null {
  if (dateOfBirth === '') return null;
  const isDate = calendarDateSchema.safeParse(dateOfBirth).success;
  if (!isDate || dateOfBirth < EARLIEST_BIRTH) return BIRTH_DATE_MISSING;
  return isOldEnough(dateOfBirth, now) ? null : ERROR_MESSAGES.underage;
}
