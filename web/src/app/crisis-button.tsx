import SupportRounded from '@mui/icons-material/SupportRounded';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import { useState } from 'react';
import { CrisisDialog } from './crisis-dialog';

/**
 * Help in a crisis, on every page. It is part of the first script, so that it opens without the
 * network, and the first thing the keyboard reaches.
 */
export function CrisisButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Fab
        variant="extended"
        size="medium"
        aria-label="Crisis support"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{
          position: 'fixed',
          right: { xs: 12, sm: 24 },
          bottom: { xs: 12, sm: 24 },
          // On a phone it shrinks to its picture, so that it lies over no control's words.
          minWidth: 48,
          minHeight: 48,
          px: { xs: 0, sm: 2 },
          borderRadius: 999,
          textTransform: 'none',
          fontWeight: 600,
          bgcolor: 'error.main',
          color: 'error.contrastText',
          '&:hover': { bgcolor: 'error.dark' },
        }}
      >
        <SupportRounded aria-hidden sx={{ mr: { sm: 1 } }} />
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          Crisis support
        </Box>
      </Fab>
      <CrisisDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}
