import { PLAN_IDS, type Plan, planOf } from '@hearthkin/domain/pricing/plans';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { User } from '../../data/accounts/account-queries';
import { NOTHING_CHARGED } from '../../lib/plan-words';
import { useSession } from '../../session/session';
import { Snackbar } from '../../ui/feedback/snackbar';
import { late } from '../../ui/late';
import { CardGrid } from '../../ui/layout/card-grid';
import { PlanCard } from './plan-card';

const PlanDialog = late(async () => (await import('../../data/plans/plan-dialog')).PlanDialog, {
  isRare: true,
});

/** The three plans. Members can choose one; visitors sign in first. */
export function Plans({ member }: { readonly member: User | null }) {
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
        {NOTHING_CHARGED}
      </Typography>
      <CardGrid columns={{ md: 3 }}>
        {PLAN_IDS.map((plan) => (
          <PlanCard
            key={plan}
            plan={plan}
            isSelected={plan === current}
            reader={isOtherUser ? 'other' : session.status === 'visitor' ? 'visitor' : 'member'}
            isReady={member !== null}
            onChoose={() => setAsked({ plan })}
            onLeave={() => setAsked({ plan: null })}
          />
        ))}
      </CardGrid>
      {current !== null && <KeepsNote plan={current} />}
      {asked !== null && (
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
