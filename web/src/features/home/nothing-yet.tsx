import type { UserType } from '@hearthkin/domain/foundation/fields';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { PATHS } from '../../lib/paths';
import { EmptyState } from '../../ui/feedback/empty-state';

/** Shown before the first booking. */
export function NothingYet({ role }: { readonly role: UserType }) {
  const isCompanion = role === 'earner';
  return (
    <EmptyState
      scene="calendar"
      title="No numbers yet"
      text="Your stats start with your first booking."
    >
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', justifyContent: 'center' }}>
        <Button
          component={Link}
          to={isCompanion ? PATHS.earnerDashboard : PATHS.browse}
          variant="contained"
        >
          {isCompanion ? 'Dashboard' : 'Browse companions'}
        </Button>
        <Button component={Link} to={PATHS.myBookings} variant="outlined">
          My bookings
        </Button>
      </Stack>
    </EmptyState>
  );
}
