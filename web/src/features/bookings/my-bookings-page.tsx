import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../../lib/session';
import { Page } from '../../ui/page';
import { PageHeading } from '../../ui/page-heading';
import { BookingsList } from './bookings-list';

/** Both sides' bookings, as they change (specification 2, section 2, "My bookings"). */
export function MyBookingsPage() {
  const session = useSession();
  return (
    <Page title="My bookings" description="Your requested, confirmed and past sessions." width="md">
      <Stack sx={{ gap: 3 }}>
        <PageHeading>My bookings</PageHeading>
        <RequestSent />
        {session.status === 'signed-in' && session.userType !== null && (
          <BookingsList uid={session.uid} role={session.userType} />
        )}
      </Stack>
    </Page>
  );
}

/** Says that a request was sent, once, to whoever comes from the booking page. */
function RequestSent() {
  const location = useLocation();
  const navigate = useNavigate();
  const [name, setName] = useState(() => requestedFrom(location.state));
  useEffect(() => {
    if (requestedFrom(location.state) === null) return;
    // A reload or the back button must not say it again.
    void navigate('.', { replace: true, state: null, preventScrollReset: true });
  }, [location.state, navigate]);
  if (name === null) return null;
  return (
    <Alert severity="success" onClose={() => setName(null)}>
      Your request has been sent. You will see here what {name} answers.
    </Alert>
  );
}

function requestedFrom(state: unknown): string | null {
  return typeof state === 'object' &&
    state !== null &&
    'requestedFrom' in state &&
    typeof state.requestedFrom === 'string'
    ? state.requestedFrom
    : null;
}
