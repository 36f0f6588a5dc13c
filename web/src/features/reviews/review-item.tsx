import type { Review } from '@hearthkin/domain/companion/review';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { TAG_WORDS } from '../../lib/review-words';
import { Stars } from '../../ui/people/stars';

interface ReviewItemProps {
  readonly review: Pick<Review, 'authorName' | 'rating' | 'comment' | 'tags'>;
  /** The companion's answer; empty without one. */
  readonly reply?: string;
  /** The name of the companion whose answer it is. */
  readonly companionName: string;
  readonly when: ReactNode;
  /** Says what kind of review it is. */
  readonly mark?: ReactNode;
  readonly isOwn?: boolean;
  /** A button for the review. */
  readonly action?: ReactNode;
}

export function ReviewItem(props: ReviewItemProps) {
  const { review, reply = '', companionName, when, mark, isOwn = false, action } = props;
  const { authorName, rating, comment, tags } = review;
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
            {mark}
          </Box>
        </Box>
        {action}
      </Box>
      {tags.length > 0 && (
        <Typography variant="body2" sx={{ mt: 0.5, fontWeight: 600 }}>
          {tags.map((tag) => TAG_WORDS[tag]).join(' · ')}
        </Typography>
      )}
      {comment !== '' && (
        <Typography
          sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}
        >
          {comment}
        </Typography>
      )}
      {reply !== '' && (
        <Box
          sx={{
            mt: 1.5,
            paddingInlineStart: 2,
            borderInlineStart: '3px solid',
            borderColor: 'divider',
          }}
        >
          <Typography variant="body2" sx={{ fontWeight: 650 }}>
            Answer from {companionName}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}>
            {reply}
          </Typography>
        </Box>
      )}
    </Box>
  );
}
