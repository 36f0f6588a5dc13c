import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { COLUMNS } from './columns';

export function CompanionSkeleton() {
  return (
    <Stack aria-busy sx={{ gap: 3 }}>
      <Skeleton variant="rounded" sx={{ height: { xs: 400, sm: 400, md: 420 } }} />
      <Box sx={COLUMNS}>
        <Skeleton variant="rounded" height={300} sx={{ gridArea: 'book' }} />
        <Skeleton variant="rounded" height={420} sx={{ gridArea: 'tabs' }} />
        <Skeleton variant="rounded" height={280} sx={{ gridArea: 'more' }} />
      </Box>
    </Stack>
  );
}
