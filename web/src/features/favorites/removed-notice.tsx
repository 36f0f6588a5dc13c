import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import type { Removal } from './use-removal';

/** Long enough to read it and to reach for Undo. */
const NOTICE_MS = 10_000;

/** Says who was removed, and takes it back. */
export function RemovedNotice({ removal }: { readonly removal: Removal }) {
  const { removed, undo, forget } = removal;
  return (
    <Snackbar
      // Each removal has its own time.
      key={removed === null ? 'none' : `${removed.companionId}-${removed.outcome}`}
      open={removed !== null}
      message={
        removed === null
          ? null
          : {
              removed: `${removed.name} was removed from your favorites.`,
              'not-removed': `${removed.name} could not be removed. Please try again.`,
              'not-restored': `${removed.name} could not be added again.`,
            }[removed.outcome]
      }
      action={
        removed?.outcome === 'removed' && (
          <Button color="inherit" onClick={undo} sx={{ minHeight: 44 }}>
            Undo
          </Button>
        )
      }
      autoHideDuration={NOTICE_MS}
      onClose={(_event, reason) => {
        if (reason !== 'clickaway') forget();
      }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      // Above the crisis button, which nothing may cover.
      sx={{ bottom: { xs: 72, sm: 24 } }}
    />
  );
}
