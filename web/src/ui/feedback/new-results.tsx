import RefreshRounded from '@mui/icons-material/RefreshRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface NewResultsProps {
  /** Null while the list is as it was read. */
  readonly showNew: (() => void) | null;
}

/**
 * Offers to show a list as it is now. Nothing moves until then. Its place is above the list, in view while the
 * list is scrolled, and screen readers announce it.
 */
export function NewResults({ showNew }: NewResultsProps) {
  return (
    <Box
      role="status"
      sx={{
        position: 'sticky',
        top: 'calc(var(--header, 68px) + 8px)',
        zIndex: 2,
        textAlign: 'center',
        // Beside the button, the list is pressed.
        pointerEvents: 'none',
      }}
    >
      {showNew !== null && (
        <Button
          variant="outlined"
          startIcon={<RefreshRounded aria-hidden />}
          onClick={showNew}
          sx={{
            minHeight: 44,
            my: 1,
            pointerEvents: 'auto',
            boxShadow: 3,
            // It lies over the list.
            '&, &:hover': { bgcolor: 'background.paper' },
          }}
        >
          Show new results
        </Button>
      )}
    </Box>
  );
}
