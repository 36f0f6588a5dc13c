import SupportRounded from '@mui/icons-material/SupportRounded';
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
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{
          position: 'fixed',
          right: { xs: 16, sm: 24 },
          bottom: { xs: 16, sm: 24 },
          textTransform: 'none',
          fontWeight: 600,
          bgcolor: 'error.main',
          color: 'error.contrastText',
          '&:hover': { bgcolor: 'error.dark' },
        }}
      >
        <SupportRounded aria-hidden sx={{ mr: 1 }} />
        Crisis support
      </Fab>
      <CrisisDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}
