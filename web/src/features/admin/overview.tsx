import RefreshRounded from '@mui/icons-material/RefreshRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { emulators } from '../../lib/env';
import { AccountCounts } from './account-counts';
import { ResetDatabase } from './reset-database';

/** The totals of all accounts, and in the local suite a reset button. */
export function Overview() {
  const [round, setRound] = useState({ number: 0, at: new Date() });
  return (
    <Stack sx={{ gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1.5 }}>
        <Button
          variant="outlined"
          startIcon={<RefreshRounded />}
          onClick={() => setRound(({ number }) => ({ number: number + 1, at: new Date() }))}
        >
          Refresh Data
        </Button>
        {emulators !== null && <ResetDatabase />}
      </Box>
      <AccountCounts round={round.number} now={round.at} />
    </Stack>
  );
}
