import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useCallback, useId, useState } from 'react';
import { useNow } from '../../lib/clock';
import { useMyBookings } from '../../lib/my-bookings';
import type { Booking } from '../../lib/queries';
import { LoadFailed } from '../../ui/load-failed';
import { News } from '../../ui/news';
import { SearchField } from '../../ui/search-field';
import { BookingCard } from './booking-card';
import { type BookingTab, bookingsIn, isFound } from './booking-list';
import { BookingsEmpty } from './bookings-empty';
import { useStatusNews } from './use-status-news';

interface BookingsListProps {
  readonly uid: string;
  readonly role: 'spender' | 'earner';
}

export function BookingsList({ uid, role }: BookingsListProps) {
  const now = useNow();
  const mine = useMyBookings(uid);
  const { bookings, otherOf } = mine;
  const [tab, setTab] = useState<BookingTab>('upcoming');
  const [search, setSearch] = useState('');
  const panelId = useId();
  const nameOf = useCallback((booking: Booking) => otherOf(booking)?.name ?? '', [otherOf]);
  const { news, clear } = useStatusNews(
    mine.status === 'ready' ? bookings : null,
    nameOf,
    role,
    now,
  );

  if (mine.status === 'loading') return <BookingSkeletons />;
  if (mine.status === 'failed') return <LoadFailed retry={mine.retry} />;

  const clearSearch = () => setSearch('');
  const count = { upcoming: 0, past: 0 };
  for (const which of ['upcoming', 'past'] as const) {
    count[which] = bookingsIn(which, bookings, now).length;
  }
  const shown = bookingsIn(tab, bookings, now).filter(({ data }) =>
    isFound(data, nameOf(data), search),
  );
  const empty = count[tab] === 0 ? tab : 'search';
  return (
    <Stack sx={{ gap: 2 }}>
      {mine.isSilent && (
        <Alert severity="info">
          You see what was last loaded; changes since then may be missing.
        </Alert>
      )}
      {bookings.length === 0 ? (
        <BookingsEmpty role={role} empty="all" onClearSearch={clearSearch} />
      ) : (
        <>
          <SearchField
            label="Search by person, activity or place"
            value={search}
            onChange={setSearch}
          />
          <Tabs
            value={tab}
            onChange={(_, next: BookingTab) => setTab(next)}
            aria-label="Bookings"
            sx={{ borderBottom: 1, borderColor: 'divider' }}
          >
            <Tab
              value="upcoming"
              id={`${panelId}-upcoming`}
              aria-controls={panelId}
              label={`Upcoming (${count.upcoming})`}
            />
            <Tab
              value="past"
              id={`${panelId}-past`}
              aria-controls={panelId}
              label={`Past (${count.past})`}
            />
          </Tabs>
          <div role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${tab}`}>
            {shown.length === 0 ? (
              <BookingsEmpty role={role} empty={empty} onClearSearch={clearSearch} />
            ) : (
              <Cards>
                {shown.map((booking) => (
                  <li key={booking.id}>
                    <BookingCard
                      booking={booking}
                      role={role}
                      other={otherOf(booking.data)}
                      now={now}
                    />
                  </li>
                ))}
              </Cards>
            )}
            {mine.hasOlder && (
              <Box sx={{ display: 'grid', placeItems: 'center', mt: 3 }}>
                <Button variant="outlined" onClick={mine.showOlder}>
                  Show older bookings
                </Button>
              </Box>
            )}
          </div>
        </>
      )}
      <News news={news} onGone={clear} />
    </Stack>
  );
}

function Cards({ children }: { readonly children: React.ReactNode }) {
  return (
    <Stack component="ul" sx={{ gap: 2, p: 0, m: 0, listStyle: 'none' }}>
      {children}
    </Stack>
  );
}

function BookingSkeletons() {
  return (
    <Stack sx={{ gap: 2 }} role="status" aria-busy aria-label="Loading bookings">
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="rounded" height={48} />
      <Skeleton variant="rounded" height={190} />
      <Skeleton variant="rounded" height={190} />
    </Stack>
  );
}
