import type { Review } from '@hearthkin/domain/companion/review';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { loginPath } from '../../lib/paths';
import type { ReviewPlace } from '../../lib/review-store';
import { isHalfMade, useSession } from '../../lib/session';
import { ReportDialog } from './report-dialog';

interface ReportButtonProps {
  readonly place: ReviewPlace;
  readonly review: Review;
  readonly onReported: (sentence: string) => void;
}

/** A flag: asks staff to look at what somebody wrote. Visitors sign in first and come back. */
export function ReportButton({ place, review, onReported }: ReportButtonProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const label = `Report the review by ${review.authorName}`;
  if (session.status !== 'signed-in' || isHalfMade(session)) {
    return (
      <Tooltip title="Report">
        <IconButton
          component={Link}
          to={loginPath(pathname + search)}
          aria-label={label}
          sx={TARGET}
        >
          <FlagOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
    );
  }
  if (session.uid === review.spenderId) return null;
  return (
    <>
      <Tooltip title="Report">
        <IconButton aria-label={label} onClick={() => setOpen(true)} sx={TARGET}>
          <FlagOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      {isOpen && (
        <ReportDialog
          place={place}
          reporterId={session.uid}
          authorName={review.authorName}
          onClose={() => setOpen(false)}
          onReported={(sentence) => {
            setOpen(false);
            onReported(sentence);
          }}
        />
      )}
    </>
  );
}

const TARGET = { width: 44, height: 44, mt: -1, mr: -1 } as const;
