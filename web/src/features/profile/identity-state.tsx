import { hasEndedIdentity } from '@hearthkin/domain/verification/identity-term';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useLive } from '../../data/kit/live-query';
import { type Verification, verification } from '../../data/verifications/verification-queries';
import { PATHS } from '../../lib/paths';

/** The progress of the identity check of an account that isn't verified yet. */
export function IdentityState({ uid }: { readonly uid: string }) {
  const read = useLive(verification(uid));
  if (read.status !== 'ready') return null;
  const review = read.data?.data ?? null;
  return (
    <Alert severity="info">
      {sentenceFor(review)}
      <div>
        <Button
          component={Link}
          to={PATHS.verification}
          color="inherit"
          sx={{ minHeight: 44, marginInlineStart: -2 }}
        >
          See your verification
        </Button>
      </div>
    </Alert>
  );
}

function sentenceFor(review: Verification | null): string {
  const { status: check, refusedAt } = review?.identityCheck ?? {};
  switch (review?.verificationStatus) {
    case 'pending':
      return 'Our team is reviewing your documents. We’ll let you know.';
    case 'rejected':
      return 'We couldn’t approve your documents. You can submit new ones.';
    default:
      if (check === 'review') return 'Our team is reviewing your photos. We’ll let you know.';
      if (review !== null && hasEndedIdentity(review))
        return 'Your last identity check has ended. Check again to book, message and join.';
      if (check === 'failed' && refusedAt !== undefined)
        return 'We couldn’t approve your photos. Please submit your documents.';
      if (check === 'failed')
        return 'Your photos didn’t match. Try again, or submit your documents.';
      return 'You’re not verified yet. Your phone and a selfie take a few minutes, or our team reviews your documents.';
  }
}
