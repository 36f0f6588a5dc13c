import { canStart, heldIn } from '@hearthkin/domain/booking/free-time';
import { wallClock } from '@hearthkin/domain/foundation/time';
import { daysIn } from '../../../data/bookings/booking-queries';
import { liveCompanion } from '../../../data/companions/companion-queries';
import { useLive } from '../../../data/kit/live-query';
import { planUsesOn } from '../../../data/wellness/wellness-queries';
import type { SessionRequest } from '../book/use-book';
import { useStanding } from '../book/use-standing';
import { dayRange } from '../times/booking-times';
import { priceRepeats, type Repeat } from './repeat-plan';

interface Repeats {
  readonly status: 'loading' | 'failed' | 'gone' | 'ready';
  readonly repeats: readonly Repeat[];
  /** Starts that aren't free, as milliseconds. */
  readonly taken: ReadonlySet<number>;
  readonly retry: () => void;
}

const UNKNOWN = { repeats: [], taken: new Set<number>() } as const;

/** Which of the starts are free, and what they cost, live. The zone is the companion’s. */
export function useRepeats(
  session: SessionRequest,
  starts: readonly Date[],
  timeZone: string,
  now: Date,
): Repeats {
  const { companionId, activity, minutes } = session;
  const dates = starts.map((start) => wallClock(start, timeZone).date);
  const ranges = dates.flatMap((date) => dayRange(date, timeZone) ?? []);
  const standing = useStanding(companionId);
  const facts = standing.status === 'ready' ? standing.standing : null;
  const listing = useLive(liveCompanion(companionId));
  const hasPlan = facts !== null && facts.plan !== null;
  const uses = useLive(hasPlan ? planUsesOn(facts.uid, dates, facts.planMonthDay) : null);
  const days = useLive(daysIn(companionId, ranges));
  const reads = [standing, listing, uses, days];
  const retry = () => {
    for (const read of reads) if (read.status === 'failed') read.retry();
  };
  if (reads.some((read) => read.status === 'failed'))
    return { status: 'failed', ...UNKNOWN, retry };
  if (
    facts === null ||
    listing.status !== 'ready' ||
    (hasPlan && uses.status !== 'ready') ||
    days.status !== 'ready'
  ) {
    return { status: 'loading', ...UNKNOWN, retry };
  }
  const companion = listing.data?.data ?? null;
  if (companion === null || !companion.listed) return { status: 'gone', ...UNKNOWN, retry };
  const wanted = { companion, activity, minutes, isTaken: heldIn(days.data, now), now };
  const taken = starts.filter((start) => !canStart(start, wanted)).map((start) => start.getTime());
  const free = starts.filter((start) => !taken.includes(start.getTime()));
  const planUsed = uses.status === 'ready' ? uses.data : [];
  return {
    status: 'ready',
    repeats: priceRepeats(free, { session, companion, standing: facts, planUses: planUsed, now }),
    taken: new Set(taken),
    retry,
  };
}
