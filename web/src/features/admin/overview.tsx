import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useLatest, useLive } from '../../data/kit/live-query';
import { emulators } from '../../lib/env';
import { WhenSeen } from '../../ui/layout/when-seen';
import { accountCounts } from './admin-queries';
import { DutyPanel } from './duty/duty-panel';
import { Inbox } from './inbox/inbox';
import { QueueStatesPart } from './inbox/queue-states';
import { RefreshButton } from './inbox/refresh-button';
import { AccountCounts } from './people/account-counts';
import { OpenDeletions } from './people/open-deletions';
import { ResetDatabase } from './reset-database';
import { SectionHeading } from './section-heading';

interface OverviewProps {
  /** Names one count of the waiting items. */
  readonly round: string;
}

/** The items that wait for staff, the totals of all accounts, and in the local suite a reset button. */
export function Overview({ round }: OverviewProps) {
  return (
    <Stack sx={{ gap: 5 }}>
      <Inbox />
      <DutyPanel />
      <WhenSeen height={340}>
        <Stack sx={{ gap: 5 }}>
          <QueueStatesPart round={round} />
          <OpenDeletions />
          <Accounts />
        </Stack>
      </WhenSeen>
      {emulators !== null && <ResetDatabase />}
    </Stack>
  );
}

function Accounts() {
  const counts = useLive(accountCounts());
  return (
    <Box component="section" aria-labelledby="all-accounts">
      <SectionHeading id="all-accounts" title="Accounts">
        <RefreshButton read={counts} label="Refresh Data" />
      </SectionHeading>
      <AccountCounts counts={useLatest(counts)} />
    </Box>
  );
}
