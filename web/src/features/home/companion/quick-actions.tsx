import { TRAINING_PATH } from '@hearthkin/domain/companion/training-lessons';
import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type MouseEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { companionPath, PATHS } from '../../../lib/paths';
import { Snackbar } from '../../../ui/feedback/snackbar';
import { DashboardCard } from '../../../ui/layout/dashboard-card';

const actionsOf = (uid: string) => [
  { label: 'Your application', to: PATHS.earnHelping },
  { label: 'Your listing', to: PATHS.listing },
  { label: 'Your profile', to: PATHS.profile },
  { label: 'Your training', to: TRAINING_PATH },
  { label: 'Your reviews', to: `${companionPath(uid)}?tab=reviews` },
  { label: 'Your analytics', to: PATHS.analytics },
];

/** A companion's shortcuts (specification 2, section 2). */
export function QuickActions({ uid }: { readonly uid: string }) {
  return (
    <DashboardCard title="Quick Actions">
      <Box
        sx={{
          display: { xs: 'grid', sm: 'flex' },
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          flexWrap: 'wrap',
          gap: 1.5,
        }}
      >
        {actionsOf(uid).map(({ label, to }) => (
          <Button key={to} component={Link} to={to} variant="outlined" sx={{ minHeight: 44 }}>
            {label}
          </Button>
        ))}
        <InviteFriend />
      </Box>
    </DashboardCard>
  );
}

/** The link to the sign-up page: pressed, it is shared, or else copied. */
function InviteFriend() {
  const [message, setMessage] = useState<string | null>(null);
  const share = async (event: MouseEvent<HTMLAnchorElement>) => {
    // The reader has an account already.
    event.preventDefault();
    const url = new URL(PATHS.register, window.location.href).href;
    try {
      if (navigator.share !== undefined) {
        await navigator.share({ title: PRODUCT_NAME, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      setMessage('Link copied. Send it to a friend.');
    } catch (error) {
      // Someone who closes the device's sheet has changed their mind.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setMessage(`Send your friend this address: ${url}`);
    }
  };
  return (
    <>
      <Button
        href={PATHS.register}
        variant="outlined"
        onClick={(event: MouseEvent<HTMLAnchorElement>) => void share(event)}
        sx={{ minHeight: 44 }}
      >
        Invite a friend
      </Button>
      <Snackbar message={message} onClose={() => setMessage(null)} />
    </>
  );
}
