import Snackbar from '@mui/material/Snackbar';
import type { ReactNode } from 'react';

/** Long enough to read two lines and to reach for what can be done. */
const SHOWN_MS = 8_000;

interface NewsProps {
  /** A sentence on what has just happened; null without any. */
  readonly news: string | null;
  readonly onGone: () => void;
  /** What one can still do about it. */
  readonly action?: ReactNode;
  /** Where the page ends with something to write in: on a phone it stands above that. */
  readonly isAboveField?: boolean;
}

/** What has just happened, for a moment; above the crisis button, which nothing may cover. */
export function News({ news, onGone, action, isAboveField = false }: NewsProps) {
  return (
    <Snackbar
      open={news !== null}
      message={news}
      action={action}
      autoHideDuration={SHOWN_MS}
      onClose={(_event, reason) => {
        if (reason !== 'clickaway') onGone();
      }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      sx={{ bottom: { xs: isAboveField ? 192 : 72, sm: 24 } }}
    />
  );
}
