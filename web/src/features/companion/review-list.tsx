import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLive } from '../../data/kit/live-query';
import { ReviewItem } from '../../data/reviews/review-item';
import { reviewPages } from '../../data/reviews/review-queries';
import { formatMonth } from '../../lib/format';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { ReportButton } from './report-button';

interface ReviewListProps {
  readonly companionId: string;
  readonly companionName: string;
  /** Ids of reviews shown elsewhere. */
  readonly except: ReadonlySet<string | null>;
  readonly onMessage: (sentence: string) => void;
}

/** A companion's live reviews, latest month first, page by page. */
export function ReviewList({ companionId, companionName, except, onMessage }: ReviewListProps) {
  const read = useLive(reviewPages(companionId));
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
  const shown = items.filter(({ id }) => !except.has(id));
  return (
    <Box>
      {shown.length > 0 && (
        <Box component="ul" aria-label="Reviews" sx={{ p: 0, m: 0, listStyle: 'none' }}>
          {shown.map(({ id, data }) => (
            <li key={id}>
              <ReviewItem
                review={data}
                reply={data.reply}
                companionName={companionName}
                when={
                  <time dateTime={data.publishedIn}>{formatMonth(data.publishedIn, 'long')}</time>
                }
                action={
                  <ReportButton
                    place={{ companionId, reviewId: id }}
                    review={data}
                    onReported={onMessage}
                  />
                }
              />
            </li>
          ))}
        </Box>
      )}
      {more === 'failed' && (
        <Typography role="alert" sx={{ textAlign: 'center', mt: 2 }}>
          More reviews couldn’t be loaded.
        </Typography>
      )}
      {hasMore && (
        <Box sx={{ display: 'grid', placeItems: 'center', mt: 2 }}>
          <Button variant="outlined" disabled={more === 'loading'} onClick={read.more}>
            {more === 'loading' ? 'Loading...' : more === 'failed' ? 'Try again' : 'Show more'}
          </Button>
        </Box>
      )}
    </Box>
  );
}
