import { MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { addDays, instantAt, wallClock } from '@hearthkin/domain/foundation/time';
import { planAllowance } from '@hearthkin/domain/pricing/allowance';
import { discountKeysOf } from '@hearthkin/domain/pricing/discount-keys';
import { hasPlanDiscount } from '@hearthkin/domain/pricing/discounts';
import { spendCredit, usableCredit } from '@hearthkin/domain/pricing/plan-credit';
import type { Price } from '@hearthkin/domain/pricing/price';
import { quote } from '@hearthkin/domain/pricing/quote';
import type { Companion } from '../../../data/companions/companion-queries';
import type { SessionRequest } from '../book/use-book';
import type { MemberFacts } from '../book/use-standing';

const DAYS_PER_WEEK = 7;

/**
 * The same time on the member's clock in each of the next `weeks` weeks. A week in which clocks skip
 * it is left out.
 */
export function weeklyStarts(startsAt: Date, timeZone: string, weeks: number): Date[] {
  const { date, time } = wallClock(startsAt, timeZone);
  return Array.from({ length: weeks }, (_, index) =>
    instantAt(addDays(date, (index + 1) * DAYS_PER_WEEK), time, timeZone),
  ).filter((start) => start !== null);
}

/** The session in one of the weeks, and its price. */
export interface Repeat {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly price: Price;
}

interface PriceFacts {
  readonly session: Pick<SessionRequest, 'activity' | 'minutes' | 'companionId'>;
  readonly companion: Companion;
  readonly standing: MemberFacts;
  /** The keys of the plan's uses in the months of the sessions and before. */
  readonly planUses: readonly string[];
  readonly now: Date;
}

/**
 * The price of each session as the server will compute it when they are requested one after the
 * other: what one uses up, the next doesn't get. Loyalty credits aren't used.
 */
export function priceRepeats(starts: readonly Date[], facts: PriceFacts): Repeat[] {
  const { companion, now } = facts;
  const { activity, minutes, companionId } = facts.session;
  let used: readonly string[] = facts.planUses;
  let { silverUsed, hadSessionWithCompanion, credit } = facts.standing;
  return starts.map((startsAt) => {
    const { date } = wallClock(startsAt, companion.timeZone);
    const allowance = planAllowance(facts.standing, date, used, now);
    const standing = {
      ...facts.standing,
      ...usableCredit(credit, now),
      silverUsed,
      hadSessionWithCompanion,
      planSessionsLeft: allowance?.left ?? 0,
    };
    const price = quote({
      activity,
      hourlyRate: companion.hourlyRate,
      minutes,
      startsAt,
      timeZone: companion.timeZone,
      standing,
      offers: companion.offer,
    });
    const keys = discountKeysOf(price, standing, companionId, allowance?.nextKey ?? null);
    used = [...used, ...keys];
    if (price.planCreditMinor > 0) {
      ({ credit } = spendCredit(credit, price.planCreditMinor, hasPlanDiscount(price), now));
    }
    silverUsed ||= price.discounts.some(({ kind }) => kind === 'silver-loyalty');
    hadSessionWithCompanion = true;
    return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * MINUTE_MS), price };
  });
}
