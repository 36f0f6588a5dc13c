import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

const PLACES = ['a', 'b', 'c', 'd'] as const;

/** Placeholders while notifications load. */
export function RowSkeletons() {
  return (
    <Box role="status" aria-busy aria-label="Loading notifications" sx={{ px: 2 }}>
      {PLACES.map((place) => (
        <Box key={place} sx={{ display: 'flex', gap: 1.5, alignItems: 'center', height: 88 }}>
          <Skeleton variant="circular" width={40} height={40} />
          <Box sx={{ flex: 1 }}>
            <Skeleton width="45%" />
            <Skeleton width="85%" />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
