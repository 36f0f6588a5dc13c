import { canEditReview, type Review } from '@hearthkin/domain/companion/review';
import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';
import { publishedReview } from '../../data/reviews/review-queries';
import { formatDay, ownTimeZone } from '../../lib/format';
import { editableUntil, ownReviewWords } from '../../lib/review-words';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Snackbar } from '../../ui/feedback/snackbar';
import { useNow } from '../../ui/hooks/clock';
import { late } from '../../ui/late';
import { ReviewItem, ReviewList, ReviewSummary } from '../reviews/public';
import { ReportButton } from '../safety/public';
import type { CompanionProfileProps } from './companion-profile';
import { type OwnReview, useOwnReviews } from './use-own-reviews';

const SessionReviewDialog = late(
  async () => (await import('../reviews/session-review-dialog')).SessionReviewDialog,
  { isRare: true },
);

const OwnReviews = late(async () => (await import('../reviews/own-reviews')).OwnReviews, {
  isRare: true,
  fallback: () => (
    <Skeleton variant="rounded" height={320} role="status" aria-busy aria-label="Loading reviews" />
  ),
});

/** A companion's reviews; their own ones can be answered. */
export function ReviewsPanel(props: CompanionProfileProps) {
  const { companionId, companion, viewer } = props;
  const [message, setMessage] = useState<string | null>(null);
  const report = ({ id, data }: Doc<Review>) => (
    <ReportButton
      title={`Report the review by ${data.authorName}`}
      label="Report"
      choices={[{ place: { kind: 'review', companionId, reviewId: id }, label: 'This review' }]}
    />
  );
  return (
    <>
      {viewer === 'self' ? (
        <OwnReviews
          uid={companionId}
          listing={companion}
          level="h3"
          action={report}
          onSaved={setMessage}
        />
      ) : (
        <OthersReviews {...props} report={report} onMessage={setMessage} />
      )}
      <Snackbar message={message} onClose={() => setMessage(null)} />
    </>
  );
}

interface OthersReviewsProps extends CompanionProfileProps {
  readonly report: (review: Doc<Review>) => ReactNode;
  readonly onMessage: (sentence: string) => void;
}

/** With buttons for the member's own reviews. */
function OthersReviews(props: OthersReviewsProps) {
  const { companionId, companion, viewer, report, onMessage } = props;
  const { displayName, ratingCount } = companion;
  const now = useNow();
  const own = useOwnReviews(companionId, viewer);
  // The booking being reviewed.
  const [asks, setAsks] = useState<string | null>(null);
  const close = () => setAsks(null);
  const isEmpty = ratingCount === 0 && own.written.length === 0;
  const former = own.written.find(({ bookingId }) => bookingId === asks)?.review ?? null;
  const write = own.open !== null && (
    <Button
      variant="contained"
      startIcon={<RateReviewOutlined />}
      onClick={() => setAsks(own.open)}
      sx={{ minHeight: 44 }}
    >
      Write a review
    </Button>
  );
  return (
    <>
      {isEmpty ? (
        <EmptyState
          scene="chat"
          title="No reviews yet"
          text="Members can leave a review after each session."
        >
          {write}
        </EmptyState>
      ) : (
        <Stack sx={{ gap: 3 }}>
          <Typography variant="h3">How members rate {displayName}</Typography>
          <ReviewSummary companion={companion} />
          {write && <div>{write}</div>}
          {own.written.map((mine) => (
            <OwnReviewItem
              key={mine.bookingId}
              companionId={companionId}
              own={mine}
              companionName={displayName}
              now={now}
              onEdit={() => setAsks(mine.bookingId)}
            />
          ))}
          <ReviewList
            companionId={companionId}
            companionName={displayName}
            except={new Set(own.written.map(({ review }) => review.reviewId))}
            action={report}
          />
        </Stack>
      )}
      {asks !== null && own.uid !== null && (
        <SessionReviewDialog
          key={asks}
          bookingId={asks}
          companionName={displayName}
          former={former}
          onClose={close}
          onSaved={(sentence) => {
            setAsks(null);
            onMessage(sentence);
          }}
        />
      )}
    </>
  );
}

interface OwnReviewItemProps {
  readonly companionId: string;
  readonly own: OwnReview;
  readonly companionName: string;
  readonly now: Date;
  readonly onEdit: () => void;
}

/** The member's own review comes first and can be edited for some days. */
function OwnReviewItem(props: OwnReviewItemProps) {
  const { companionId, own, companionName, now, onEdit } = props;
  const { review } = own;
  const { createdAt, editedAt, reviewId } = review;
  // Only the copy has the answer.
  const copy = useLive(reviewId === null ? null : publishedReview(companionId, reviewId));
  const published = copy.status === 'ready' ? copy.data?.data : undefined;
  const isOpen = canEditReview(review, now);
  const words = ownReviewWords(review, companionName);
  return (
    <Box>
      <ReviewItem
        isOwn
        review={review}
        reply={published?.reply ?? ''}
        companionName={companionName}
        when={
          <>
            <time dateTime={createdAt.toISOString()}>{formatDay(createdAt, ownTimeZone())}</time>
            {editedAt !== null && ', edited'}
          </>
        }
        action={
          isOpen && (
            <Button
              size="small"
              onClick={onEdit}
              sx={{ minHeight: 44, my: -1, marginInlineEnd: -1 }}
            >
              Edit
            </Button>
          )
        }
      />
      {(words !== null || isOpen) && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.75 }}>
          {words} {isOpen && `You can change it ${editableUntil(review)}.`}
        </Typography>
      )}
      {reviewId !== null && published?.reply && (
        <ReportButton
          title="Report the answer to your review"
          label="Report the answer"
          choices={[{ place: { kind: 'review', companionId, reviewId }, label: 'The answer' }]}
        />
      )}
    </Box>
  );
}
