import DownloadRounded from '@mui/icons-material/DownloadRounded';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type CsvSource, useCsvExport } from './use-csv-export';

interface CsvExportProps<T> {
  readonly list: CsvSource<T>;
  /** The content of the list: "payouts". */
  readonly things: string;
  /** Asks something before it starts; by default it starts at once. */
  readonly ask?: (start: () => void) => void;
}

/** Downloads a whole list as CSV, with progress and a cancel button. */
export function CsvExport<T>({ list, things, ask = (start) => start() }: CsvExportProps<T>) {
  const { state, start, cancel } = useCsvExport(list);
  if (state.status === 'reading') {
    return (
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
        <CircularProgress size={20} aria-label={`Reading ${things}`} />
        <Typography role="status">
          {state.count} {things} read
        </Typography>
        <Button onClick={cancel}>Cancel</Button>
      </Stack>
    );
  }
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-end' }}>
      <Button variant="outlined" startIcon={<DownloadRounded />} onClick={() => ask(start)}>
        Download as CSV
      </Button>
      {state.status === 'failed' && (
        <Alert severity="error">The {things} couldn’t be read. Please try again.</Alert>
      )}
    </Stack>
  );
}
