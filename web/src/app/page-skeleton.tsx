import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** Holds the place of a page whose code or session is still on its way. */
export function PageSkeleton() {
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 3, sm: 5 }, minHeight: '70vh' }} aria-busy>
      <Stack sx={{ gap: 2 }}>
        <Skeleton variant="text" width="min(22rem, 70%)" sx={{ fontSize: '2.25rem' }} />
        <Skeleton variant="text" width="min(34rem, 90%)" />
        <Skeleton variant="rounded" height={180} />
      </Stack>
    </Container>
  );
}
