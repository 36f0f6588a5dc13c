import { wallClock } from '@hearthkin/domain/foundation/time';
import { planAllowance, usesInMonth } from '@hearthkin/domain/pricing/allowance';
import { type Plan, planOf } from '@hearthkin/domain/pricing/plans';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '../../../data/accounts/account-queries';
import { useLive } from '../../../data/kit/live-query';
import { subscription } from '../../../data/plans/plan-queries';
import { planUses } from '../../../data/wellness/wellness-queries';
import { formatDay, formatPercent, ownTimeZone } from '../../../lib/format';
import { PATHS } from '../../../lib/paths';
import { arePaymentsLive } from '../../../lib/payments';
import { carriedWords, leftWords, monthWords } from '../../../lib/plan-words';
import { LabelledProgress } from '../../../ui/feedback/labelled-progress';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { Snackbar } from '../../../ui/feedback/snackbar';
import { late } from '../../../ui/late';
import { DashboardCard } from '../../../ui/layout/dashboard-card';
import { CreditLeft, PaidPlanButtons, PlanState, Renewal, SavedThisMonth } from './paid-plan';

const PlanDialog = late(async () => (await import('../../pricing/plan-dialog')).PlanDialog, {
  isRare: true,
});

const PaidPlanDialog = late(
  async () => (await import('../../pricing/paid-plan-dialog')).PaidPlanDialog,
  { isRare: true },
);

interface PlanSectionProps {
  readonly uid: string;
  readonly member: User;
  readonly now: Date;
}

/** The member's plan and its use this month, with buttons to change or leave it. */
export function PlanSection({ uid, member, now }: PlanSectionProps) {
  const [isLeaving, setLeaving] = useState(false);
  const stay = () => setLeaving(false);
  const [message, setMessage] = useState<string | null>(null);
  const { plan } = member;
  const isLive = arePaymentsLive();
  const paid = useLive(isLive ? subscription(uid) : null);
  const state = paid.status === 'ready' ? (paid.data?.data ?? null) : null;
  return (
    <DashboardCard title="Your plan">
      {paid.status === 'failed' && <LoadFailed retry={paid.retry} />}
      {plan !== null && state !== null && (
        <Box sx={{ mb: 2, '&:empty': { display: 'none' } }}>
          <PlanState plan={plan} state={state} />
        </Box>
      )}
      {plan === null ? <NoPlan /> : <OwnPlan uid={uid} plan={plan} member={member} now={now} />}
      {isLive && (plan !== null || state?.customerId != null) && (
        <Stack sx={{ gap: 1, mt: 1.5 }}>
          <CreditLeft uid={uid} now={now} plan={plan} />
          {plan !== null && state !== null && <Renewal plan={plan} state={state} />}
          {plan !== null && (
            <SavedThisMonth uid={uid} now={now} plan={plan} monthDay={member.planMonthDay} />
          )}
        </Stack>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 2 }}>
        <Button
          component={Link}
          to={PATHS.pricing}
          variant={plan === null ? 'contained' : 'outlined'}
        >
          {plan === null ? 'See plans' : 'Change plan'}
        </Button>
        {plan !== null && !isLive && <Button onClick={() => setLeaving(true)}>Leave plan</Button>}
      </Stack>
      {isLive && <PaidPlanButtons plan={plan} state={state} onEnd={() => setLeaving(true)} />}
      {isLeaving && plan !== null && isLive && (
        <PaidPlanDialog
          from={plan}
          to={null}
          periodEnd={state?.periodEnd ?? null}
          onClose={stay}
          onChosen={(sentence) => {
            setLeaving(false);
            setMessage(sentence);
          }}
        />
      )}
      {isLeaving && plan !== null && !isLive && (
        <PlanDialog
          from={plan}
          to={null}
          onClose={stay}
          onChosen={(sentence) => {
            setLeaving(false);
            setMessage(sentence);
          }}
        />
      )}
      <Snackbar message={message} onClose={() => setMessage(null)} />
    </DashboardCard>
  );
}

function NoPlan() {
  return (
    <Typography sx={{ color: 'text.secondary' }}>
      You’re not on a plan. Plans lower the price of your sessions.
    </Typography>
  );
}

function OwnPlan({ uid, plan, member, now }: PlanSectionProps & { readonly plan: Plan }) {
  const zone = ownTimeZone();
  const { name, discountPercent } = planOf(plan);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <div>
        <Typography variant="h3">{name}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {formatPercent(discountPercent)} off its sessions
          {member.planSince !== null && `, since ${formatDay(member.planSince, zone)}`}
        </Typography>
      </div>
      <Usage uid={uid} member={member} date={wallClock(now, zone).date} now={now} />
    </Stack>
  );
}

interface UsageProps extends PlanSectionProps {
  /** Today, `yyyy-MM-dd`. */
  readonly date: string;
}

function Usage({ uid, member, date, now }: UsageProps) {
  const { planMonthDay } = member;
  const uses = useLive(planUses(uid, date, planMonthDay));
  if (uses.status === 'failed') return <LoadFailed retry={uses.retry} />;
  const allowance = uses.status === 'ready' ? planAllowance(member, date, uses.data, now) : null;
  if (uses.status === 'loading' || allowance === null) {
    return <Skeleton variant="rounded" height={44} />;
  }
  const { own, carried, left } = allowance;
  const total = own + carried;
  const count = usesInMonth(uses.data, date, planMonthDay);
  const sessions = count === 1 ? '1 session' : `${count} sessions`;
  return (
    <div>
      <LabelledProgress
        label={leftWords(allowance, date)}
        percent={(100 * (total - left)) / total}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.75 }}>
        {[`${sessions} with your plan ${monthWords(allowance)}`, carriedWords(allowance)]
          .filter((words) => words !== null)
          .join('; ')}
        .
      </Typography>
    </div>
  );
}
