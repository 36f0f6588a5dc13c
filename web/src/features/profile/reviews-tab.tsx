import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Companion } from '../../data/companions/companion-queries';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Rating } from '../../ui/people/rating';

/** The companion's average rating. */
export function ReviewsTab({ listing }: { readonly listing: Companion | null }) {
  if (listing === null || listing.ratingCount === 0) {
    return (
      <EmptyState
        scene="chat"
        title="No reviews yet"
        text="Members can leave a review after each session."
      />
    );
  }
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography variant="h3" component="h2">
        How members rate you
      </Typography>
      <Rating average={listing.ratingAverage} count={listing.ratingCount} />
    </Stack>
  );
}
