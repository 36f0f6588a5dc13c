import Stack from '@mui/material/Stack';
import { useSession } from '../../session/session';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { BookingsList } from './bookings-list';

/** Live bookings, for members and companions (specification 2, section 2, "My bookings"). */
export function MyBookingsPage() {
  const session = useSession();
  return (
    <Page
      title="My bookings"
      description="Your requests, upcoming sessions and past ones."
      width="md"
    >
      <Stack sx={{ gap: 3 }}>
        <PageHeading>My bookings</PageHeading>
        {session.status === 'signed-in' && session.userType !== null && (
          <BookingsList uid={session.uid} role={session.userType} />
        )}
      </Stack>
    </Page>
  );
}
