import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Companion } from '../../data/companions/companion-queries';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Rating } from '../../ui/people/rating';
import { ReceivedReviews, RemovedReviews } from './received-reviews';

interface ReviewsTabProps {
  readonly uid: string;
  readonly listing: Companion | null;
  readonly onSaved: (sentence: string) => void;
}

/** A companion's rating, what members say, and what our team removed. */
export function ReviewsTab({ uid, listing, onSaved }: ReviewsTabProps) {
  return (
    <Stack sx={{ gap: 3 }}>
      {listing === null || listing.ratingCount === 0 ? (
        <EmptyState
          scene="chat"
          title="No reviews yet"
          text="Members can leave a review after each session."
        />
      ) : (
        <>
          <Stack sx={{ gap: 1 }}>
            <Typography variant="h3" component="h2">
              How members rate you
            </Typography>
            <Rating average={listing.ratingAverage} count={listing.ratingCount} />
          </Stack>
          <ReceivedReviews uid={uid} name={listing.displayName} onSaved={onSaved} />
        </>
      )}
      {listing !== null && <RemovedReviews uid={uid} />}
    </Stack>
  );
}
