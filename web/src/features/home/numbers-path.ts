import type { UserType } from '@hearthkin/domain/account/fields';
import { PATHS } from '../../lib/paths';

/** What an address calls the numbers on a member's or companion's home. */
export const NUMBERS_TAB = 'numbers';

/** The numbers on the home of a member or companion. */
export function numbersPath(userType: UserType): string {
  const home = userType === 'earner' ? PATHS.earnerDashboard : PATHS.subscriptionDashboard;
  return `${home}?${new URLSearchParams({ tab: NUMBERS_TAB })}`;
}
