import { UNKNOWN_USER } from '@hearthkin/domain/account/profile';
import { canChangeRating, canRateMember } from '@hearthkin/domain/booking/member-rating';
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Booking } from '../../../data/bookings/booking-queries';
import { useLive } from '../../../data/kit/live-query';
import type { Doc } from '../../../data/kit/readers';
import { ownMemberRating } from '../../../data/reviews/review-queries';
import { Snackbar } from '../../../ui/feedback/snackbar';
import { late } from '../../../ui/late';

const MemberRatingDialog = late(
  async () => (await import('./member-rating-dialog')).MemberRatingDialog,
  { isRare: true },
);

interface MemberRatingProps {
  readonly booking: Doc<Booking>;
  readonly memberName: string;
  readonly now: Date;
}

/** The companion's private answers about the member of a completed session, or a button to give them. */
export function MemberRating({ booking, memberName, now }: MemberRatingProps) {
  const read = useLive(ownMemberRating(booking.data.earnerId, booking.id));
  const [isAsking, setAsking] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  if (read.status !== 'ready') return null;
  const rating = read.data?.data ?? null;
  const isGone = memberName === UNKNOWN_USER;
  if (rating === null && (isGone || !canRateMember(booking.data, now))) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, mt: 1.5 }}>
      {rating === null ? (
        <Button
          variant="outlined"
          startIcon={<HowToRegOutlined />}
          aria-label={`Rate ${memberName} in private`}
          onClick={() => setAsking(true)}
          sx={{ minHeight: 44 }}
        >
          Rate in private
        </Button>
      ) : (
        <>
          <Box component="span" sx={{ fontWeight: 600 }}>
            Your private answers
          </Box>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {[
              rating.came ? 'Came' : 'Didn’t come',
              rating.kind ? 'Kind' : 'Not kind',
              rating.again ? 'Would meet again' : 'Wouldn’t meet again',
            ].join(' · ')}
          </Box>
          {canChangeRating(rating, now) && (
            <Button
              size="small"
              aria-label={`Edit your answers about ${memberName}`}
              onClick={() => setAsking(true)}
              sx={{ minHeight: 44 }}
            >
              Edit
            </Button>
          )}
        </>
      )}
      {isAsking && (
        <MemberRatingDialog
          bookingId={booking.id}
          memberName={memberName}
          former={rating}
          onClose={() => setAsking(false)}
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
