import { instantAt, wallClock } from '@hearthkin/domain/foundation/time';
import { planSavings } from '@hearthkin/domain/payment/plan-savings';
import { planMonth } from '@hearthkin/domain/pricing/allowance';
import { usableCredit } from '@hearthkin/domain/pricing/plan-credit';
import { type Plan, planOf } from '@hearthkin/domain/pricing/plans';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { bookingsBetween } from '../../../data/bookings/booking-queries';
import { useLive } from '../../../data/kit/live-query';
import { type Subscription, sessionCredit } from '../../../data/plans/plan-queries';
import { call } from '../../../firebase/call';
import { formatDay, formatMoney, ownTimeZone } from '../../../lib/format';
import { leaveFor } from '../../../lib/leave-site';
import { monthWords } from '../../../lib/plan-words';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { useAction } from '../../../ui/hooks/use-action';
import { KeepPlanButton } from '../../pricing/public';

const dayOf = (instant: Date) => formatDay(instant, ownTimeZone());

/** The news that ask for the member's attention: a payment that failed, or a plan that ends. */
export function PlanState({ plan, state }: { readonly plan: Plan; readonly state: Subscription }) {
  const { name } = planOf(plan);
  if (state.status === 'late') {
    const { payUrl } = state;
    return (
      <Alert severity="error">
        Your payment for {name} didn’t go through.
        {state.graceUntil !== null && ` Pay by ${dayOf(state.graceUntil)} to keep it.`} New credit
        comes once you’ve paid.
        {payUrl !== null && (
          <Button
            variant="contained"
            onClick={() => leaveFor(payUrl)}
            sx={{ display: 'block', mt: 1 }}
          >
            Pay now
          </Button>
        )}
      </Alert>
    );
  }
  if (!state.endsWithMonth || state.periodEnd === null) return null;
  return (
    <Alert severity="info">
      {name} and its credit end on {dayOf(state.periodEnd)}. You won’t be charged again.
    </Alert>
  );
}

/** The time at which the plan renews, and its price. The charge may be less: a change to a smaller plan has paid a part of it. */
export function Renewal({ plan, state }: { readonly plan: Plan; readonly state: Subscription }) {
  const { status, periodEnd, endsWithMonth } = state;
  if (status !== 'active' || endsWithMonth || periodEnd === null) return null;
  return (
    <Typography>
      Renews on {dayOf(periodEnd)}, at {formatMoney(planOf(plan).priceMinor)} a month
    </Typography>
  );
}

interface PartProps {
  readonly uid: string;
  readonly now: Date;
}

/** The session credit that can be used, and until when. Without a plan, only what came back. */
export function CreditLeft({ uid, now, plan }: PartProps & { readonly plan: Plan | null }) {
  const read = useLive(sessionCredit(uid));
  if (read.status === 'failed') return <LoadFailed retry={read.retry} />;
  if (read.status === 'loading') return <Skeleton width="60%" />;
  const credit = read.data?.data ?? null;
  const usable = usableCredit(credit, now);
  const planCreditMinor = plan === null ? 0 : usable.planCreditMinor;
  const { returnedCreditMinor } = usable;
  if (credit !== null && credit.balanceMinor < 0) {
    return (
      <Typography>
        {formatMoney(-credit.balanceMinor)} of your next session credit makes up for credit that you
        used and whose payment went back.
      </Typography>
    );
  }
  if (credit === null || planCreditMinor + returnedCreditMinor === 0) {
    return <Typography>No session credit left right now.</Typography>;
  }
  return (
    <div>
      {planCreditMinor > 0 && (
        <Typography>
          <strong>{formatMoney(planCreditMinor)}</strong> of session credit left, until{' '}
          {dayOf(credit.usableUntil)}
        </Typography>
      )}
      {returnedCreditMinor > 0 && credit.returnedUntil !== null && (
        <Typography>
          <strong>{formatMoney(returnedCreditMinor)}</strong> came back from canceled sessions, for
          any session until {dayOf(credit.returnedUntil)}
        </Typography>
      )}
    </div>
  );
}

interface SavedProps extends PartProps {
  readonly plan: Plan;
  /** The day on which the plan's months begin. */
  readonly monthDay: number;
}

/** The saving of the plan in its month, counted from the sessions. */
export function SavedThisMonth({ uid, now, plan, monthDay }: SavedProps) {
  const zone = ownTimeZone();
  const { date } = wallClock(now, zone);
  const month = planMonth(date, monthDay);
  const startOf = (day: string) => instantAt(day, '00:00', zone) ?? new Date(`${day}T00:00:00Z`);
  const read = useLive(bookingsBetween(uid, startOf(month.from), startOf(month.until)));
  if (read.status === 'failed') return <LoadFailed retry={read.retry} />;
  if (read.status === 'loading') return <Skeleton width="80%" />;
  const saved = planSavings(
    plan,
    read.data.map(({ data }) => data),
  );
  // How many sessions used the plan stands above.
  if (saved.sessions === 0 && saved.creditMinor === 0) return null;
  const parts = [
    `${formatMoney(saved.discountMinor)} of plan discount`,
    ...(saved.creditMinor > 0
      ? [
          `${formatMoney(saved.creditMinor)} paid with credit that cost you ${formatMoney(saved.creditCostMinor)}`,
        ]
      : []),
  ];
  return (
    <Typography>
      Saved with sessions {monthWords(month)}: <strong>{formatMoney(saved.savedMinor)}</strong> (
      {parts.join('; ')})
    </Typography>
  );
}

/** Ends, keeps or pays for the plan. */
export function PaidPlanButtons(props: {
  readonly plan: Plan | null;
  readonly state: Subscription | null;
  readonly onEnd: () => void;
}) {
  const { plan, state, onEnd } = props;
  const opening = useAction();
  if (state === null || state.customerId === null) return null;
  return (
    <Stack sx={{ gap: 1, mt: 1, alignItems: 'flex-start' }}>
      {opening.failure !== null && <Alert severity="error">{opening.failure}</Alert>}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {plan !== null && state.endsWithMonth && <KeepPlanButton plan={plan} />}
        {plan !== null && !state.endsWithMonth && <Button onClick={onEnd}>End plan</Button>}
        <Button
          disabled={opening.isBusy}
          onClick={() =>
            void opening.run(async () => leaveFor((await call('openPlanPortal', {})).url))
          }
        >
          {opening.isBusy ? 'Opening...' : 'Card and invoices'}
        </Button>
      </Stack>
    </Stack>
  );
}
