import { missingWords } from '@hearthkin/domain/payment/missing-details';
import type { PayoutAccount } from '@hearthkin/domain/payment/payout-account';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLive } from '../../data/kit/live-query';
import { payoutAccount } from '../../data/payments/payout-account-queries';
import { call } from '../../firebase/call';
import { formatDate, ownTimeZone } from '../../lib/format';
import { leaveFor } from '../../lib/leave-site';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { useAction } from '../../ui/hooks/use-action';

/** A companion's account at the payment provider: its progress, and the way there. */
export function PayoutAccountCard({ uid }: { readonly uid: string }) {
  const read = useLive(payoutAccount(uid));
  const opening = useAction();
  const checking = useReturned();
  const open = () => opening.run(async () => leaveFor((await call('openPayoutAccount', {})).url));
  if (read.status === 'failed') return <LoadFailed retry={read.retry} />;
  if (read.status === 'loading') return <Skeleton variant="rounded" height={150} />;
  const account = read.data?.data ?? null;
  const { label, color, text, action } = wordsOf(account);
  const failure = opening.failure ?? checking.failure;
  return (
    <Card component="section" aria-labelledby="payout-account" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1.5, flexWrap: 'wrap' }}>
        <Typography variant="h2" id="payout-account">
          Payout account
        </Typography>
        <Chip size="small" label={checking.isBusy ? 'Checking...' : label} color={color} />
      </Stack>
      <Typography sx={{ mt: 1 }}>{text}</Typography>
      {account !== null && account.missing.length > 0 && (
        <>
          <Typography sx={{ mt: 1 }}>
            {account.missingBy === null
              ? 'Still missing:'
              : `Missing by ${formatDate(account.missingBy, ownTimeZone())}, or payouts stop:`}
          </Typography>
          <ul style={{ margin: 0 }}>
            {missingWords(account.missing).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </>
      )}
      {failure !== null && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {failure}
        </Alert>
      )}
      <Button
        variant={account?.status === 'ready' ? 'outlined' : 'contained'}
        disabled={opening.isBusy}
        onClick={() => void open()}
        sx={{ mt: 2 }}
      >
        {opening.isBusy ? 'One moment...' : action}
      </Button>
    </Card>
  );
}

interface Words {
  readonly label: string;
  readonly color: 'default' | 'success' | 'warning';
  readonly text: string;
  readonly action: string;
}

function wordsOf(account: PayoutAccount | null): Words {
  if (account === null) {
    return {
      label: 'Not set up',
      color: 'warning',
      text: 'Tell our payment provider, Stripe, where to send your pay. It takes a few minutes. Until then, members can’t find you.',
      action: 'Add your payout account',
    };
  }
  if (account.status === 'ready') {
    return {
      label: 'Ready',
      color: 'success',
      text: 'Your pay goes to your bank account automatically.',
      action: 'See payouts and bank account',
    };
  }
  const text = 'Members can’t find you, and your pay waits, until your payout account is ready.';
  if (!account.isSubmitted) {
    return { label: 'Not finished', color: 'warning', text, action: 'Continue' };
  }
  // What was sent in is checked by the provider, which may ask for more, also later.
  return account.missing.length === 0
    ? {
        label: 'Under review',
        color: 'default',
        text: 'Stripe is checking your details. Members can find you once it’s done.',
        action: 'See your details',
      }
    : { label: 'Needs more', color: 'warning', text, action: 'Add what’s missing' };
}

/** After the provider's pages: asks for the news at once. A page that has expired is opened again by hand. */
function useReturned() {
  const [params, setParams] = useSearchParams();
  const { run, isBusy, failure } = useAction();
  const isBack = params.has('payouts');
  const check = useEffectEvent(() => {
    setParams(
      (current) => {
        const rest = new URLSearchParams(current);
        rest.delete('payouts');
        return rest;
      },
      { replace: true, preventScrollReset: true },
    );
    void run(() => call('checkPayoutAccount', {}));
  });
  useEffect(() => {
    if (isBack) check();
  }, [isBack]);
  return { isBusy, failure };
}
