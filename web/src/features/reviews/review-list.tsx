import type { Review } from '@hearthkin/domain/companion/review';
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';
import { reviewPages } from '../../data/reviews/review-queries';
import { formatMonth } from '../../lib/format';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { LoadMore } from '../../ui/feedback/load-more';
import { ReviewItem } from './review-item';

export interface ReviewListProps {
  readonly companionId: string;
  readonly companionName: string;
  /** Ids of reviews shown elsewhere. */
  readonly except?: ReadonlySet<string | null>;
  /** A button for a review. */
  readonly action: (review: Doc<Review>) => ReactNode;
}

const NONE: ReadonlySet<string | null> = new Set();

/** A companion's live reviews, latest month first, page by page. */
export function ReviewList(props: ReviewListProps) {
  const { companionId, companionName, except = NONE, action } = props;
  const read = useLive(reviewPages(companionId));
  const hintId = useId();
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
    <div>
      {shown.length > 0 && (
        <>
          <Typography id={hintId} variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
            Verified session: booked here, and it took place. No one else can write a review.
          </Typography>
          <Box component="ul" aria-label="Reviews" sx={{ p: 0, m: 0, listStyle: 'none' }}>
            {shown.map((review) => (
              <li key={review.id}>
                <ReviewItem
                  review={review.data}
                  reply={review.data.reply}
                  companionName={companionName}
                  when={<Month month={review.data.publishedIn} />}
                  mark={<VerifiedSession hintId={hintId} />}
                  action={action(review)}
                />
              </li>
            ))}
          </Box>
        </>
      )}
      {hasMore && <LoadMore state={more} onMore={read.more} isAutomatic={false} what="reviews" />}
    </div>
  );
}

function Month({ month }: { readonly month: string }) {
  return <time dateTime={month}>{formatMonth(month, 'long')}</time>;
}

interface VerifiedSessionProps {
  /** The id of the sentence that explains it. */
  readonly hintId: string;
}

/** Marks a review of a session that took place. */
function VerifiedSession({ hintId }: VerifiedSessionProps) {
  return (
    <Box
      component="span"
      aria-describedby={hintId}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        typography: 'body2',
        color: 'success.main',
      }}
    >
      <VerifiedOutlined aria-hidden sx={{ fontSize: 16 }} />
      Verified session
    </Box>
  );
}
