import { paymentsNote, payoutsNote } from '@hearthkin/domain/payment/payment-words';
import CalendarMonthRounded from '@mui/icons-material/CalendarMonthRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { PATHS } from '../../../lib/paths';
import { arePaymentsLive } from '../../../lib/payments';
import { useSession } from '../../../session/session';
import { useNow } from '../../../ui/hooks/clock';
import { Page } from '../../../ui/layout/page';
import { PageHeading } from '../../../ui/layout/page-heading';
import { BookingsList } from './bookings-list';
import { OpenCheckouts } from './late-open-checkouts';

/** Live bookings, for members and companions (specification 2, section 2, "My bookings"). */
export function MyBookingsPage() {
  const session = useSession();
  const isCompanion = session.status === 'signed-in' && session.userType === 'earner';
  const now = useNow();
  const isLive = arePaymentsLive();
  const note = isCompanion ? payoutsNote(isLive) : paymentsNote(isLive);
  return (
    <Page
      title="My bookings"
      description="Your requests, upcoming sessions and past ones."
      width="md"
    >
      <Stack sx={{ gap: 3 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2 }}>
          <PageHeading>My bookings</PageHeading>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button component={Link} to={`${PATHS.profile}?tab=calendar-link`} variant="outlined">
              See in your calendar app
            </Button>
            {isCompanion && (
              <Button
                component={Link}
                to={PATHS.calendar}
                variant="outlined"
                startIcon={<CalendarMonthRounded />}
              >
                Calendar
              </Button>
            )}
          </Box>
        </Box>
        {session.status === 'signed-in' && session.userType !== null && (
          <>
            {note !== '' && <Typography sx={{ color: 'text.secondary' }}>{note}</Typography>}
            {isLive && !isCompanion && <OpenCheckouts uid={session.uid} now={now} />}
            <BookingsList uid={session.uid} role={session.userType} />
          </>
        )}
      </Stack>
    </Page>
  );
}
