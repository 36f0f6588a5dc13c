import Skeleton from '@mui/material/Skeleton';

/** In the place of an application until it is there. */
export function LoadingApplication() {
  return <Skeleton role="status" aria-busy aria-label="Loading" variant="rounded" height={420} />;
}
