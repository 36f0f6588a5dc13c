import Button from '@mui/material/Button';
import { News } from '../../ui/feedback/news';
import type { Removal } from './use-removal';

/** Says what was deleted, and takes that back. */
export function RemovedNotice({ removal }: { readonly removal: Removal }) {
  const { removed, undo, forget } = removal;
  return (
    <News
      // Each removal has its own time.
      key={removed === null ? 'none' : `${removed.id}-${removed.outcome}`}
      news={
        removed === null
          ? null
          : {
              removed: `“${removed.title}” was deleted.`,
              failed: `“${removed.title}” could not be deleted. Please try again.`,
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
