import MuiSnackbar from '@mui/material/Snackbar';
import type { SnackbarProps } from './snackbar';

/** Long enough to read two lines and reach the action. */
const DURATION_MS = 8_000;

/** Sits above a bar at the bottom. */
export function SnackbarContent(props: SnackbarProps) {
  const { message, onClose, action, lastsMs = DURATION_MS, isAboveField = false } = props;
  return (
    <MuiSnackbar
      open={message !== null}
      message={message}
      action={action}
      autoHideDuration={lastsMs}
      onClose={(_event, reason) => {
        if (reason !== 'clickaway') onClose();
      }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      sx={{
        bottom: {
          xs: `calc(var(--bottom-nav, 0px) + ${isAboveField ? 192 : 12}px)`,
          sm: 'calc(var(--bottom-nav, 0px) + 24px)',
        },
      }}
    />
  );
}
