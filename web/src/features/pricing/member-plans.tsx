import Skeleton from '@mui/material/Skeleton';
import { user } from '../../lib/account-queries';
import { useLive } from '../../lib/live-query';
import { LoadFailed } from '../../ui/load-failed';
import { LoyaltyCard } from '../../ui/loyalty-card';
import { Plans } from './plans';

/** The plans with what a member has of them, and how far they have come with us. */
export function MemberPlans({ uid }: { readonly uid: string }) {
  const account = useLive(user(uid));
  const member = account.status === 'ready' ? (account.data?.data ?? null) : null;
  return (
    <>
      {account.status === 'failed' && <LoadFailed retry={account.retry} />}
      {account.status === 'loading' && (
        <div role="status" aria-busy aria-label="Loading your account">
          <Skeleton variant="rounded" height={170} />
        </div>
      )}
      {member !== null && (
        <LoyaltyCard uid={uid} sessionsCompleted={member.stats.sessionsCompleted} />
      )}
      <Plans member={member} />
    </>
  );
}
