import Skeleton from '@mui/material/Skeleton';
import { ListingView } from '../features/listing/listing-view';
import { late } from '../ui/late';

const Profile = late(
  async () => (await import('../features/companion/companion-page')).CompanionPreview,
  { isRare: true, fallback: () => <Skeleton variant="rounded" height={560} sx={{ m: 2 }} /> },
);

/** `/profile/listing`. Its preview of the profile is the companion's own page. */
export function ListingPage() {
  return <ListingView Profile={Profile} />;
}
