import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useLatest, useLive } from '../../lib/live-query';
import { waitingReviews } from '../../lib/verification-queries';
import { EmptyState } from '../../ui/empty-state';
import { LoadFailed } from '../../ui/load-failed';
import { News } from '../../ui/news';
import { ReviewCard } from './review-card';

/** How many submissions are read at first, and how many more each time. */
const PAGE = 10;

/** Documents that wait for a decision, longest wait first, as they arrive. */
export function ReviewQueue() {
  const [count, setCount] = useState(PAGE);
  const queue = useLatest(useLive(waitingReviews(count)));
  const [news, setNews] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  function tell(sentence: string): void {
    setNews(sentence);
    // The card with the button that had the focus is about to leave.
    heading.current?.focus();
  }

  return (
    <Box component="section" aria-labelledby="review-queue">
      <Typography
        id="review-queue"
        variant="h2"
        ref={heading}
        tabIndex={-1}
        sx={{ mb: 2, outline: 'none' }}
      >
        Documents to review
      </Typography>
      {queue.status === 'failed' && <LoadFailed retry={queue.retry} />}
      {queue.status === 'loading' && (
        <Stack sx={{ gap: 2 }} role="status" aria-busy aria-label="Loading submissions">
          <Skeleton variant="rounded" height={360} />
        </Stack>
      )}
      {queue.status === 'ready' && queue.data.length === 0 && (
        <EmptyState
          icon={<FactCheckOutlined />}
          title="Nothing waits for you"
          text="New submissions appear here by themselves."
        />
      )}
      {queue.status === 'ready' && (
        <Stack component="ul" sx={{ gap: 2.5, p: 0, m: 0, listStyle: 'none' }}>
          {queue.data.map((review) => (
            <li key={review.id}>
              <ReviewCard review={review} onDecided={tell} />
            </li>
          ))}
        </Stack>
      )}
      {queue.status === 'ready' && queue.data.length === count && (
        <Box sx={{ display: 'grid', placeItems: 'center', mt: 3 }}>
          <Button variant="outlined" onClick={() => setCount(count + PAGE)}>
            Show more submissions
          </Button>
        </Box>
      )}
      <News news={news} onGone={() => setNews(null)} />
    </Box>
  );
}
