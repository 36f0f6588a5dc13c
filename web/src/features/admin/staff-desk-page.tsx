import type { QueueId } from '@hearthkin/domain/admin/queues';
import { MAX_WAITING } from '@hearthkin/domain/admin/staff-reads';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLatest, useLive } from '../../data/kit/live-query';
import { IN_PLACE } from '../../lib/query-change';
import { type StaffView, staffViewIn } from '../../lib/staff-views';
import { Snackbar } from '../../ui/feedback/snackbar';
import { late } from '../../ui/late';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { useQueueChanges } from './inbox/desk-signal';
import { waitingCounts } from './inbox/waiting-queries';
import { useAccountFilter } from './people/use-account-filter';
import { viewsBeside } from './staff-paths';
import { StaffViewPart } from './staff-view';
import { isQueue, viewName } from './view-names';

const AccountDialog = late(async () => (await import('./people/account-dialog')).AccountDialog);

/** The desk where staff begin: the items that wait, accounts, bookings and the audit log. */
export function StaffDeskPage() {
  const [params] = useSearchParams();
  const view = staffViewIn(params);
  const id = useId();
  const [changes, setChanges] = useState(0);
  const count = () => setChanges((changed) => changed + 1);
  useQueueChanges(null, count);
  const tabs = viewsBeside(view);
  const hasTabs = tabs.length > 1;
  const name = viewName(view);
  const round = `${view}/${changes}`;
  return (
    <Page title={name} description="What waits for our team, and the accounts.">
      <Stack sx={{ gap: 3 }}>
        {/* A link in the header is an arrival and takes focus, a tab is not. */}
        <PageHeading key={tabs[0]}>{name}</PageHeading>
        {hasTabs && <ViewTabs id={id} tabs={tabs} view={view} round={round} />}
        <Box
          {...(hasTabs && {
            role: 'tabpanel',
            id: `${id}-panel`,
            'aria-labelledby': `${id}-${view}-tab`,
          })}
        >
          {/* Only the open view reads data. */}
          <StaffViewPart key={view} view={view} round={round} onChanged={count} />
        </Box>
        {/* The list of accounts opens its own. */}
        {view !== 'accounts' && <OpenAccount onChanged={count} />}
      </Stack>
    </Page>
  );
}

/** The account that the address names, over any view. */
function OpenAccount({ onChanged }: { readonly onChanged: () => void }) {
  const { shown, change } = useAccountFilter();
  const [message, setMessage] = useState<string | null>(null);
  const close = () => change({ account: '' });
  return (
    <>
      {shown !== null && (
        <AccountDialog
          key={shown}
          uid={shown}
          onClose={close}
          onChanged={onChanged}
          onDeleted={(sentence) => {
            close();
            onChanged();
            setMessage(sentence);
          }}
        />
      )}
      <Snackbar message={message} onClose={() => setMessage(null)} />
    </>
  );
}

interface ViewTabsProps {
  /** Begins the ids of tabs and panel. */
  readonly id: string;
  readonly tabs: readonly StaffView[];
  readonly view: StaffView;
  readonly round: string;
}

function ViewTabs({ id, tabs, view, round }: ViewTabsProps) {
  const [, setParams] = useSearchParams();
  return (
    <Tabs
      value={view}
      // Clears the query: filters of one view mean nothing in another.
      onChange={(_event, next: StaffView) => setParams({ view: next }, IN_PLACE)}
      variant="scrollable"
      scrollButtons={false}
      aria-label="Parts of this page"
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {tabs.map((tab) => (
        <Tab
          key={tab}
          value={tab}
          label={
            <span>
              {viewName(tab)}
              {isQueue(tab) && <WaitingBadge queue={tab} round={round} />}
            </span>
          }
          id={`${id}-${tab}-tab`}
          aria-controls={`${id}-panel`}
          sx={{ minHeight: 48 }}
        />
      ))}
    </Tabs>
  );
}

interface WaitingBadgeProps {
  readonly queue: QueueId;
  /** Counts again when it changes: with the open view, and with its items. */
  readonly round: string;
}

/** The number of waiting items, " (3)"; nothing for zero or unknown. */
function WaitingBadge({ queue, round }: WaitingBadgeProps) {
  const counts = useLatest(useLive(waitingCounts(round)));
  const count = counts.status === 'ready' ? counts.data[queue] : 0;
  if (count === 0) return null;
  return <> ({count < MAX_WAITING ? count : `${MAX_WAITING}+`})</>;
}
