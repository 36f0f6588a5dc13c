import Button from '@mui/material/Button';
import { News } from '../../ui/feedback/news';
import type { Removal } from './use-removal';

/** Says who was removed, and takes it back. */
export function RemovedNotice({ removal }: { readonly removal: Removal }) {
  const { removed, undo, forget } = removal;
  return (
    <News
      // Each removal has its own time.
      key={removed === null ? 'none' : `${removed.companionId}-${removed.outcome}`}
      news={
        removed === null
          ? null
          : {
              removed: `${removed.name} was removed from your favorites.`,
              'not-removed': `${removed.name} could not be removed. Please try again.`,
              'not-restored': `${removed.name} could not be added again.`,
            }[removed.outcome]
      }
      onGone={forget}
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
