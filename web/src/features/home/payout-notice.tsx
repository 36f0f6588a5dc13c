import Typography from '@mui/material/Typography';
import { useLive } from '../../data/kit/live-query';
import { payoutAccount } from '../../data/payments/payout-account-queries';
import { PATHS } from '../../lib/paths';
import { TextLink } from '../../ui/layout/text-link';

export interface PayoutNoticeProps {
  readonly uid: string;
}

/** Tells a companion that their pay waits for a payout account. */
export function PayoutNotice({ uid }: PayoutNoticeProps) {
  const read = useLive(payoutAccount(uid));
  if (read.status !== 'ready' || read.data?.data.status === 'ready') return null;
  return (
    <Typography variant="body2" sx={{ mt: 1.5 }}>
      Your pay waits until your payout account is ready.{' '}
      <TextLink href={PATHS.earnings}>
        {read.data === null ? 'Add your payout account' : 'Finish your payout account'}
      </TextLink>
    </Typography>
  );
}
