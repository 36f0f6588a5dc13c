import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { type ComponentProps, useId, useState } from 'react';
import { CardPreview } from './card-preview';
import { PreviewFrame } from './preview-frame';
import { PreviewNote } from './preview-note';
import { PARTS, type Part, type ProfileView, type ShownListing } from './preview-parts';
import { PreviewSwitch } from './preview-switch';

interface PreviewDialogProps {
  readonly parts: ComponentProps<typeof PreviewSwitch<Part>>;
  readonly shown: ShownListing;
  readonly Profile: ProfileView;
  readonly onClose: () => void;
}

const WIDTHS = { phone: 'Phone', desktop: 'Desktop' } as const;

/** The preview over the whole page, on wide screens as wide as a phone or as the screen. */
export function PreviewDialog({ parts, shown, Profile, onClose }: PreviewDialogProps) {
  const id = useId();
  const [width, setWidth] = useState<keyof typeof WIDTHS>('desktop');
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      aria-labelledby={id}
      slotProps={{ paper: { sx: { bgcolor: 'background.default' } } }}
    >
      <Box sx={BAR}>
        <DialogTitle id={id} component="h2" sx={{ typography: 'h3', p: 0, flex: 1 }}>
          As members see it
        </DialogTitle>
        <Box sx={{ display: 'flex', gap: 1.5, order: { xs: 1, sm: 0 } }}>
          <PreviewSwitch {...parts} />
          <Box sx={{ display: { xs: 'none', md: 'block' } }}>
            <PreviewSwitch label="Width" options={WIDTHS} value={width} onChange={setWidth} />
          </Box>
        </Box>
        <Button variant="contained" onClick={onClose}>
          Back to the form
        </Button>
      </Box>
      <PreviewNote part={parts.value} />
      <PreviewFrame
        title={PARTS[parts.value]}
        sx={{
          flex: 1,
          mx: 'auto',
          ...(width === 'phone' && PHONE),
        }}
      >
        {parts.value === 'card' ? (
          <Box sx={{ maxWidth: { sm: 438 }, mx: 'auto', p: { xs: 2, sm: 3 } }}>
            <CardPreview {...shown} />
          </Box>
        ) : (
          <Profile {...shown} />
        )}
      </PreviewFrame>
    </Dialog>
  );
}

/** Its borders count as well. */
const PHONE = {
  maxWidth: { md: 392 },
  borderStyle: 'solid',
  borderWidth: { xs: 0, md: '0 1px' },
  borderColor: 'divider',
} as const;

const BAR = {
  bgcolor: 'background.paper',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  px: { xs: 2, sm: 3 },
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
