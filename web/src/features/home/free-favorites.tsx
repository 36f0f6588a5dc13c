import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { PATHS } from '../../lib/paths';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { DashboardCard } from '../../ui/layout/dashboard-card';
import { WhenSeen } from '../../ui/layout/when-seen';
import { FreeRow } from '../browse/public';
import { MAX_CHECKED, useFreeToday } from './companion/use-free-today';

/** The height of three rows. */
const HEIGHT = 188;

/** The favorites a member could still meet today, read once it is seen. */
export function FreeFavorites({ uid }: { readonly uid: string }) {
  return (
    <DashboardCard
      title="Favorites free today"
      more={{ label: 'All favorites', to: PATHS.favorites }}
    >
      <WhenSeen height={HEIGHT}>
        <FreeToday uid={uid} />
      </WhenSeen>
    </DashboardCard>
  );
}

function FreeToday({ uid }: { readonly uid: string }) {
  const read = useFreeToday(uid);
  if (read.status === 'failed') return <LoadFailed retry={read.retry} />;
  if (read.status === 'loading') {
    return (
      <div role="status" aria-busy aria-label="Loading favorites">
        <Skeleton variant="rounded" height={HEIGHT} />
      </div>
    );
  }
  const { checked, free, now } = read;
  if (checked === 0) {
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        No favorites yet. Tap the heart on a companion to see them here.
      </Typography>
    );
  }
  if (free.length === 0) {
    return (
      <NoneFree label="See your favorites" to={PATHS.favorites}>
        {checked < MAX_CHECKED
          ? 'None of your favorites is free today.'
          : `None of your ${MAX_CHECKED} newest favorites is free today.`}
      </NoneFree>
    );
  }
  return (
    <>
      <Stack component="ul" sx={{ gap: 1.5, p: 0, m: 0, listStyle: 'none' }}>
        {free.map((one) => (
          <FreeRow key={one.id} {...one} now={now} />
        ))}
      </Stack>
      {checked === MAX_CHECKED && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
          From your {MAX_CHECKED} newest favorites.
        </Typography>
      )}
    </>
  );
}

interface NoneFreeProps {
  readonly children: string;
  readonly label: string;
  readonly to: string;
}

function NoneFree({ children, label, to }: NoneFreeProps) {
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>{children}</Typography>
      <Button component={RouterLink} to={to} variant="outlined" sx={{ mt: 2, minHeight: 44 }}>
        {label}
      </Button>
    </>
  );
}
