import Skeleton from '@mui/material/Skeleton';

export function FormSkeleton() {
  return (
    <div role="status" aria-busy aria-label="Loading the form">
      <Skeleton variant="rounded" height={560} />
    </div>
  );
}
