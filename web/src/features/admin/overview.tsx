import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useLatest, useLive } from '../../data/kit/live-query';
import { emulators } from '../../lib/env';
import { AccountCounts } from './account-counts';
import { accountCounts, openDeletions } from './admin-queries';
import { OpenDeletions } from './open-deletions';
import { RefreshButton } from './refresh-button';
import { ResetDatabase } from './reset-database';

/** The totals of all accounts, deletions to confirm, and in the local suite a reset button. */
export function Overview() {
  const counts = useLive(accountCounts());
  const deletions = useLive(openDeletions());
  const refresh = () => {
    counts.retry();
    deletions.retry();
  };
  return (
    <Stack sx={{ gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1.5 }}>
        <RefreshButton read={{ status: counts.status, retry: refresh }} label="Refresh Data" />
        {emulators !== null && <ResetDatabase />}
      </Box>
      <AccountCounts counts={useLatest(counts)} />
      <OpenDeletions deletions={useLatest(deletions)} />
    </Stack>
  );
}
