import { BOOKING_STATUSES } from '@hearthkin/domain/booking/booking';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchField } from '../../../ui/forms/search-field';
import { SelectField } from '../../../ui/forms/select-field';
import { TextField } from '../../../ui/forms/text-field';
import { STATUS_LABELS } from '../../bookings/public';
import { SEARCH_DELAY_MS } from '../people/account-filters';
import { PersonName } from '../people/person-name';
import { useBookingFilter } from './use-booking-filter';

/** The person, day and state of the bookings; or one by its id. */
export function BookingFilters() {
  const { text, filter, change } = useBookingFilter();
  return (
    <Box
      role="search"
      aria-label="Bookings"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', md: 'minmax(0, 2fr) 1fr 1fr minmax(0, 2fr)' },
        gap: 1.5,
        my: 2,
        alignItems: 'start',
      }}
    >
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, minWidth: 0 }}>
        {filter.person === null ? (
          <SearchField
            label="Name, email or phone"
            value={text}
            delay={SEARCH_DELAY_MS}
            onChange={(q) => change({ q })}
          />
        ) : (
          <Chip
            label={
              <>
                Bookings of <PersonName uid={filter.person} />
              </>
            }
            onDelete={() => change({ person: '' })}
            sx={{ my: 1.5, maxWidth: '100%' }}
          />
        )}
      </Box>
      <TextField
        label="Day of the session"
        type="date"
        value={filter.day ?? ''}
        onChange={(event) => change({ day: event.target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <SelectField
        label="State"
        value={filter.status ?? ''}
        onChange={(event) => change({ status: event.target.value })}
      >
        <option value="">All</option>
        {BOOKING_STATUSES.map((status) => (
          <option key={status} value={status}>
            {STATUS_LABELS[status]}
          </option>
        ))}
      </SelectField>
      <OpenById />
    </Box>
  );
}

/** Opens a booking whose id is known, from a message or the audit log. */
function OpenById() {
  const { addressWith } = useBookingFilter();
  const navigate = useNavigate();
  const [id, setId] = useState('');
  const booking = id.trim();
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (booking !== '') void navigate(addressWith({ booking }));
      }}
      sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, display: 'flex', gap: 1 }}
    >
      <TextField
        label="Booking id"
        fullWidth
        value={id}
        onChange={(event) => setId(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 128 } }}
      />
      <Button
        type="submit"
        variant="outlined"
        disabled={booking === ''}
        sx={{ flexShrink: 0, minHeight: 44 }}
      >
        Open
      </Button>
    </Box>
  );
}
