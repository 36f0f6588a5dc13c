import type { Review } from '@hearthkin/domain/companion/review';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { PublishedPlace } from '../../data/reviews/review-store';
import { loginPath } from '../../lib/paths';
import { signupIsIncomplete, useSession } from '../../session/session';
import { late } from '../../ui/late';

const ReportDialog = late(async () => (await import('./report-dialog')).ReportDialog);

interface ReportButtonProps {
  readonly place: PublishedPlace;
  readonly review: Review;
  readonly onReported: (sentence: string) => void;
}

/** Reports a review to staff. Visitors sign in first and come back here. */
export function ReportButton({ place, review, onReported }: ReportButtonProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const label = `Report the review by ${review.authorName}`;
  if (session.status !== 'signed-in' || signupIsIncomplete(session)) {
    return (
      <Tooltip title="Report">
        <IconButton
          component={Link}
          to={loginPath(pathname + search)}
          aria-label={label}
          sx={TOUCH_TARGET}
        >
          <FlagOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
    );
  }
  return (
    <ReportDialogButton
      place={place}
      review={review}
      onReported={onReported}
      reporterId={session.uid}
      label={label}
    />
  );
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
      <Tooltip title="Report">
        <IconButton aria-label={label} onClick={() => setOpen(true)} sx={TOUCH_TARGET}>
          <FlagOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
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

const TOUCH_TARGET = { width: 44, height: 44, mt: -1, marginInlineEnd: -1 } as const;
