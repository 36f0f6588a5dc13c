import { activityOf } from '@hearthkin/domain/foundation/activities';
import { checkoutTotal } from '@hearthkin/domain/payment/checkout-total';
import { paymentPlan } from '@hearthkin/domain/payment/payment-words';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState } from 'react';
import { profilesOf } from '../../data/accounts/account-queries';
import { publicPerson } from '../../data/accounts/public-person';
import { useLive } from '../../data/kit/live-query';
import type { Checkout } from '../../data/payments/checkout-queries';
import { useOpenCheckout } from '../../data/payments/use-open-checkout';
import { usePaused } from '../../data/switches/use-paused';
import { call } from '../../firebase/call';
import { DiscardDialog } from '../../ui/dialogs/late-dialogs';
import { useAction } from '../../ui/hooks/use-action';
import { SessionTime } from '../../ui/layout/session-time';
import { TimeLeft } from '../../ui/layout/time-left';

interface OpenPaymentProps {
  readonly bookingId: string;
  readonly checkout: Checkout;
  readonly onTimeOver: () => void;
}

/** A request that isn't paid yet: what it is, how long its time is held, and both ways on. */
export function OpenPayment({ bookingId, checkout, onTimeOver }: OpenPaymentProps) {
  const { activity, earnerId, booking, expiresAt, authorizes } = checkout;
  const people = useLive(profilesOf([earnerId]));
  const name = publicPerson(people, earnerId)?.name ?? 'your companion';
  const page = useOpenCheckout(bookingId);
  const leaving = useAction();
  const [isAsking, setAsking] = useState(false);
  useTimeOver(expiresAt, onTimeOver);
  const failure = page.failure ?? leaving.failure;
  const paused = usePaused('payments');
  const isBusy = page.isBusy || leaving.isBusy;
  return (
    <Card component="section" aria-label="Not paid yet" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2">Not paid yet</Typography>
      <Typography sx={{ fontWeight: 600, mt: 1.5, overflowWrap: 'anywhere' }}>
        {activityOf(activity).name} with {name}
      </Typography>
      {booking !== null && (
        <SessionTime
          startsAt={booking.startsAt}
          endsAt={booking.endsAt}
          timeZone={booking.timeZone}
        />
      )}
      {authorizes.length > 0 && (
        <Typography sx={{ mt: 1 }}>
          {authorizes.length === 1 ? 'With 1 more week.' : `With ${authorizes.length} more weeks.`}{' '}
          Your card is authorized for each on its own, and each is charged once it’s accepted.
        </Typography>
      )}
      <TimeLeft dueAt={expiresAt} what="pay" />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        We’re holding this time for you. {paymentPlan(checkoutTotal(checkout), name, true)}
      </Typography>
      {paused !== null && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {paused}
        </Alert>
      )}
      {failure !== null && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {failure}
        </Alert>
      )}
      <Stack direction="row" sx={{ gap: 1, mt: 2.5, flexWrap: 'wrap' }}>
        <Button variant="contained" size="large" disabled={isBusy} onClick={() => void page.open()}>
          {page.isBusy ? 'One moment...' : 'Continue to payment'}
        </Button>
        <Button color="error" size="large" disabled={isBusy} onClick={() => setAsking(true)}>
          {leaving.isBusy ? 'One moment...' : 'Let it go'}
        </Button>
      </Stack>
      {isAsking && (
        <DiscardDialog
          title={authorizes.length > 0 ? 'Let all of these times go?' : 'Let this time go?'}
          keepLabel="Keep it"
          discardLabel="Let it go"
          onKeep={() => setAsking(false)}
          onDiscard={() => {
            setAsking(false);
            void leaving.run(() => call('leaveCheckout', { bookingId }));
          }}
        >
          Others can book it then. Nothing is charged.
        </DiscardDialog>
      )}
    </Card>
  );
}

/** Calls once the time is over, also after the device slept. */
function useTimeOver(at: Date, onOver: () => void): void {
  const over = useEffectEvent(onOver);
  const time = at.getTime();
  useEffect(() => {
    const timer = setTimeout(over, Math.max(0, time - Date.now()));
    return () => clearTimeout(timer);
  }, [time]);
}
