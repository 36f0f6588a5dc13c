import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useServiceWorker } from './use-service-worker';

/** Offers a new version of the site without taking focus or losing unsaved input. */
export function UpdatePrompt() {
  const change = useServiceWorker();
  const [isPutOff, setPutOff] = useState(false);
  const [isUnsaved, setUnsaved] = useState(false);

  function reload(): void {
    // Ask the page's unload guards first, before anything changes.
    const leaving = new Event('beforeunload', { cancelable: true });
    if (window.dispatchEvent(leaving)) change?.();
    else setUnsaved(true);
  }

  return (
    <div role="status">
      {change !== null && !isPutOff && (
        <Box
          sx={{
            position: 'fixed',
            insetInlineStart: { xs: 12, sm: 24 },
            bottom: {
              xs: 'calc(var(--bottom-nav, 0px) + 12px)',
              sm: 'calc(var(--bottom-nav, 0px) + 24px)',
            },
            maxWidth: { xs: 'calc(100vw - 24px)', sm: 420 },
            // Under dialogs, whose buttons it would cover.
            zIndex: 'appBar',
            display: 'flex',
            flexWrap: { xs: 'wrap', sm: 'nowrap' },
            alignItems: 'center',
            columnGap: 1,
            paddingInlineStart: 2,
            paddingInlineEnd: 1,
            py: 1,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'background.paper',
            color: 'text.primary',
            boxShadow: 3,
            '@media print': { display: 'none' },
          }}
        >
          <Box component="span" sx={{ flex: { xs: '1 1 180px', sm: 'auto' }, py: 1 }}>
            {isUnsaved
              ? 'You have unsaved changes. Save them, then reload.'
              : 'A new version is ready.'}
          </Box>
          <Box sx={{ display: 'flex', marginInlineStart: 'auto' }}>
            <Button onClick={() => setPutOff(true)}>Later</Button>
            <Button onClick={reload}>Reload</Button>
          </Box>
        </Box>
      )}
    </div>
  );
}
