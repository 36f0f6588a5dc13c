import { accountToken } from '@hearthkin/domain/admin/account-search';
import type { AccountFilter } from '@hearthkin/domain/admin/staff-reads';
import { USER_TYPES } from '@hearthkin/domain/foundation/fields';
import { useSearchParams } from 'react-router-dom';
import { REPLACE } from '../../../lib/query-change';

export const ACCOUNT_STATUSES = ['active', 'suspended'] as const;

/** The query parameters of the account list. */
export type AccountFields = Partial<Record<'q' | 'type' | 'status' | 'account', string>>;

/** The account filter in the query, and a function to change it. */
export function useAccountFilter() {
  const [params, setParams] = useSearchParams();
  const text = params.get('q') ?? '';
  const filter: AccountFilter = {
    token: accountToken(text),
    userType: USER_TYPES.find((type) => type === params.get('type')) ?? null,
    accountStatus: ACCOUNT_STATUSES.find((status) => status === params.get('status')) ?? null,
  };
  const change = (fields: AccountFields) =>
    setParams((current) => {
      const changed = new URLSearchParams(current);
      for (const [field, value] of Object.entries(fields)) {
        if (value === '') changed.delete(field);
        else changed.set(field, value);
      }
      return changed;
    }, REPLACE);
  return { text, filter, shown: params.get('account'), change };
}
