import Snackbar from '@mui/material/Snackbar';
import type { NewsProps } from './news';

/** Long enough to read two lines and to reach for what can be done. */
const SHOWN_MS = 8_000;

/** Stands above the crisis button, which nothing may cover. */
export function NewsBar({ news, onGone, action, isAboveField = false }: NewsProps) {
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
