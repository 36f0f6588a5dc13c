import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLatest, useLive } from '../../../data/kit/live-query';
import type { Verification } from '../../../data/verifications/verification-queries';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { decidedReviews } from '../admin-queries';
import { formatDateTime } from '../format-date-time';
import { PersonLink, TeamName } from '../people/person-name';

const DECIDED_COUNT = 10;

/** The latest decisions about documents. A new `round` reads them again. */
export function DecidedReviews({ round }: { readonly round: number }) {
  const decided = useLatest(useLive(decidedReviews(DECIDED_COUNT, round)));
  if (decided.status === 'ready' && decided.data.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="decided-reviews">
      <Typography id="decided-reviews" variant="h2" sx={{ mb: 2 }}>
        Recent decisions
      </Typography>
      {decided.status === 'failed' && <LoadFailed retry={decided.retry} />}
      {decided.status === 'loading' && <Skeleton variant="rounded" height={120} />}
      {decided.status === 'ready' && (
        <Stack component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
          {decided.data.map(({ id, data }) => (
            <DecidedRow key={id} uid={id} review={data} />
          ))}
        </Stack>
      )}
    </Box>
  );
}

interface DecidedRowProps {
  readonly uid: string;
  readonly review: Verification;
}

function DecidedRow({ uid, review }: DecidedRowProps) {
  const isVerified = review.verificationStatus === 'verified';
  return (
    <Box
      component="li"
      sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          <PersonLink uid={uid} />
        </Box>
        <Chip
          size="small"
          label={isVerified ? 'Approved' : 'Rejected'}
          color={isVerified ? 'success' : 'error'}
        />
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {review.reviewedBy !== undefined && (
            <>
              by <TeamName uid={review.reviewedBy} />
            </>
          )}
          {review.reviewedAt !== undefined && `, ${formatDateTime(review.reviewedAt)}`}
        </Typography>
      </Box>
      {review.notes !== undefined && review.notes !== '' && (
        <Typography variant="body2" sx={{ mt: 0.5, whiteSpace: 'pre-line' }}>
          {review.notes}
        </Typography>
      )}
    </Box>
  );
}
