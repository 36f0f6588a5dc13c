import { MAX_WAITING } from '@hearthkin/domain/admin/staff-reads';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLatest, useLive } from '../../data/kit/live-query';
import { IN_PLACE } from '../../lib/query-change';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { DatabaseView } from './database-view';
import { isQueue, VIEW_IDS, VIEWS, type ViewId } from './views';
import { waitingCounts } from './waiting-queries';

/** Accounts, totals, review queues and the audit log. Admins only. */
export function DatabasePage() {
  const [params, setParams] = useSearchParams();
  const view = VIEW_IDS.find((id) => id === params.get('view')) ?? 'overview';
  const id = useId();
  // Clears the query: filters of one view mean nothing in another.
  const [changes, setChanges] = useState(0);
  const choose = (next: ViewId) => setParams({ view: next }, IN_PLACE);
  return (
    <Page title="Database" description="Accounts, and what waits for a decision of our team.">
      <Stack sx={{ gap: 3 }}>
        <PageHeading>Database</PageHeading>
        <Tabs
          value={view}
          onChange={(_event, next: ViewId) => choose(next)}
          variant="scrollable"
          scrollButtons="auto"
          aria-label="Parts of the database"
          sx={{ borderBottom: 1, borderColor: 'divider' }}
        >
          {VIEW_IDS.map((name) => (
            <Tab
              key={name}
              value={name}
              label={
                <span>
                  {VIEWS[name].label}
                  <WaitingBadge view={name} round={`${view}/${changes}`} />
                </span>
              }
              id={`${id}-${name}-tab`}
              aria-controls={`${id}-panel`}
              sx={{ minHeight: 48 }}
            />
          ))}
        </Tabs>
        <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${view}-tab`}>
          {/* Only the open view reads data. */}
          <DatabaseView key={view} view={view} onChanged={() => setChanges((count) => count + 1)} />
        </Box>
      </Stack>
    </Page>
  );
}

interface WaitingBadgeProps {
  readonly view: ViewId;
  /** Counts again when it changes: with the open view, and with its items. */
  readonly round: string;
}

/** The number of waiting items, " (3)"; nothing for zero or unknown. */
function WaitingBadge({ view, round }: WaitingBadgeProps) {
  const counts = useLatest(useLive(waitingCounts(round)));
  const count = counts.status === 'ready' && isQueue(view) ? counts.data[view] : 0;
  if (count === 0) return null;
  return <> ({count < MAX_WAITING ? count : `${MAX_WAITING}+`})</>;
}
