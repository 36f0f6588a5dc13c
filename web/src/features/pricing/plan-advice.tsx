import { instantAt, wallClock } from '@hearthkin/domain/foundation/time';
import {
  comparePlans,
  LOOK_BACK_MS,
  type PlanComparison,
} from '@hearthkin/domain/payment/plan-savings';
import { planOf } from '@hearthkin/domain/pricing/plans';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { bookingsBetween } from '../../data/bookings/booking-queries';
import { useLive } from '../../data/kit/live-query';
import { formatMoney, ownTimeZone } from '../../lib/format';
import { arePaymentsLive } from '../../lib/payments';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { useNow } from '../../ui/hooks/clock';

/** The cost of each plan with the member's sessions of the last 30 days. */
export function PlanAdvice({ uid }: { readonly uid: string }) {
  const zone = ownTimeZone();
  const today = wallClock(useNow(), zone).date;
  // From a day's beginning, so that the query stays the same all day.
  const until = instantAt(today, '00:00', zone) ?? new Date(`${today}T00:00:00Z`);
  const from = new Date(until.getTime() - LOOK_BACK_MS);
  const read = useLive(bookingsBetween(uid, from, until));
  return (
    <Card component="section" aria-labelledby="plan-advice" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" id="plan-advice" sx={{ mb: 1 }}>
        Which plan fits you?
      </Typography>
      {read.status === 'failed' && <LoadFailed retry={read.retry} />}
      {read.status === 'loading' && (
        <div role="status" aria-busy aria-label="Loading your sessions">
          <Skeleton variant="rounded" height={120} />
        </div>
      )}
      {read.status === 'ready' && (
        <Advice
          compared={comparePlans(
            read.data.map(({ data }) => data),
            arePaymentsLive(),
          )}
        />
      )}
    </Card>
  );
}

function Advice({ compared }: { readonly compared: PlanComparison }) {
  const { sessions, withoutMinor, outcomes } = compared;
  return (
    <>
      <Typography>{adviceWords(compared)}</Typography>
      {sessions > 0 && (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
            Your {sessions === 1 ? 'session' : `${sessions} sessions`} of the last 30 days would
            have cost, {arePaymentsLive() ? 'with the plan’s price' : 'while plans are free'}:
          </Typography>
          <Box
            component="dl"
            sx={{
              display: 'grid',
              gridTemplateColumns: '1fr auto',
              gap: 0.75,
              m: 0,
              mt: 1,
              maxWidth: 420,
              '& dd': { m: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
            }}
          >
            <dt>Without a plan</dt>
            <dd>{formatMoney(withoutMinor)}</dd>
            {outcomes.map(({ plan, costMinor }) => (
              <Box key={plan} sx={{ display: 'contents' }}>
                <dt>{planOf(plan).name}</dt>
                <dd>{formatMoney(costMinor)}</dd>
              </Box>
            ))}
          </Box>
        </>
      )}
    </>
  );
}

function adviceWords({ sessions, best, outcomes }: PlanComparison): string {
  if (sessions === 0) {
    return arePaymentsLive()
      ? 'You had no sessions in the last 30 days. Without a plan you pay less: you pay only for sessions you book.'
      : 'You had no sessions in the last 30 days, so there’s nothing to compare yet.';
  }
  if (best === null) {
    return 'Without a plan you pay less. A plan pays off if you book more.';
  }
  const saved = outcomes.find(({ plan }) => plan === best)?.savedMinor ?? 0;
  return `With sessions like these you’d pay least with ${planOf(best).name}: ${formatMoney(saved)} less than without a plan.`;
}
