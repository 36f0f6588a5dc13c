import type { ListedBooking } from '@hearthkin/domain/admin/staff-reads';
import { statusAt } from '@hearthkin/domain/booking/lifecycle';
import { activityOf } from '@hearthkin/domain/foundation/activities';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, type To } from 'react-router-dom';
import { StatusChip } from '../../data/bookings/status-chip';
import type { Doc } from '../../data/kit/readers';
import { formatMoney } from '../../lib/format';
import { useNow } from '../../ui/hooks/clock';
import { SessionTime } from '../../ui/layout/session-time';
import { sideName } from './booking-names';

interface BookingRowProps {
  readonly booking: Doc<ListedBooking>;
  readonly to: To;
}

export function BookingRow({ booking: { data }, to }: BookingRowProps) {
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
          <StatusChip status={statusAt(data, useNow())} />
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
