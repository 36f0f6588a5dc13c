import { wallClock } from '@hearthkin/domain/foundation/time';
import { type PlanAllowance, planAllowance } from '@hearthkin/domain/pricing/allowance';
import type { CreditKind } from '@hearthkin/domain/pricing/credits';
import { usableCredit } from '@hearthkin/domain/pricing/plan-credit';
import type { Price } from '@hearthkin/domain/pricing/price';
import { quote } from '@hearthkin/domain/pricing/quote';
import type { Companion } from '../../../data/companions/companion-queries';
import { useLive } from '../../../data/kit/live-query';
import { planUses } from '../../../data/wellness/wellness-queries';
import { useNow } from '../../../ui/hooks/clock';
import type { SessionRequest } from './use-book';
import type { Standing } from './use-standing';

export interface Priced {
  /** The price with these credits. */
  readonly priceWith: (credits: readonly CreditKind[]) => Price;
  readonly allowance: PlanAllowance | null;
  /** The session's date in the companion's time zone, `yyyy-MM-dd`. */
  readonly date: string;
}

type PriceRead =
  | { readonly status: 'none' | 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | ({ readonly status: 'ready' } & Priced);

/** The price of the requested session, from the same function that the server uses. */
export function usePrice(
  companion: Companion,
  wanted: SessionRequest | null,
  read: Standing,
): PriceRead {
  const now = useNow();
  const { timeZone, hourlyRate, offer } = companion;
  const standing = read.status === 'ready' ? read.standing : null;
  const date = wanted === null ? null : wallClock(new Date(wanted.startsAt), timeZone).date;
  const hasPlan = standing !== null && standing.plan !== null;
  const uses = useLive(
    hasPlan && date !== null ? planUses(standing.uid, date, standing.planMonthDay) : null,
  );
  if (read.status === 'failed') return read;
  if (wanted === null || date === null) return { status: 'none' };
  if (hasPlan && uses.status === 'failed') return { status: 'failed', retry: uses.retry };
  if (standing === null || (hasPlan && uses.status !== 'ready')) return { status: 'loading' };
  const allowance = planAllowance(standing, date, uses.status === 'ready' ? uses.data : [], now);
  const priceWith = (useCredits: readonly CreditKind[]) =>
    quote({
      activity: wanted.activity,
      hourlyRate,
      minutes: wanted.minutes,
      startsAt: new Date(wanted.startsAt),
      timeZone,
      standing: {
        ...standing,
        ...usableCredit(standing.credit, now),
        planSessionsLeft: allowance?.left ?? 0,
      },
      offers: offer,
      useCredits,
    });
  return { status: 'ready', priceWith, allowance, date };
}
