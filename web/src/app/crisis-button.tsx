import SupportRounded from '@mui/icons-material/SupportRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { CrisisDialog } from './crisis-dialog';

const DIALOG_ID = 'crisis-dialog';

/** Opens the dialog without any script; browsers that do not know how leave it to the click. */
const COMMAND = { command: 'show-modal', commandfor: DIALOG_ID };

/**
 * Help in a crisis, on every page. All of it is in the page, so that it opens without the network and
 * before any script has come, and it is the first thing the keyboard reaches.
 */
export function CrisisButton() {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = () => {
    const knowsCommands = 'command' in HTMLButtonElement.prototype;
    if (!knowsCommands) dialog.current?.showModal();
  };
  return (
    <>
      <Button
        aria-label="Crisis support"
        aria-haspopup="dialog"
        onClick={open}
        {...COMMAND}
        sx={{
          displayPrint: 'none',
          position: 'fixed',
          zIndex: 'fab',
          insetInlineEnd: { xs: 12, sm: 24 },
          bottom: { xs: 12, sm: 24 },
          // On a phone it shrinks to its picture, so that it lies over no control's words.
          minWidth: 48,
          minHeight: 48,
          px: { xs: 0, sm: 2 },
          boxShadow: 6,
          bgcolor: 'error.main',
          color: 'error.contrastText',
          '&:hover': { bgcolor: 'error.dark' },
        }}
      >
        <SupportRounded aria-hidden sx={{ marginInlineEnd: { sm: 1 } }} />
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          Crisis support
        </Box>
      </Button>
      <CrisisDialog id={DIALOG_ID} ref={dialog} />
    </>
  );
}
