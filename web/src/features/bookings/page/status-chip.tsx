import type { BookingStatus } from '@hearthkin/domain/booking/booking';
import Chip, { type ChipProps } from '@mui/material/Chip';
import { STATUS_LABELS } from './status-words';

const COLORS: Readonly<Record<BookingStatus, ChipProps['color']>> = {
  pending: 'warning',
  confirmed: 'success',
  completed: 'primary',
  cancelled: 'default',
};

export function StatusChip({ status }: { readonly status: BookingStatus }) {
  return <Chip size="small" label={STATUS_LABELS[status]} color={COLORS[status]} />;
}
