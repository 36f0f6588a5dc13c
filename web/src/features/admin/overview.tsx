import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLatest, useLive } from '../../data/kit/live-query';
import { emulators } from '../../lib/env';
import { AccountCounts } from './account-counts';
import { accountCounts, openDeletions } from './admin-queries';
import { OpenDeletions } from './open-deletions';
import { RefreshButton } from './refresh-button';
import { ResetDatabase } from './reset-database';
import { WaitingOverview } from './waiting-overview';
import { waitingCounts } from './waiting-queries';

interface OverviewProps {
  /** Names one count of the waiting items. */
  readonly round: string;
}

/** What waits for staff, the totals of all accounts, and in the local suite a reset button. */
export function Overview({ round }: OverviewProps) {
  const waiting = useLive(waitingCounts(round));
  const counts = useLive(accountCounts());
  const deletions = useLive(openDeletions());
  const refresh = () => {
    waiting.retry();
    counts.retry();
    deletions.retry();
  };
  return (
    <Stack sx={{ gap: 5 }}>
      <WaitingOverview counts={useLatest(waiting)} />
      <OpenDeletions deletions={useLatest(deletions)} />
      <Box component="section" aria-labelledby="all-accounts">
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 1.5,
            mb: 2,
          }}
        >
          <Typography id="all-accounts" variant="h2">
            Accounts
          </Typography>
          <RefreshButton read={{ status: counts.status, retry: refresh }} label="Refresh Data" />
        </Box>
        <AccountCounts counts={useLatest(counts)} />
      </Box>
      {emulators !== null && <ResetDatabase />}
    </Stack>
  );
}
