import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { type ActivityReview, activityReviewPages } from '../../data/activities/activity-queries';
import { useLive } from '../../data/kit/live-query';
import { formatDay, ownTimeZone } from '../../lib/format';
import { loginPath } from '../../lib/paths';
import { FormDialog } from '../../ui/dialogs/late-dialogs';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { LoadMore } from '../../ui/feedback/load-more';
import { useAction } from '../../ui/hooks/use-action';
import { late } from '../../ui/late';
import { Stars } from '../../ui/people/stars';
import { ReportButton } from '../safety/public';
import { Section } from './section';

const ActivityReviewDialog = late(
  async () => (await import('./activity-review-dialog')).ActivityReviewDialog,
);

interface ActivityReviewsProps {
  readonly activityId: string;
  /** Null for a visitor. */
  readonly uid: string | null;
  /** Whether the reader took part and the activity is over. */
  readonly mayReview: boolean;
  readonly onMessage: (sentence: string) => void;
}

/** Reviews by participants; visitors are asked to sign in. */
export function ActivityReviews(props: ActivityReviewsProps) {
  const { pathname } = useLocation();
  return (
    <Section title="Reviews">
      {props.uid === null ? (
        <Typography sx={{ color: 'text.secondary' }}>
          <MuiLink component={Link} to={loginPath(pathname)}>
            Sign in
          </MuiLink>{' '}
          to read what people said.
        </Typography>
      ) : (
        <ReviewList {...props} uid={props.uid} />
      )}
    </Section>
  );
}

interface ReviewListProps extends ActivityReviewsProps {
  readonly uid: string;
}

function ReviewList({ activityId, uid, mayReview, onMessage }: ReviewListProps) {
  const read = useLive(activityReviewPages(activityId));
  const [isWriting, setWriting] = useState(false);
  const close = () => setWriting(false);
  const items = read.status === 'ready' ? read.data.items : [];
  const hasReviewed = items.some(({ id }) => id === uid);
  return (
    <>
      {read.status === 'failed' && <LoadFailed retry={read.retry} />}
      {read.status === 'loading' && (
        <div role="status" aria-busy aria-label="Loading reviews">
          <Skeleton variant="rounded" height={96} />
        </div>
      )}
      {read.status === 'ready' && items.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>No reviews yet.</Typography>
      )}
      <Box component="ul" aria-label="Reviews" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {items.map(({ id, data }) => (
          <li key={id}>
            <Review
              review={data}
              activityId={activityId}
              authorId={id}
              ownUid={id === uid ? uid : null}
              onMessage={onMessage}
            />
          </li>
        ))}
      </Box>
      {read.status === 'ready' && read.data.hasMore && (
        <LoadMore state={read.data.more} onMore={read.more} isAutomatic={false} what="reviews" />
      )}
      {mayReview && !hasReviewed && read.status === 'ready' && (
        <Button variant="outlined" onClick={() => setWriting(true)} sx={{ mt: 1.5 }}>
          Write a review
        </Button>
      )}
      {isWriting && (
        <ActivityReviewDialog
          activityId={activityId}
          onClose={close}
          onSaved={() => {
            setWriting(false);
            onMessage('Thank you for your review.');
          }}
        />
      )}
    </>
  );
}

interface ReviewProps {
  readonly review: ActivityReview;
  readonly activityId: string;
  readonly authorId: string;
  /** The reader's uid if they are the author. */
  readonly ownUid: string | null;
  readonly onMessage: (sentence: string) => void;
}

function Review({ review, activityId, authorId, ownUid, onMessage }: ReviewProps) {
  const { authorName, rating, comment, createdAt } = review;
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { run, isBusy, failure } = useAction(() => {
    setAsking(false);
    onMessage('Your review is deleted.');
  });
  const remove = () =>
    run(async () => {
      if (ownUid === null) return;
      const { deleteActivityReview } = await import('./activity-store');
      await deleteActivityReview(ownUid, activityId);
    });
  return (
    <Box
      component="article"
      aria-label={`Review by ${authorName}`}
      sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{authorName}</Typography>
        <Chip size="small" variant="outlined" color="success" label="Went" />
        <Stars value={rating} />
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          <time dateTime={createdAt.toISOString()}>{formatDay(createdAt, ownTimeZone())}</time>
        </Typography>
      </Stack>
      {comment !== '' && (
        <Typography
          sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}
        >
          {comment}
        </Typography>
      )}
      {ownUid === null && (
        <ReportButton
          title="Report this review"
          label="Report"
          choices={[
            { place: { kind: 'activity-review', activityId, authorId }, label: 'The review' },
          ]}
        />
      )}
      {ownUid !== null && (
        <Button
          color="error"
          size="small"
          onClick={() => setAsking(true)}
          sx={{ mt: 0.5, marginInlineStart: -2 }}
        >
          Delete my review
        </Button>
      )}
      {isAsking && (
        <FormDialog
          title="Delete your review?"
          intro="You can’t undo this, but you can write a new one."
          isDirty={false}
          isBusy={isBusy}
          failure={failure}
          submitLabel="Delete"
          busyLabel="Deleting..."
          cancelLabel="Keep it"
          color="error"
          onSubmit={() => void remove()}
          onClose={close}
        />
      )}
    </Box>
  );
}
