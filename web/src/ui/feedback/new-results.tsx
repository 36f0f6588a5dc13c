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
        top: 'calc(var(--header, 0px) + 8px)',
        zIndex: 2,
        textAlign: 'center',
      }}
    >
      {showNew !== null && (
        <Button
          variant="contained"
          color="inherit"
          startIcon={<RefreshRounded aria-hidden />}
          onClick={showNew}
          sx={{ minHeight: 44, my: 1 }}
        >
          Show new results
        </Button>
      )}
    </Box>
  );
}
