import type { BookingStatus } from '@hearthkin/domain/booking/booking';
import { statusAt } from '@hearthkin/domain/booking/lifecycle';
import { activityOf } from '@hearthkin/domain/foundation/activities';
import { foldTightly } from '@hearthkin/domain/foundation/search-tokens';
import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { Booking, BookingList } from '../../../data/bookings/booking-queries';
import type { Doc } from '../../../data/kit/readers';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { LoadMore } from '../../../ui/feedback/load-more';
import { Snackbar } from '../../../ui/feedback/snackbar';
import { SearchField } from '../../../ui/forms/search-field';
import { useNow } from '../../../ui/hooks/clock';
import { BookingCard } from '../page/booking-card';
import { statusLabel } from '../page/status-words';
import { BookingsEmpty } from './bookings-empty';
import { type BookingListState, useBookingLists } from './use-booking-lists';

interface BookingsListProps {
  readonly uid: string;
  readonly role: 'spender' | 'earner';
}

export function BookingsList({ uid, role }: BookingsListProps) {
  const now = useNow();
  const mine = useBookingLists(uid, now);
  const { lists, otherOf } = mine;
  const [tab, setTab] = useState<BookingList>('upcoming');
  const [search, setSearch] = useState('');
  const panelId = useId();
  const nameOf = useCallback((booking: Booking) => otherOf(booking)?.name ?? '', [otherOf]);
  const { message, clear } = useStatusMessage(
    mine.status === 'ready' ? mine.all : null,
    nameOf,
    role,
    now,
  );

  if (mine.status === 'loading') return <BookingSkeletons />;
  if (mine.status === 'failed') return <LoadFailed retry={mine.retry} />;

  const clearSearch = () => setSearch('');
  const { items, hasMore, more, showMore } = lists[tab];
  const shown = items.filter(({ data }) => matchesSearch(data, nameOf(data), search));
  const isSearching = search.trim() !== '';
  return (
    <Stack sx={{ gap: 2 }}>
      {mine.isSilent && (
        <Alert severity="info">Showing saved bookings. Recent changes may be missing.</Alert>
      )}
      {mine.all.length === 0 ? (
        <BookingsEmpty role={role} empty="all" onClearSearch={clearSearch} />
      ) : (
        <>
          <SearchField
            label="Search by person, activity or location"
            value={search}
            onChange={setSearch}
          />
          <Tabs
            value={tab}
            onChange={(_, next: BookingList) => setTab(next)}
            aria-label="Bookings"
            sx={{ borderBottom: 1, borderColor: 'divider' }}
          >
            <Tab
              value="upcoming"
              id={`${panelId}-upcoming`}
              aria-controls={panelId}
              label={`Upcoming (${countLabel(lists.upcoming)})`}
            />
            <Tab
              value="past"
              id={`${panelId}-past`}
              aria-controls={panelId}
              label={`Past (${countLabel(lists.past)})`}
            />
          </Tabs>
          <div role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${tab}`}>
            {shown.length === 0 && (!hasMore || !isSearching) ? (
              <BookingsEmpty
                role={role}
                empty={items.length === 0 ? tab : 'search'}
                onClearSearch={clearSearch}
              />
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
            {hasMore && (
              <LoadMore
                state={more}
                onMore={showMore}
                // A search with few matches must not load everything.
                isAutomatic={!isSearching}
                what="bookings"
                label="Show more bookings"
                note={isSearching ? `Searched the first ${items.length} bookings.` : undefined}
              />
            )}
          </div>
        </>
      )}
      <Snackbar message={message} onClose={clear} />
    </Stack>
  );
}

function Cards({ children }: { readonly children: ReactNode }) {
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

/** The number of bookings: "3", or "20+" when there may be more. */
function countLabel({ items, hasMore }: BookingListState): string {
  return `${items.length}${hasMore ? '+' : ''}`;
}

/** Matches the other person's name, the activity and the location. */
function matchesSearch(booking: Booking, otherName: string, search: string): boolean {
  const wanted = foldTightly(search.trim());
  return [otherName, activityOf(booking.activity).name, booking.location ?? ''].some((text) =>
    foldTightly(text).includes(wanted),
  );
}

/** Status changes since the list opened, as a sentence; null when there are none. */
function useStatusMessage(
  bookings: readonly Doc<Booking>[] | null,
  nameOf: (booking: Booking) => string,
  role: 'spender' | 'earner',
  now: Date,
) {
  const seen = useRef<ReadonlyMap<string, BookingStatus> | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  useEffect(() => {
    if (bookings === null) return;
    const before = seen.current;
    // Keep earlier entries: a booking that moves between the lists is briefly in neither.
    seen.current = new Map([
      ...(before ?? []),
      ...bookings.map(({ id, data }) => [id, statusAt(data, now)] as const),
    ]);
    if (before === null) return;
    for (const { id, data } of bookings) {
      const status = statusAt(data, now);
      const former = before.get(id);
      if (former === status) continue;
      // A member's own new request is not worth a message, nor is an older page that loads.
      if (former === undefined && (role === 'spender' || status !== 'pending')) continue;
      const name = nameOf(data);
      const session = activityOf(data.activity).name + (name === '' ? '' : ` with ${name}`);
      setMessage(
        former === undefined
          ? `New request: ${session}`
          : `${session}: ${statusLabel(data, now).toLowerCase()}`,
      );
    }
  }, [bookings, nameOf, role, now]);
  return { message, clear: () => setMessage(null) };
}
