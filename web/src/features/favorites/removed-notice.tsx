import Button from '@mui/material/Button';
import { Snackbar } from '../../ui/feedback/snackbar';
import type { Removal } from './use-removal';

/** Confirms a removal and offers Undo. */
export function RemovedNotice({ removal }: { readonly removal: Removal }) {
  const { removed, undo, forget } = removal;
  return (
    <Snackbar
      // A new key restarts the snackbar's timer.
      key={removed === null ? 'none' : `${removed.companionId}-${removed.outcome}`}
      message={
        removed === null
          ? null
          : {
              removed: `${removed.name} was removed from your favorites.`,
              'not-removed': `${removed.name} could not be removed. Please try again.`,
              'not-restored': `${removed.name} could not be added again.`,
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
