import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Companion } from '../../lib/queries';
import { EmptyState } from '../../ui/empty-state';
import { Rating } from '../../ui/rating';

/** How members rate their sessions with a companion. */
export function ReviewsPanel({ companion }: { readonly companion: Companion }) {
  const { displayName, ratingAverage, ratingCount } = companion;
  if (ratingAverage === null || ratingCount === 0) {
    return (
      <EmptyState
        icon={<RateReviewOutlined />}
        title="No reviews yet"
        text="After a completed session, a member can say how it was."
      />
    );
  }
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Typography variant="h3" component="h2">
        How members rate {displayName}
      </Typography>
      <Rating average={ratingAverage} count={ratingCount} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        The average of everybody who had a session and said how it was.
      </Typography>
    </Stack>
  );
}
