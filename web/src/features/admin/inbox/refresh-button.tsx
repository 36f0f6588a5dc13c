import RefreshRounded from '@mui/icons-material/RefreshRounded';
import Button from '@mui/material/Button';
import type { Live } from '../../../data/kit/live-query';

interface RefreshButtonProps {
  /** The read to repeat; it doesn't change by itself. */
  readonly read: Pick<Live<unknown>, 'status' | 'retry'>;
  readonly label?: string;
}

export function RefreshButton({ read, label = 'Refresh' }: RefreshButtonProps) {
  return (
    <Button
      variant="outlined"
      startIcon={<RefreshRounded />}
      disabled={read.status === 'loading'}
      onClick={read.retry}
    >
      {label}
    </Button>
  );
}
