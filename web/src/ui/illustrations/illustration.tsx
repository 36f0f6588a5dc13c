import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { useIsHydrated } from '../hooks/hydrated';
import { lazily } from '../late';
import type { Scene } from './scenes';

// Only decoration, so no page waits for it.
const Drawing = lazily(async () => (await import('./drawing')).Drawing);

interface IllustrationProps {
  readonly scene: Scene;
  /** The largest width, in pixels. */
  readonly width: number;
}

/** A picture in the house style, in the colors of the theme. Decoration only. */
export function Illustration({ scene, width }: IllustrationProps) {
  // A page rendered into a file doesn't wait for the drawing, and hydrates without it.
  const isHydrated = useIsHydrated();
  return (
    <Box aria-hidden sx={{ width: 1, maxWidth: width, aspectRatio: '3 / 2', displayPrint: 'none' }}>
      {isHydrated && (
        <Suspense fallback={null}>
          <Drawing scene={scene} />
        </Suspense>
      )}
    </Box>
  );
}
