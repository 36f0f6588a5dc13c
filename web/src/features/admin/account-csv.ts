import { USER_TYPE_LABEL } from '@hearthkin/domain/account/fields';
import type { User } from '@hearthkin/domain/account/user';
import type { Doc } from '../../data/kit/readers';
import { csvOf } from '../../lib/csv';

const HEAD = [
  'Id',
  'First name',
  'Last name',
  'Email',
  'Phone',
  'Account type',
  'Standing',
  'Verification',
  'City',
  'Sessions',
  'Joined (UTC)',
  'Last here (UTC)',
];

export function accountCsv(accounts: readonly Doc<User>[]): string {
  const rows = accounts.map(({ id, data }) => [
    id,
    data.firstName,
    data.lastName,
    data.email,
    data.phone,
    USER_TYPE_LABEL[data.userType],
    data.accountStatus,
    data.verification.verificationStatus,
    data.address.city,
    data.stats.sessionsCompleted,
    data.createdAt,
    data.lastLoginAt,
  ]);
  return csvOf(HEAD, rows);
}
