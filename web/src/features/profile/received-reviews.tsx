import { canReply, type RemovedReview } from '@hearthkin/domain/companion/review';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLive } from '../../data/kit/live-query';
import { ReviewItem } from '../../data/reviews/review-item';
import { removedReviews, reviewPages } from '../../data/reviews/review-queries';
import { formatMonth } from '../../lib/format';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { LoadMore } from '../../ui/feedback/load-more';
import { useNow } from '../../ui/hooks/clock';
import { late } from '../../ui/late';

const ReplyDialog = late(async () => (await import('./reply-dialog')).ReplyDialog, {
  isRare: true,
});

interface ReceivedReviewsProps {
  readonly uid: string;
  readonly name: string;
  readonly onSaved: (sentence: string) => void;
}

/** A companion's reviews, each with their answer, and what our team removed. */
export function ReceivedReviews({ uid, name, onSaved }: ReceivedReviewsProps) {
  const now = useNow();
  const read = useLive(reviewPages(uid));
  const [answers, setAnswers] = useState<string | null>(null);
  const close = () => setAnswers(null);
  if (read.status === 'failed') return <LoadFailed retry={read.retry} />;
  if (read.status === 'loading') {
    return (
      <Stack role="status" aria-busy aria-label="Loading reviews" sx={{ gap: 2 }}>
        <Skeleton variant="rounded" height={96} />
        <Skeleton variant="rounded" height={96} />
      </Stack>
    );
  }
  const { items, hasMore, more } = read.data;
  const answered = items.find(({ id }) => id === answers);
  return (
    <>
      <Box component="ul" aria-label="Reviews" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {items.map(({ id, data }) => (
          <li key={id}>
            <ReviewItem
              review={data}
              reply={data.reply}
              companionName={name}
              when={
                <time dateTime={data.publishedIn}>{formatMonth(data.publishedIn, 'long')}</time>
              }
              action={
                canReply(data, now) && (
                  <Button
                    size="small"
                    aria-label={`${data.reply === '' ? 'Answer' : 'Change answer'}: review by ${data.authorName}`}
                    onClick={() => setAnswers(id)}
                    sx={{ minHeight: 44, my: -1, marginInlineEnd: -1 }}
                  >
                    {data.reply === '' ? 'Answer' : 'Change answer'}
                  </Button>
                )
              }
            />
          </li>
        ))}
      </Box>
      {hasMore && <LoadMore state={more} onMore={read.more} isAutomatic={false} what="reviews" />}
      {answered !== undefined && (
        <ReplyDialog
          key={answered.id}
          companionId={uid}
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

/** What our team removed of a companion's reviews, and why. */
export function RemovedReviews({ uid }: { readonly uid: string }) {
  const read = useLive(removedReviews(uid));
  if (read.status === 'failed') return <LoadFailed retry={read.retry} />;
  if (read.status === 'loading' || read.data.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="removed-reviews">
      <Typography id="removed-reviews" variant="h3" component="h2">
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
