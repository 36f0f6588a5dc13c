import DownloadRounded from '@mui/icons-material/DownloadRounded';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCsvExport } from './use-csv-export';

/** Saves all payouts as a table, shows how far it is, and can be stopped. */
export function CsvExport({ uid }: { readonly uid: string }) {
  const { state, start, cancel } = useCsvExport(uid);
  if (state.status === 'reading') {
    return (
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
        <CircularProgress size={20} aria-label="Reading payouts" />
        <Typography role="status">{state.count} payouts read</Typography>
        <Button onClick={cancel}>Cancel</Button>
      </Stack>
    );
  }
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-end' }}>
      <Button variant="outlined" startIcon={<DownloadRounded />} onClick={start}>
        Download as CSV
      </Button>
      {state.status === 'failed' && (
        <Alert severity="error">The payouts could not be read. Please try again.</Alert>
      )}
    </Stack>
  );
}
