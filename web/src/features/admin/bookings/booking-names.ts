import { FORMER_NAMES, who } from '@hearthkin/domain/account/profile';
import type { StaffBooking } from '@hearthkin/domain/admin/staff-reads';
import type { Side } from '@hearthkin/domain/booking/proposal';

/** The full name of a side, or "A former member" once the account is gone. */
export function sideName({ member, companion }: StaffBooking['names'], side: Side): string {
  return (side === 'spender' ? member : companion) ?? who(FORMER_NAMES[side]);
}
