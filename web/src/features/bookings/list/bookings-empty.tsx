import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { BookingList } from '../../../data/bookings/booking-queries';
import { PATHS } from '../../../lib/paths';
import { EmptyState } from '../../../ui/feedback/empty-state';

interface BookingsEmptyProps {
  readonly role: 'spender' | 'earner';
  /** Whether there are no bookings at all, none in a tab, or none that match a search. */
  readonly empty: 'all' | 'search' | BookingList;
  readonly onClearSearch: () => void;
}

/** Texts of specification 2, section 8. */
export function BookingsEmpty({ role, empty, onClearSearch }: BookingsEmptyProps) {
  const browse =
    role === 'spender' ? (
      <Button component={Link} to={PATHS.browse} variant="contained">
        Browse companions
      </Button>
    ) : undefined;
  switch (empty) {
    case 'all':
      return (
        <EmptyState
          scene="calendar"
          title="No bookings found"
          text={
            role === 'earner'
              ? 'When clients book sessions with you, they’ll appear here.'
              : 'Start by browsing companions and booking your first session!'
          }
        >
          {browse}
        </EmptyState>
      );
    case 'search':
      return (
        <EmptyState
          scene="lantern"
          title="No bookings found"
          text="Nothing here matches your search."
        >
          <Button variant="outlined" onClick={onClearSearch}>
            Clear search
          </Button>
        </EmptyState>
      );
    case 'upcoming':
      return (
        <EmptyState
          scene="calendar"
          title="No upcoming bookings"
          text="Requests and confirmed sessions show up here."
        >
          {browse}
        </EmptyState>
      );
    case 'past':
      return (
        <EmptyState
          scene="calendar"
          title="No past bookings"
          text="Your past sessions show up here."
        />
      );
  }
}
