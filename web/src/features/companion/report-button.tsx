import type { Review } from '@hearthkin/domain/companion/review';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { PublishedPlace } from '../../data/reviews/review-store';
import { loginPath } from '../../lib/paths';
import { useSession } from '../../session/session';
import { late } from '../../ui/late';
import type { Viewer } from './viewer';

const ReportDialog = late(async () => (await import('./report-dialog')).ReportDialog, {
  isRare: true,
});

interface ReportButtonProps {
  readonly place: PublishedPlace;
  readonly review: Review;
  readonly viewer: Viewer;
  readonly onReported: (sentence: string) => void;
}

/** Reports a review to staff. Visitors sign in first and come back here. */
export function ReportButton(props: ReportButtonProps) {
  const { review, viewer } = props;
  const session = useSession();
  const { pathname, search } = useLocation();
  const label = `Report the review by ${review.authorName}`;
  if (viewer === 'visitor' || session.status !== 'signed-in') {
    return (
      <Button
        component={Link}
        to={loginPath(pathname + search)}
        size="small"
        aria-label={label}
        sx={TOUCH_TARGET}
      >
        Report
      </Button>
    );
  }
  return <ReportDialogButton {...props} reporterId={session.uid} label={label} />;
}

interface ReportDialogButtonProps extends ReportButtonProps {
  readonly reporterId: string;
  readonly label: string;
}

function ReportDialogButton({
  place,
  review,
  onReported,
  reporterId,
  label,
}: ReportDialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="small" aria-label={label} onClick={() => setOpen(true)} sx={TOUCH_TARGET}>
        Report
      </Button>
      {isOpen && (
        <ReportDialog
          place={place}
          reporterId={reporterId}
          authorName={review.authorName}
          onClose={close}
          onReported={(sentence) => {
            setOpen(false);
            onReported(sentence);
          }}
        />
      )}
    </>
  );
}

const TOUCH_TARGET = { minHeight: 44, px: 1.5, mt: -1, marginInlineEnd: -1.5 } as const;
