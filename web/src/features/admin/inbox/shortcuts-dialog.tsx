import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Fragment } from 'react';
import { SwitchField } from '../../../ui/forms/switch-field';
import { setShortcutsHere, useShortcutsHere } from './shortcut-setting';

const SHORTCUTS: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['j', 'k'], 'Next and previous item'],
  [['↓', '↑'], 'The same, while an item has focus'],
  [['Enter'], 'Open the item'],
  [['t'], 'Take the item, or put it back'],
  [['1', '2', '…'], 'Press a button of the item, counted from the first'],
  [['u'], 'Undo a decision, while it’s offered'],
  [['i'], 'Back to the inbox'],
  [['?'], 'This list'],
];

/** The effect of each key, and a switch for a device on which none of them should have one. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const isOn = useShortcutsHere();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="shortcuts">
      <DialogTitle id="shortcuts" component="h2" sx={{ typography: 'h2' }}>
        Keyboard shortcuts
      </DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'auto minmax(0, 1fr)',
            alignItems: 'center',
            columnGap: 2.5,
            rowGap: 1.25,
            mt: 0,
            mb: 3,
          }}
        >
          {SHORTCUTS.map(([keys, what]) => (
            <Fragment key={what}>
              <Box component="dt" sx={{ display: 'flex', gap: 0.75 }}>
                {keys.map((key) => (
                  <Box component="kbd" key={key} sx={KEY}>
                    {key}
                  </Box>
                ))}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {what}
              </Box>
            </Fragment>
          ))}
        </Box>
        <SwitchField
          isOn={isOn}
          onChange={setShortcutsHere}
          label="Shortcuts on this device"
          hint="They never work while you type, or while a dialog is open."
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

const KEY = {
  minWidth: 28,
  px: 0.75,
  py: 0.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: '6px',
  bgcolor: 'action.hover',
  font: 'inherit',
  fontSize: '0.875rem',
  textAlign: 'center',
} as const;
