import OpenInFullRounded from '@mui/icons-material/OpenInFullRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { late, preloads } from '../../../ui/late';
import { PreviewNote } from './preview-note';
import { PARTS, type Part, type ProfileView, type ShownListing } from './preview-parts';
import { PreviewSwitch } from './preview-switch';

const CardPreview = late(async () => (await import('./card-preview')).CardPreview, {
  fallback: () => <Skeleton variant="rounded" height={360} />,
});

const PreviewFrame = late(async () => (await import('./preview-frame')).PreviewFrame, {
  isRare: true,
  fallback: ({ sx }) => <Skeleton variant="rounded" sx={sx} />,
});

const PreviewDialog = late(async () => (await import('./preview-dialog')).PreviewDialog, {
  isRare: true,
});

const OWN_BAR = 'var(--own-bar, 0px)';

interface ListingPreviewProps {
  readonly shown: ShownListing;
  readonly Profile: ProfileView;
  /** Whether it covers the page. */
  readonly isLarge: boolean;
  readonly onLarge: (isLarge: boolean) => void;
}

/** The listing as members see it: beside the form on wide screens, and in a dialog. */
export function ListingPreview({ shown, Profile, isLarge, onLarge }: ListingPreviewProps) {
  const [part, setPart] = useState<Part>('card');
  const close = () => onLarge(false);
  const parts = {
    label: 'What to preview',
    options: PARTS,
    value: part,
    onChange: setPart,
    onReached: () => {
      PreviewFrame.preload();
      Profile.preload();
    },
  };
  return (
    <>
      <Box
        component="aside"
        aria-label="Preview"
        sx={{
          display: { xs: 'none', md: 'block' },
          position: 'sticky',
          top: `calc(88px + ${OWN_BAR})`,
        }}
      >
        <Typography variant="h3" component="h2">
          As members see it
        </Typography>
        <PreviewNote part={part} />
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            gap: 1,
            mt: 1,
            mb: 1.5,
          }}
        >
          <PreviewSwitch {...parts} />
          <Button
            startIcon={<OpenInFullRounded />}
            onClick={() => onLarge(true)}
            {...preloads(PreviewDialog)}
          >
            Enlarge
          </Button>
        </Box>
        {part === 'card' ? (
          <div inert>
            <CardPreview {...shown} />
          </div>
        ) : (
          <PreviewFrame title={PARTS.profile} sx={FRAME}>
            <Profile {...shown} />
          </PreviewFrame>
        )}
      </Box>
      {isLarge && <PreviewDialog onClose={close} parts={parts} shown={shown} Profile={Profile} />}
    </>
  );
}

/** The height that the window has room for. */
const FRAME = {
  height: `calc(100dvh - 230px - ${OWN_BAR})`,
  minHeight: 320,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
