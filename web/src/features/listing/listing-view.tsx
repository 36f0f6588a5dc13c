import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { liveCompanion } from '../../data/companions/companion-queries';
import { useLive } from '../../data/kit/live-query';
import { companionPath } from '../../lib/paths';
import { useSession } from '../../session/session';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { late } from '../../ui/late';
import { Breadcrumb, CRUMBS } from '../../ui/layout/breadcrumb';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { ListingEditor } from './listing-editor';
import type { ProfileView } from './preview/preview-parts';

// Few listings are hidden.
const NotListed = late(async () => (await import('./not-listed')).NotListed, { isOptional: true });

interface ListingViewProps {
  readonly Profile: ProfileView;
}

/** The companion's own listing. */
export function ListingView({ Profile }: ListingViewProps) {
  const session = useSession();
  return (
    <Page title="Your listing" description="This is what members see.">
      <Breadcrumb parents={[CRUMBS.profile]} here="Your listing" />
      {session.status === 'signed-in' && (
        <Loaded key={session.uid} uid={session.uid} Profile={Profile} />
      )}
    </Page>
  );
}

function Loaded({ uid, Profile }: ListingViewProps & { readonly uid: string }) {
  const read = useLive(liveCompanion(uid));
  const listing = read.status === 'ready' ? (read.data?.data ?? null) : null;
  return (
    <Stack sx={{ gap: 3 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1.5,
        }}
      >
        <Box>
          <PageHeading>Your listing</PageHeading>
          <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
            This is what members see.
          </Typography>
        </Box>
        <Button component={Link} to={companionPath(uid)} variant="outlined" sx={{ minHeight: 44 }}>
          See your public profile
        </Button>
      </Box>
      {read.status === 'failed' ? (
        <LoadFailed retry={read.retry} />
      ) : read.status === 'loading' ? (
        <Stack role="status" aria-busy aria-label="Loading your listing" sx={{ gap: 3 }}>
          <Skeleton variant="rounded" height={320} />
          <Skeleton variant="rounded" height={320} />
        </Stack>
      ) : listing === null ? (
        <EmptyState
          scene="lantern"
          title="We’re setting up your listing"
          text="This takes a moment. It’ll appear here automatically."
        />
      ) : (
        <>
          {!listing.listed && <NotListed uid={uid} listing={listing} />}
          <ListingEditor uid={uid} listing={listing} Profile={Profile} />
        </>
      )}
    </Stack>
  );
}
