import Button from '@mui/material/Button';
import { Snackbar } from '../../ui/feedback/snackbar';
import type { Removal } from './use-removal';

/** Confirms a deletion and offers Undo. */
export function RemovedNotice({ removal }: { readonly removal: Removal }) {
  const { removed, undo, forget } = removal;
  return (
    <Snackbar
      // A new key restarts the snackbar's timer.
      key={removed === null ? 'none' : `${removed.id}-${removed.outcome}`}
      message={
        removed === null
          ? null
          : {
              removed: `“${removed.title}” was deleted.`,
              failed: `“${removed.title}” could not be deleted. Please try again.`,
            }[removed.outcome]
      }
      onClose={forget}
      action={
        removed?.outcome === 'removed' && (
          <Button color="inherit" onClick={undo} sx={{ minHeight: 44 }}>
            Undo
          </Button>
        )
      }
    />
  );
}
