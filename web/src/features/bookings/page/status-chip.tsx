import type { BookingStatus } from '@hearthkin/domain/booking/booking';
import { statusAt } from '@hearthkin/domain/booking/lifecycle';
import Chip, { type ChipProps } from '@mui/material/Chip';
import { type StatusFacts, statusLabel } from './status-words';

const COLORS: Readonly<Record<BookingStatus, ChipProps['color']>> = {
  pending: 'warning',
  confirmed: 'success',
  completed: 'primary',
  cancelled: 'default',
};

interface StatusChipProps {
  readonly booking: StatusFacts;
  readonly now: Date;
}

/** The word for where a booking stands now, in a color. */
export function StatusChip({ booking, now }: StatusChipProps) {
  return (
    <Chip size="small" label={statusLabel(booking, now)} color={COLORS[statusAt(booking, now)]} />
  );
}
