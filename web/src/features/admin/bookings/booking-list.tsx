import type { ListedBooking } from '@hearthkin/domain/admin/staff-reads';
import { activityOf } from '@hearthkin/domain/foundation/activities';
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link, type To } from 'react-router-dom';
import { useLatest, useLive } from '../../../data/kit/live-query';
import type { Doc } from '../../../data/kit/readers';
import { formatMoney } from '../../../lib/format';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { LoadMore } from '../../../ui/feedback/load-more';
import { useNow } from '../../../ui/hooks/clock';
import { SessionTime } from '../../../ui/layout/session-time';
import { VISUALLY_HIDDEN } from '../../../ui/layout/visually-hidden';
import { StatusChip } from '../../bookings/public';
import { ADMIN_PAGE, bookingPages } from '../admin-queries';
import { RefreshButton } from '../inbox/refresh-button';
import { BookingFilters } from './booking-filters';
import { sideName } from './booking-names';
import { BookingPeople } from './booking-people';
import { useBookingFilter } from './use-booking-filter';

/** Bookings, latest start first. A search for a person comes before those of one. */
export function BookingList({ takesFocus }: { readonly takesFocus: boolean }) {
  const { token, filter, change, addressWith } = useBookingFilter();
  const read = useLive(token === null ? bookingPages(filter, ADMIN_PAGE) : null);
  const bookings = useLatest(read);
  const items = bookings.status === 'ready' ? bookings.data.items : [];
  const isFiltered = Object.values(filter).some((value) => value !== null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Box component="section" aria-labelledby="bookings">
      {/* The page's title says it on the screen. */}
      <Box component="h2" id="bookings" ref={heading} tabIndex={-1} sx={VISUALLY_HIDDEN}>
        Bookings
      </Box>
      <Stack direction="row" sx={{ justifyContent: 'flex-end', minHeight: 44 }}>
        {token === null && <RefreshButton read={read} />}
      </Stack>
      <BookingFilters />
      {token !== null && (
        <BookingPeople token={token} onChoose={(person) => change({ person, q: '' })} />
      )}
      {token === null && (
        <>
          {bookings.status === 'failed' && <LoadFailed retry={bookings.retry} />}
          {bookings.status === 'loading' && (
            <Stack role="status" aria-busy aria-label="Loading bookings" sx={{ gap: 1 }}>
              {[1, 2, 3, 4].map((row) => (
                <Skeleton key={row} variant="rounded" height={88} />
              ))}
            </Stack>
          )}
          {bookings.status === 'ready' && items.length === 0 && (
            <EmptyState
              icon={<CalendarMonthOutlined />}
              title={isFiltered ? 'No matching bookings' : 'There are no bookings'}
            >
              {isFiltered && (
                <Button
                  variant="contained"
                  onClick={() => change({ person: '', day: '', status: '' })}
                >
                  Show all bookings
                </Button>
              )}
            </EmptyState>
          )}
          <Stack component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
            {items.map((booking) => (
              <li key={booking.id}>
                <BookingRow booking={booking} to={addressWith({ booking: booking.id })} />
              </li>
            ))}
          </Stack>
          {bookings.status === 'ready' && bookings.data.hasMore && items.length > 0 && (
            <LoadMore
              state={bookings.data.more}
              onMore={bookings.more}
              isAutomatic={false}
              what="bookings"
              label="Show more bookings"
            />
          )}
        </>
      )}
    </Box>
  );
}

interface BookingRowProps {
  readonly booking: Doc<ListedBooking>;
  readonly to: To;
}

function BookingRow({ booking: { data }, to }: BookingRowProps) {
  const people = `${sideName(data, 'spender')} with ${sideName(data, 'earner')}`;
  const { name } = activityOf(data.activity);
  return (
    <Box
      component="article"
      aria-label={`${name}, ${people}`}
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1.5,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography component="h3" sx={{ fontWeight: 600 }}>
            {people}
          </Typography>
          <StatusChip booking={data} now={useNow()} />
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {name}, {formatMoney(data.totalMinor)}
        </Typography>
        <SessionTime startsAt={data.startsAt} endsAt={data.endsAt} timeZone={data.timeZone} />
      </Box>
      <Button
        component={Link}
        to={to}
        variant="outlined"
        aria-label={`View the booking of ${people}`}
        sx={{ minHeight: 44, flexShrink: 0 }}
      >
        View
      </Button>
    </Box>
  );
}
