import { PASSWORD_REQUIREMENTS } from '@hearthkin/domain/account/password';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** A placeholder for the form while the link is checked. */
export function ResetSkeleton() {
  return (
    <Stack sx={{ gap: 2 }} aria-busy aria-label="Checking your link" role="status">
      <Skeleton variant="rounded" height={56} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 0.75 }}>
        {PASSWORD_REQUIREMENTS.map(({ id }) => (
          <Skeleton key={id} variant="text" height={20} width="80%" />
        ))}
      </Box>
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="rounded" height={42} sx={{ borderRadius: 999 }} />
    </Stack>
  );
}
