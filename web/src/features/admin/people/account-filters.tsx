import type { AccountFilter } from '@hearthkin/domain/admin/staff-reads';
import { USER_TYPE_LABEL, USER_TYPES } from '@hearthkin/domain/foundation/fields';
import Box from '@mui/material/Box';
import { SearchField } from '../../../ui/forms/search-field';
import { SelectField } from '../../../ui/forms/select-field';
import { ACCOUNT_STATUSES, type AccountFields } from './use-account-filter';

/** Every search is an entry in the log, so typing must have paused. */
export const SEARCH_DELAY_MS = 600;

interface AccountFiltersProps {
  readonly text: string;
  readonly filter: AccountFilter;
  readonly onChange: (fields: AccountFields) => void;
}

/** Search text, account type and status. */
export function AccountFilters({ text, filter, onChange }: AccountFiltersProps) {
  return (
    <Box
      role="search"
      aria-label="Accounts"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'minmax(0, 2fr) 1fr 1fr' },
        gap: 1.5,
        my: 2,
        '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
      }}
    >
      <SearchField
        label="Name, email or phone"
        value={text}
        delay={SEARCH_DELAY_MS}
        onChange={(value) => onChange({ q: value })}
      />
      <SelectField
        label="Account type"
        value={filter.userType ?? ''}
        onChange={(event) => onChange({ type: event.target.value })}
      >
        <option value="">All</option>
        {USER_TYPES.map((type) => (
          <option key={type} value={type}>
            {USER_TYPE_LABEL[type]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Standing"
        value={filter.accountStatus ?? ''}
        onChange={(event) => onChange({ status: event.target.value })}
      >
        <option value="">All</option>
        {ACCOUNT_STATUSES.map((status) => (
          <option key={status} value={status}>
            {STANDING[status]}
          </option>
        ))}
      </SelectField>
    </Box>
  );
}

const STANDING = { active: 'Active', suspended: 'Suspended' } as const;
