import Chip from '@mui/material/Chip';
import { STATUS_COLORS, STATUS_LABELS, type VerificationStatus } from './verification-words';

interface StatusChipProps {
  readonly status: VerificationStatus;
  readonly size?: 'small' | 'medium';
}

export function StatusChip({ status, size = 'small' }: StatusChipProps) {
  return <Chip size={size} label={STATUS_LABELS[status]} color={STATUS_COLORS[status]} />;
}
