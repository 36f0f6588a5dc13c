import Skeleton from '@mui/material/Skeleton';
import { user } from '../../data/accounts/account-queries';
import { useLive } from '../../data/kit/live-query';
import { subscription } from '../../data/plans/plan-queries';
import { arePaymentsLive } from '../../lib/payments';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { LoyaltyCard } from './loyalty-card';
import { PlanAdvice } from './plan-advice';
import { Plans } from './plans';

/** The plans with the member's own plan and loyalty status. */
export function MemberPlans({ uid }: { readonly uid: string }) {
  const account = useLive(user(uid));
  const paid = useLive(arePaymentsLive() ? subscription(uid) : null);
  const isReady = !arePaymentsLive() || paid.status === 'ready';
  const member = isReady && account.status === 'ready' ? (account.data?.data ?? null) : null;
  return (
    <>
      <Plans member={member} paid={paid.status === 'ready' ? (paid.data?.data ?? null) : null} />
      {account.status === 'failed' && <LoadFailed retry={account.retry} />}
      {paid.status === 'failed' && <LoadFailed retry={paid.retry} />}
      <PlanAdvice uid={uid} />
      {account.status === 'loading' && (
        <div role="status" aria-busy aria-label="Loading your account">
          <Skeleton variant="rounded" height={170} />
        </div>
      )}
      {member !== null && (
        <LoyaltyCard uid={uid} sessionsCompleted={member.stats.sessionsCompleted} />
      )}
    </>
  );
}
