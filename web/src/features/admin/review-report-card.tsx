import { REPORT_REASONS, type ReviewReport } from '@hearthkin/domain/safety/report';
import { REVIEW_NOTES_MAX } from '@hearthkin/domain/verification/documents';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { profilesOf } from '../../data/accounts/account-queries';
import { publicPerson } from '../../data/accounts/public-person';
import { useLive } from '../../data/kit/live-query';
import { publishedReview } from '../../data/reviews/review-queries';
import { call } from '../../firebase/call';
import { formatMonth } from '../../lib/format';
import { companionPath } from '../../lib/paths';
import { FormDialog, ReasonDialog } from '../../ui/dialogs/late-dialogs';
import { Stars } from '../../ui/people/stars';
import { formatDateTime } from './format-date-time';
import type { QueueCardProps } from './queue';
import { useStaffAct } from './use-staff-act';

type ReportDecision = Exclude<ReviewReport['status'], 'open'>;

const DONE_MESSAGES: Readonly<Record<ReportDecision, string>> = {
  kept: 'The review stays.',
  removed: 'The review is removed.',
  'reply-removed': 'The answer is removed.',
};

/** A reported review with its decision buttons. */
export function ReviewReportCard({ item: report, onDecided }: QueueCardProps<ReviewReport>) {
  const { companionId, reviewId, reporterId, reason, details, createdAt } = report.data;
  const read = useLive(publishedReview(companionId, reviewId));
  const people = useLive(profilesOf([companionId, reporterId]));
  const nameOf = (uid: string) => publicPerson(people, uid)?.name ?? '…';
  const [asks, setAsks] = useState<ReportDecision | null>(null);
  const close = () => setAsks(null);
  const saving = useStaffAct(() => {
    if (asks !== null) onDecided(DONE_MESSAGES[asks]);
    setAsks(null);
  });
  const review = read.status === 'ready' ? (read.data?.data ?? null) : null;
  const isGone = read.status === 'ready' && review === null;

  const decide = (decision: ReportDecision, notes = '') =>
    void saving.run(() => call('reviewReport', { reportId: report.id, decision, notes }));
  const dialog = { isBusy: saving.isBusy, failure: saving.failure, onClose: close };
  const question = isGone ? CLOSE_QUESTION : KEEP_QUESTION;
  return (
    <Card
      component="article"
      aria-label={`Report by ${nameOf(reporterId)}`}
      sx={{ p: { xs: 2, sm: 3 } }}
    >
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {REPORT_REASONS[reason]}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Reported by {nameOf(reporterId)}, {formatDateTime(createdAt)}
      </Typography>
      {details !== '' && (
        <Typography sx={{ mt: 1.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {details}
        </Typography>
      )}
      <Box
        component="blockquote"
        sx={{
          m: 0,
          mt: 2,
          paddingInlineStart: 2,
          borderInlineStart: '3px solid',
          borderColor: 'divider',
          maxWidth: '72ch',
          overflowWrap: 'anywhere',
        }}
      >
        {read.status === 'loading' && <Skeleton height={60} />}
        {read.status === 'failed' && <Typography>The review couldn’t be read.</Typography>}
        {isGone && <Typography>The review is no longer there.</Typography>}
        {review !== null && (
          <>
            <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
              {review.authorName} about{' '}
              <MuiLink component={Link} to={`${companionPath(companionId)}?tab=reviews`}>
                {nameOf(companionId)}
              </MuiLink>
              , {formatMonth(review.publishedIn, 'long')}
            </Typography>
            <Stars value={review.rating} />
            <Typography sx={{ whiteSpace: 'pre-line' }}>
              {review.comment === '' ? 'Without words.' : review.comment}
            </Typography>
            {review.reply !== '' && (
              <Typography sx={{ mt: 1, whiteSpace: 'pre-line' }}>
                <strong>Answer from {nameOf(companionId)}:</strong> {review.reply}
              </Typography>
            )}
          </>
        )}
      </Box>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1.5, mt: 2.5 }}
      >
        <Button
          variant="outlined"
          color="error"
          disabled={review === null && !isGone}
          onClick={() => setAsks('removed')}
        >
          {isGone ? 'Close the report' : 'Remove the review'}
        </Button>
        {review !== null && review.reply !== '' && (
          <Button variant="outlined" color="error" onClick={() => setAsks('reply-removed')}>
            Remove only the answer
          </Button>
        )}
        {!isGone && (
          <Button variant="contained" disabled={review === null} onClick={() => setAsks('kept')}>
            Keep the review
          </Button>
        )}
      </Box>
      {(asks === 'kept' || (asks !== null && isGone)) && (
        <FormDialog
          {...dialog}
          title={question.title}
          intro={question.intro}
          isDirty={false}
          submitLabel={question.confirm}
          busyLabel="One moment..."
          cancelLabel="Back"
          {...(isGone && { color: 'error' as const })}
          onSubmit={() => decide(asks)}
        />
      )}
      {(asks === 'removed' || asks === 'reply-removed') && !isGone && (
        <ReasonDialog
          {...dialog}
          {...REMOVALS[asks]}
          draftId={`report/${report.id}/${asks}`}
          helperText="The companion reads this."
          maxLength={REVIEW_NOTES_MAX}
          busyLabel="One moment..."
          onSubmit={(notes) => decide(asks, notes)}
        />
      )}
    </Card>
  );
}

const KEEP_QUESTION = {
  title: 'Keep this review?',
  intro: 'The review stays, and this report is closed.',
  confirm: 'Keep the review',
};

const REMOVALS = {
  removed: {
    title: 'Remove this review?',
    intro: 'The review is deleted, and the rating counts without it. You can’t undo this.',
    submitLabel: 'Remove the review',
  },
  'reply-removed': {
    title: 'Remove the companion’s answer?',
    intro: 'The review stays, and the companion can’t answer it again. You can’t undo this.',
    submitLabel: 'Remove the answer',
  },
} as const;

/** For a review that the author, the companion or other staff have already removed. */
const CLOSE_QUESTION = {
  title: 'Close this report?',
  intro: 'The review is no longer there. Nothing else changes.',
  confirm: 'Close the report',
};
