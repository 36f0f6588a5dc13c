import { paymentPlan } from '@hearthkin/domain/payment/payment-words';
import Typography from '@mui/material/Typography';
import { arePaymentsLive } from '../../../lib/payments';

interface PayNoteProps {
  /** Null while the price is unknown. */
  readonly totalMinor: number | null;
  readonly companionName: string;
}

/** The amount that the card is charged and when, or that it isn’t. */
export function PayNote({ totalMinor, companionName }: PayNoteProps) {
  const words = paymentPlan(totalMinor, companionName, arePaymentsLive());
  return words === '' ? null : <Typography variant="body2">{words}</Typography>;
}
