import { UNKNOWN_USER } from '@hearthkin/domain/account/profile';
import { canEditReview } from '@hearthkin/domain/companion/review';
import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Booking } from '../../../data/bookings/booking-queries';
import { useLive } from '../../../data/kit/live-query';
import type { Doc } from '../../../data/kit/readers';
import { ownReview } from '../../../data/reviews/review-queries';
import { ownReviewWords } from '../../../lib/review-words';
import { Snackbar } from '../../../ui/feedback/snackbar';
import { late } from '../../../ui/late';
import { Stars } from '../../../ui/people/stars';

const SessionReviewDialog = late(
  async () => (await import('../../reviews/session-review-dialog')).SessionReviewDialog,
  { isRare: true },
);

interface BookingReviewProps {
  readonly booking: Doc<Booking>;
  readonly companionName: string;
  readonly now: Date;
}

/** The member's review of a completed booking, or a button to write one. */
export function BookingReview({ booking, companionName, now }: BookingReviewProps) {
  const read = useLive(ownReview(booking.data.spenderId, booking.id));
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const [message, setMessage] = useState<string | null>(null);
  if (read.status !== 'ready') return null;
  const review = read.data?.data ?? null;
  const isGone = companionName === UNKNOWN_USER;
  if (review === null && isGone) return null;
  const words = review === null || isGone ? null : ownReviewWords(review, companionName);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, mt: 1.5 }}>
      {review === null ? (
        <Button
          variant="outlined"
          startIcon={<RateReviewOutlined />}
          aria-label={`Write a review of ${companionName}`}
          onClick={() => setAsking(true)}
          sx={{ minHeight: 44 }}
        >
          Write a review
        </Button>
      ) : (
        <>
          <Box component="span" sx={{ fontWeight: 600 }}>
            Your review
          </Box>
          <Stars value={review.rating} />
          {canEditReview(review, now) && (
            <Button
              size="small"
              aria-label={`Edit your review of ${companionName}`}
              onClick={() => setAsking(true)}
              sx={{ minHeight: 44 }}
            >
              Edit
            </Button>
          )}
          {words !== null && (
            <Typography variant="body2" sx={{ flexBasis: '100%', color: 'text.secondary' }}>
              {words}
            </Typography>
          )}
        </>
      )}
      {isAsking && (
        <SessionReviewDialog
          bookingId={booking.id}
          companionName={companionName}
          former={review}
          onClose={close}
          onSaved={(sentence) => {
            setAsking(false);
            setMessage(sentence);
          }}
        />
      )}
      <Snackbar message={message} onClose={() => setMessage(null)} />
    </Box>
  );
}
