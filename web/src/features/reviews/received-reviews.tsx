import { canReply, type RemovedReview, type Review } from '@hearthkin/domain/companion/review';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';
import { removedReviews } from '../../data/reviews/review-queries';
import { formatMonth } from '../../lib/format';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { useNow } from '../../ui/hooks/clock';
import { late } from '../../ui/late';
import { ReviewList, type ReviewListProps } from './review-list';

const ReplyDialog = late(async () => (await import('./reply-dialog')).ReplyDialog, {
  isRare: true,
});

/** The level of a part's heading on its page. */
export type HeadingLevel = 'h2' | 'h3';

/** `action`: another button for a review. */
interface ReceivedReviewsProps extends Partial<Pick<ReviewListProps, 'action'>> {
  readonly uid: string;
  readonly name: string;
  readonly onSaved: (sentence: string) => void;
}

/** A companion's reviews, each with a button for their answer. */
export function ReceivedReviews({ uid, name, action, onSaved }: ReceivedReviewsProps) {
  const now = useNow();
  const [answered, setAnswered] = useState<Doc<Review> | null>(null);
  const close = () => setAnswered(null);
  return (
    <>
      <ReviewList
        companionId={uid}
        companionName={name}
        action={(review) => (
          <>
            {canReply(review.data, now) && (
              <ReplyButton review={review.data} onPress={() => setAnswered(review)} />
            )}
            {action?.(review)}
          </>
        )}
      />
      {answered !== null && (
        <ReplyDialog
          key={answered.id}
          reviewId={answered.id}
          review={answered.data}
          onClose={close}
          onSaved={(sentence) => {
            close();
            onSaved(sentence);
          }}
        />
      )}
    </>
  );
}

interface ReplyButtonProps {
  readonly review: Review;
  readonly onPress: () => void;
}

function ReplyButton({ review, onPress }: ReplyButtonProps) {
  const label = review.reply === '' ? 'Answer' : 'Change answer';
  return (
    <Button
      size="small"
      aria-label={`${label}: review by ${review.authorName}`}
      onClick={onPress}
      sx={{ minHeight: 44, my: -1, marginInlineEnd: -1 }}
    >
      {label}
    </Button>
  );
}

interface RemovedReviewsProps {
  readonly uid: string;
  readonly level: HeadingLevel;
}

/** The removals from a companion's reviews by our team, and why. */
export function RemovedReviews({ uid, level }: RemovedReviewsProps) {
  const read = useLive(removedReviews(uid));
  if (read.status === 'failed') return <LoadFailed retry={read.retry} />;
  if (read.status === 'loading' || read.data.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="removed-reviews">
      <Typography id="removed-reviews" variant="h3" component={level}>
        Removed by our team
      </Typography>
      <Box component="ul" sx={{ p: 0, m: 0, mt: 1, listStyle: 'none' }}>
        {read.data.map(({ id, data }) => (
          <Box component="li" key={id} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
            <Typography>{removedWords(data)}</Typography>
            {data.notes !== '' && (
              <Typography
                sx={{ color: 'text.secondary', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
              >
                Note from our team: {data.notes}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function removedWords({ what, publishedIn }: RemovedReview): string {
  const month = formatMonth(publishedIn, 'long');
  return what === 'review' ? `A review of ${month}` : `Your answer to a review of ${month}`;
}
