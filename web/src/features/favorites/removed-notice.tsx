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
              removed: `Removed ${removed.name} from your favorites.`,
              'not-removed': `We couldn’t remove ${removed.name} from your favorites. Try again.`,
              'not-restored': `We couldn’t add ${removed.name} again. Tap the heart on their card.`,
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
