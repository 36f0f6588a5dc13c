import SupportRounded from '@mui/icons-material/SupportRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { CrisisDialog } from './crisis-dialog';

const DIALOG_ID = 'crisis-dialog';

/** Opens the dialog without JavaScript. Browsers without invoker commands use the click handler. */
const COMMAND = { command: 'show-modal', commandfor: DIALOG_ID };

/**
 * Crisis help on every page. It is part of the markup, so it opens offline and before any script
 * has loaded. It is the header's first element, so it is the first Tab stop.
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
          order: 1,
          flexShrink: 0,
          marginInlineStart: 'auto',
          minHeight: 44,
          px: { xs: 1.5, sm: 2 },
          bgcolor: 'error.main',
          color: 'error.contrastText',
          '&:hover': { bgcolor: 'error.dark' },
        }}
      >
        <SupportRounded aria-hidden sx={{ fontSize: 20, marginInlineEnd: 0.75 }} />
        Crisis
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, whiteSpace: 'pre' }}>
          {' support'}
        </Box>
      </Button>
      <CrisisDialog id={DIALOG_ID} ref={dialog} />
    </>
  );
}
