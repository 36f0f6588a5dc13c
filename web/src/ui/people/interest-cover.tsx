import type { Interest } from '@hearthkin/domain/foundation/interests';
import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import { Suspense } from 'react';
import { lazily } from '../late';

// Its pictures are only decoration, so no page waits for them.
const InterestPattern = lazily(async () => (await import('./interest-pattern')).InterestPattern);

interface InterestCoverProps {
  /** The first interest decides; undefined without any. */
  readonly interest: Interest | undefined;
  readonly sx?: SxProps;
}

/** A band with a pattern for an interest. Decoration only. */
export function InterestCover({ interest, sx }: InterestCoverProps) {
  return (
    <Box aria-hidden sx={{ ...COVER_BAND, ...sx }}>
      <Suspense fallback={null}>
        <InterestPattern interest={interest} />
      </Suspense>
    </Box>
  );
}

/** The color of the band without its pattern. */
export const COVER_BAND = {
  position: 'relative',
  height: 72,
  overflow: 'hidden',
  bgcolor: 'action.selected',
} as const;
