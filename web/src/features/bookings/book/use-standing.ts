import { availableCredits, CREDIT_KINDS } from '@hearthkin/domain/pricing/credits';
import { type MemberStanding, onceDiscountKey } from '@hearthkin/domain/pricing/discounts';
import type { PlanCredit } from '@hearthkin/domain/pricing/plan-credit';
import { user } from '../../../data/accounts/account-queries';
import { usedDiscount } from '../../../data/bookings/booking-queries';
import { useLive } from '../../../data/kit/live-query';
import { sessionCredit } from '../../../data/plans/plan-queries';
import { arePaymentsLive } from '../../../lib/payments';
import { useSession } from '../../../session/session';

/** A member's standing, except for what depends on the session's time. */
export interface MemberFacts extends Omit<MemberStanding, 'planSessionsLeft'> {
  readonly uid: string;
  readonly planSince: Date | null;
  readonly planMonthDay: number;
  /** Null without any, and where plans are free. */
  readonly credit: PlanCredit | null;
}

export type Standing =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly standing: MemberFacts };

/** The facts on which the signed-in member's discounts with a companion depend. */
export function useStanding(companionId: string): Standing {
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.uid : null;
  const account = useLive(uid === null ? null : user(uid));
  const member = account.status === 'ready' ? account.data?.data : undefined;
  // Only earned credits can have been used.
  const earned = member === undefined ? [] : availableCredits(member.stats.sessionsCompleted, []);
  const used = (key: string, asks = true) =>
    uid === null || !asks ? null : usedDiscount(uid, key);
  const first = useLive(used(onceDiscountKey('first-session', companionId)));
  const silver = useLive(used(onceDiscountKey('silver-loyalty', companionId)));
  const coupon = useLive(used('bronze-coupon', earned.includes('bronze-coupon')));
  const bonus = useLive(used('gold-bonus', earned.includes('gold-bonus')));

  const hasCredit = uid !== null && arePaymentsLive();
  const credit = useLive(hasCredit ? sessionCredit(uid) : null);

  const ofCredits = { 'bronze-coupon': coupon, 'gold-bonus': bonus };
  const parts = [
    account,
    first,
    silver,
    ...earned.map((kind) => ofCredits[kind]),
    ...(hasCredit ? [credit] : []),
  ];
  const failed = parts.filter(({ status }) => status === 'failed');
  if (failed.length > 0) {
    return { status: 'failed', retry: () => failed.forEach(({ retry }) => void retry()) };
  }
  if (
    uid === null ||
    member === undefined ||
    first.status !== 'ready' ||
    silver.status !== 'ready' ||
    parts.some(({ status }) => status !== 'ready')
  ) {
    return { status: 'loading' };
  }
  const isUsed = (kind: keyof typeof ofCredits) => {
    const read = ofCredits[kind];
    return read.status === 'ready' && read.data;
  };
  return {
    status: 'ready',
    standing: {
      uid,
      plan: member.plan,
      planSince: member.planSince,
      planMonthDay: member.planMonthDay,
      credit: credit.status === 'ready' ? (credit.data?.data ?? null) : null,
      sessionsCompleted: member.stats.sessionsCompleted,
      silverUsed: silver.data,
      hadSessionWithCompanion: first.data,
      credits: availableCredits(member.stats.sessionsCompleted, CREDIT_KINDS.filter(isUsed)),
    },
  };
}
