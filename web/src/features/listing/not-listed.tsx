import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { Companion } from '../../data/companions/companion-queries';
import { PATHS } from '../../lib/paths';

/** What the listing lacks for members to see it. */
export function NotListed({ listing }: { readonly listing: Companion }) {
  const isVerified = listing.badges.identity;
  const lacksPhoto = listing.photo === null;
  return (
    <Alert
      severity="info"
      action={
        !isVerified && (
          <Button component={Link} to={PATHS.verification} color="inherit">
            Get verified
          </Button>
        )
      }
    >
      {lacksPhoto && 'Your listing needs a photo before members see it. Add one below. '}
      {!isVerified && 'Members see your listing once your documents are verified.'}
      {isVerified && !lacksPhoto && 'Members don’t see your listing right now.'}
    </Alert>
  );
}
