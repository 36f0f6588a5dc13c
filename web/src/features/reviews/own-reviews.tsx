import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Companion } from '../../data/companions/companion-queries';
import { EmptyState } from '../../ui/feedback/empty-state';
import { type HeadingLevel, ReceivedReviews, RemovedReviews } from './received-reviews';
import type { ReviewListProps } from './review-list';
import { ReviewSummary } from './review-summary';

interface OwnReviewsProps extends Partial<Pick<ReviewListProps, 'action'>> {
  readonly uid: string;
  readonly listing: Companion | null;
  readonly level: HeadingLevel;
  readonly onSaved: (sentence: string) => void;
}

/** The reviews of a companion, for themselves: with their answers, and the ones that our team removed. */
export function OwnReviews({ uid, listing, level, action, onSaved }: OwnReviewsProps) {
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
          <Typography variant="h3" component={level}>
            How members rate you
          </Typography>
          <ReviewSummary companion={listing} />
          <ReceivedReviews
            uid={uid}
            name={listing.displayName}
            {...(action && { action })}
            onSaved={onSaved}
          />
        </>
      )}
      {listing !== null && <RemovedReviews uid={uid} level={level} />}
    </Stack>
  );
}
