import { PLAN_IDS, type Plan, planOf } from '@hearthkin/domain/pricing/plans';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { User } from '../../data/accounts/account-queries';
import type { Subscription } from '../../data/plans/plan-queries';
import { PATHS } from '../../lib/paths';
import { arePaymentsLive } from '../../lib/payments';
import { planNote } from '../../lib/plan-words';
import { useSession } from '../../session/session';
import { Snackbar } from '../../ui/feedback/snackbar';
import { late } from '../../ui/late';
import { CardGrid } from '../../ui/layout/card-grid';
import { TextLink } from '../../ui/layout/text-link';
import { PlanCard } from './plan-card';

const PlanDialog = late(async () => (await import('./plan-dialog')).PlanDialog, {
  isRare: true,
});

const PaidPlanDialog = late(async () => (await import('./paid-plan-dialog')).PaidPlanDialog, {
  isRare: true,
});
interface PlansProps {
  /** Null for visitors, and while the account is unknown. */
  readonly member: User | null;
  /** The paid plan; null without one, and where plans are free. */
  readonly paid?: Subscription | null;
}

/** The three plans. Members can choose one; visitors sign in first. */
export function Plans({ member, paid = null }: PlansProps) {
  const isLive = arePaymentsLive();
  const session = useSession();
  const [asked, setAsked] = useState<{ readonly plan: Plan | null } | null>(null);
  const close = () => setAsked(null);
  const [message, setMessage] = useState<string | null>(null);
  const isOtherUser = session.status === 'signed-in' && session.userType !== 'spender';
  const current = member?.plan ?? null;
  return (
    <Box component="section" aria-labelledby="plans">
      <Typography variant="h2" id="plans">
        Plans
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2.5, maxWidth: '70ch' }}>
        {isOtherUser && 'Plans are for members. '}
        {planNote(isLive)}
      </Typography>
      <CardGrid columns={{ md: 3 }}>
        {PLAN_IDS.map((plan) => (
          <PlanCard
            key={plan}
            plan={plan}
            isSelected={plan === current}
            reader={isOtherUser ? 'other' : session.status === 'visitor' ? 'visitor' : 'member'}
            isReady={member !== null && paid?.status !== 'late'}
            isEnding={paid?.endsWithMonth === true}
            onChoose={() => setAsked({ plan })}
            onLeave={() => setAsked({ plan: null })}
          />
        ))}
      </CardGrid>
      {current !== null && <KeepsNote plan={current} />}
      {paid?.status === 'late' && (
        <Typography sx={{ mt: 1.5 }}>
          Your last payment didn’t go through.{' '}
          <TextLink href={PATHS.subscriptionDashboard}>Pay it first</TextLink>, then you can change
          your plan.
        </Typography>
      )}
      {asked !== null && isLive && (
        <PaidPlanDialog
          from={current}
          to={asked.plan}
          periodEnd={paid?.periodEnd ?? null}
          onClose={close}
          onChosen={(sentence) => {
            setAsked(null);
            setMessage(sentence);
          }}
        />
      )}
      {asked !== null && !isLive && (
        <PlanDialog
          from={current}
          to={asked.plan}
          onClose={close}
          onChosen={(sentence) => {
            setAsked(null);
            setMessage(sentence);
          }}
        />
      )}
      <Snackbar message={message} onClose={() => setMessage(null)} />
    </Box>
  );
}

function KeepsNote({ plan }: { readonly plan: Plan }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
      Sessions you’ve used this month still count if you switch from {planOf(plan).name}.
    </Typography>
  );
}
