import Skeleton from '@mui/material/Skeleton';

export function LoadingApplication() {
  return <Skeleton role="status" aria-busy aria-label="Loading" variant="rounded" height={420} />;
}
