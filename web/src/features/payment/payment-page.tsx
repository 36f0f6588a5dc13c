import type { CallableResults } from '@hearthkin/domain/callables';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { profilesOf } from '../../data/accounts/account-queries';
import { publicPerson } from '../../data/accounts/public-person';
import { dropDraft, loadDraft, saveDraft } from '../../data/bookings/booking-draft';
import { useLive } from '../../data/kit/live-query';
import { type Checkout, ownCheckout } from '../../data/payments/checkout-queries';
import { dropPaidPath, loadPaidPath } from '../../data/payments/paid-path';
import { call } from '../../firebase/call';
import { formatMoney } from '../../lib/format';
import { bookingPath, bookPath, needSupportPath, PATHS } from '../../lib/paths';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { useAction } from '../../ui/hooks/use-action';
import { Breadcrumb, CRUMBS } from '../../ui/layout/breadcrumb';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { OpenPayment } from './open-payment';

/** The page that the payment provider returns to: how far the payment of a request is. */
export function PaymentPage() {
  const { bookingId = '' } = useParams();
  return (
    <Page title="Your payment" description="How far the payment for your request is." width="sm">
      <Breadcrumb parents={[CRUMBS.myBookings]} here="Payment" />
      <Stack sx={{ gap: 3 }}>
        <PageHeading>Your payment</PageHeading>
        <Payment key={bookingId} bookingId={bookingId} />
      </Stack>
    </Page>
  );
}

function Payment({ bookingId }: { readonly bookingId: string }) {
  const read = useLive(ownCheckout(bookingId));
  const { check, isAnswered, paid, failure } = useCheck(bookingId);
  // The answer is enough, so nothing else is waited for.
  if (paid !== null) return <Paid bookingId={bookingId} {...paid} />;
  if (read.status === 'failed') return <LoadFailed retry={read.retry} />;
  if (read.status === 'loading' || !isAnswered) return <Checking />;
  if (read.data === null) return <NoPayment />;
  const checkout = read.data.data;
  if (checkout.status === 'paid') return <Paid bookingId={bookingId} {...checkout} />;
  if (checkout.status !== 'open') return <Ended checkout={checkout} status={checkout.status} />;
  return (
    <>
      {failure !== null && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={() => void check()}>
              Try again
            </Button>
          }
        >
          {failure}
        </Alert>
      )}
      <OpenPayment bookingId={bookingId} checkout={checkout} onTimeOver={() => void check()} />
    </>
  );
}

function Checking() {
  return (
    <Stack sx={{ gap: 2 }} role="status" aria-busy>
      <Typography>We’re checking your payment…</Typography>
      <Skeleton variant="rounded" height={220} />
    </Stack>
  );
}

function NoPayment() {
  return (
    <EmptyState
      scene="lantern"
      title="We can’t find this payment"
      text="It may be in a different account. Check which one you’re signed in to."
    >
      <Button component={Link} to={PATHS.myBookings} variant="contained">
        See your bookings
      </Button>
    </EmptyState>
  );
}

interface PaidProps extends Pick<Checkout, 'earnerId' | 'timing'> {
  readonly bookingId: string;
}

/**
 * Goes on to where the member asked for it, or to the booking. Who asked to talk right now waits on the same page as one
 * who had nothing to pay, also in another tab or on another device.
 */
function Paid({ bookingId, earnerId, timing }: PaidProps) {
  const navigate = useNavigate();
  const [path] = useState(
    () =>
      loadPaidPath(bookingId) ?? (timing === 'now' ? needSupportPath({ asked: bookingId }) : null),
  );
  useEffect(() => {
    dropDraft(earnerId);
    dropPaidPath(bookingId);
    if (path !== null) void navigate(path, { replace: true });
    else void navigate(bookingPath(bookingId), { replace: true, state: { isNew: true } });
  }, [bookingId, earnerId, path, navigate]);
  return <Checking />;
}

interface EndedProps {
  readonly checkout: Checkout;
  readonly status: Exclude<Checkout['status'], 'open' | 'paid'>;
}

/** Nothing is booked; what the member chose is kept. */
function Ended({ checkout, status }: EndedProps) {
  const { earnerId, activity, amountMinor, timing } = checkout;
  const people = useLive(profilesOf([earnerId]));
  const name = publicPerson(people, earnerId)?.name ?? 'your companion';
  useEffect(() => {
    const draft = loadDraft(earnerId);
    // A request that has ended isn't sent again.
    if (draft !== null) saveDraft(earnerId, { ...draft, unanswered: null });
  }, [earnerId]);
  return (
    <EmptyState scene="calendar" {...endWords(status, amountMinor)}>
      <Button
        component={Link}
        to={bookPath(earnerId, { activity, type: timing === 'now' ? 'now' : null })}
        variant="contained"
      >
        Book {name} again
      </Button>
    </EmptyState>
  );
}

interface EndWords {
  readonly title: string;
  readonly text: string;
}

/** The end of a payment without a booking. Nothing is ever charged then. */
function endWords(
  status: Exclude<Checkout['status'], 'open' | 'paid'>,
  amountMinor: number,
): EndWords {
  const released = `Nothing is booked or charged. We’ve released the authorization of ${formatMoney(amountMinor)}. Your bank may show it for a few days.`;
  switch (status) {
    case 'expired':
      return {
        title: 'The time to pay is over',
        text: 'We can hold a time for 15 minutes at most. Nothing was charged. We’ve kept what you chose.',
      };
    case 'left':
      return { title: 'You let this time go', text: 'Nothing was charged.' };
    case 'late':
      return {
        title: 'Your payment came too late',
        text: `We no longer held the time. ${released}`,
      };
    case 'refused':
      return { title: 'This session can’t be booked anymore', text: released };
  }
}

type Answer = CallableResults['checkPayment'];

/**
 * Asks how far a payment is: once at first, whenever the tab is seen again, and on demand. News that comes in between
 * arrives with the document, which may be later than the answer.
 */
function useCheck(bookingId: string) {
  const { run, failure } = useAction();
  const [isAnswered, setAnswered] = useState(false);
  const [paid, setPaid] = useState<Answer | null>(null);
  const check = async () => {
    await run(async () => {
      const answer = await call('checkPayment', { bookingId });
      if (answer.status === 'paid') setPaid(answer);
    });
    setAnswered(true);
  };
  const checkNow = useEffectEvent(() => void check());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each payment is asked for
  useEffect(() => {
    checkNow();
    const onVisible = () => {
      if (document.visibilityState === 'visible') checkNow();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [bookingId]);
  return { check, isAnswered, paid, failure };
}
