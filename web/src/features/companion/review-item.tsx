import type { Review } from '@hearthkin/domain/companion/review';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Stars } from '../../ui/people/stars';

interface ReviewItemProps {
  readonly review: Pick<Review, 'authorName' | 'rating' | 'comment'>;
  readonly when: ReactNode;
  readonly isOwn?: boolean;
  /** A button for the review. */
  readonly action?: ReactNode;
}

export function ReviewItem({ review, when, isOwn = false, action }: ReviewItemProps) {
  const { authorName, rating, comment } = review;
  return (
    <Box
      component="article"
      aria-label={isOwn ? 'Your review' : `Review by ${authorName}`}
      sx={
        isOwn
          ? { p: 2, borderRadius: 1, bgcolor: 'action.selected' }
          : { py: 2, borderTop: 1, borderColor: 'divider' }
      }
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
            {isOwn ? 'Your review' : authorName}
          </Typography>
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mt: 0.25 }}
          >
            <Stars value={rating} />
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
              {when}
            </Typography>
          </Box>
        </Box>
        {action}
      </Box>
      {comment !== '' && (
        <Typography
          sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}
        >
          {comment}
        </Typography>
      )}
    </Box>
  );
}
