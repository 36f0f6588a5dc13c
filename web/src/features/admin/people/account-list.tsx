import type { User } from '@hearthkin/domain/account/user';
import { STAFF_READ_MAX } from '@hearthkin/domain/admin/audit';
import { USER_TYPE_LABEL } from '@hearthkin/domain/foundation/fields';
import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { useLatest, useLive } from '../../../data/kit/live-query';
import type { Doc } from '../../../data/kit/readers';
import { csvOf } from '../../../lib/csv';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { LoadMore } from '../../../ui/feedback/load-more';
import { Snackbar } from '../../../ui/feedback/snackbar';
import { late } from '../../../ui/late';
import { VISUALLY_HIDDEN } from '../../../ui/layout/visually-hidden';
import { ADMIN_PAGE, accountPages } from '../admin-queries';
import { RefreshButton } from '../inbox/refresh-button';
import { StaffExport } from '../staff-export';
import { AccountFilters } from './account-filters';
import { AccountRow } from './account-row';
import { useAccountFilter } from './use-account-filter';

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

function accountCsv(accounts: readonly Doc<User>[]): Promise<string> {
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

const AccountDialog = late(async () => (await import('./account-dialog')).AccountDialog);

/**
 * All accounts. A link to one of them reads only that one; the others are read once it is closed, because the log names
 * everyone whose data was read.
 */
export function AccountList() {
  const { shown, change } = useAccountFilter();
  const [isListed, setListed] = useState(shown === null);
  const [message, setMessage] = useState<string | null>(null);
  if (shown === null && !isListed) setListed(true);
  const close = () => change({ account: '' });
  return (
    <>
      {shown === null || isListed ? (
        <AllAccounts onMessage={setMessage} />
      ) : (
        <AccountDialog
          key={shown}
          uid={shown}
          onClose={close}
          onChanged={() => {}}
          onDeleted={(sentence) => {
            close();
            setMessage(sentence);
          }}
        />
      )}
      <Snackbar message={message} onClose={() => setMessage(null)} />
    </>
  );
}

/** Newest first, page by page. */
function AllAccounts({ onMessage }: { readonly onMessage: (sentence: string) => void }) {
  const { text, filter, shown, change } = useAccountFilter();
  const read = useLive(accountPages(filter, ADMIN_PAGE));
  const accounts = useLatest(read);
  const close = () => change({ account: '' });
  const heading = useRef<HTMLHeadingElement>(null);
  const isFiltered = Object.values(filter).some((value) => value !== null);
  const items = accounts.status === 'ready' ? accounts.data.items : [];
  return (
    <Box component="section" aria-labelledby="accounts">
      <Stack
        direction="row"
        sx={{ justifyContent: 'flex-end', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}
      >
        {/* The page's title says it on the screen. */}
        <Box component="h2" id="accounts" ref={heading} tabIndex={-1} sx={VISUALLY_HIDDEN}>
          Accounts
        </Box>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          <RefreshButton read={read} />
          <StaffExport
            list="accounts"
            things="accounts"
            pages={() => accountPages(filter, STAFF_READ_MAX)}
            csv={accountCsv}
          />
        </Stack>
      </Stack>
      <AccountFilters text={text} filter={filter} onChange={change} />
      {accounts.status === 'failed' && <LoadFailed retry={accounts.retry} />}
      {accounts.status === 'loading' && (
        <Stack role="status" aria-busy aria-label="Loading accounts" sx={{ gap: 1 }}>
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} variant="rounded" height={72} />
          ))}
        </Stack>
      )}
      {accounts.status === 'ready' && items.length === 0 && (
        <EmptyState
          icon={<PeopleAltOutlined />}
          title={isFiltered ? 'No matching accounts' : 'There are no accounts'}
        >
          {isFiltered && (
            <Button variant="contained" onClick={() => change({ q: '', type: '', status: '' })}>
              Show all accounts
            </Button>
          )}
        </EmptyState>
      )}
      <Stack component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {items.map((account) => (
          <li key={account.id}>
            <AccountRow account={account} onView={() => change({ account: account.id })} />
          </li>
        ))}
      </Stack>
      {accounts.status === 'ready' && accounts.data.hasMore && items.length > 0 && (
        <LoadMore
          state={accounts.data.more}
          onMore={accounts.more}
          isAutomatic={false}
          what="accounts"
          label="Show more accounts"
        />
      )}
      {shown !== null && (
        <AccountDialog
          key={shown}
          uid={shown}
          onClose={close}
          onChanged={accounts.retry}
          onDeleted={(sentence) => {
            close();
            accounts.retry();
            onMessage(sentence);
            // The row whose button had focus is gone.
            heading.current?.focus();
          }}
        />
      )}
    </Box>
  );
}
