import { isFreeToMeet } from '@hearthkin/domain/account/agreement';
import type { User } from '@hearthkin/domain/account/user';
import type { Booking } from '@hearthkin/domain/booking/booking';
import { daysOf, type Kept, keptBy } from '@hearthkin/domain/booking/calendar-day';
import type { Companion } from '@hearthkin/domain/companion/companion';
import type { Live } from '@hearthkin/domain/companion/live';
import { wallClock } from '@hearthkin/domain/foundation/time';
import { planKeys } from '@hearthkin/domain/pricing/allowance';
import { CREDIT_KINDS } from '@hearthkin/domain/pricing/credits';
import { ONCE_DISCOUNT_KINDS, onceDiscountKey } from '@hearthkin/domain/pricing/discounts';
import type { PlanCredit } from '@hearthkin/domain/pricing/plan-credit';
import { isBlocking } from '@hearthkin/domain/safety/block';
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';
import { type ReadDay, readDays } from '../agreement/calendar-days';
import { blocks, companions, creditTotal, liveOf, users } from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';
import { canceledBy, usedDiscounts } from './booking-queries';

/** The stored facts that a booking request depends on. */
export interface BookingFacts {
  readonly companion: Companion | null;
  /** Null if they have never been active. Read for a session right now only. */
  readonly live: Live | null;
  /** Whether the companion may meet others; a listing is taken down shortly after they may not. */
  readonly isCompanionFree: boolean;
  readonly member: User | null;
  /** The number of confirmed sessions that the member canceled, with any companion. */
  readonly canceledByMember: number;
  /** Null if the account is gone or can't be read. */
  readonly companionAddress: User['address'] | null;
  /** Whether the member blocks the companion. */
  readonly blocksCompanion: boolean;
  /** Whether the companion blocks the member, who must not learn it. */
  readonly isBlocked: boolean;
  /** The days of the companion's calendar that the session would stand in. */
  readonly days: readonly ReadDay[];
  /** The member's session credit. */
  readonly credit: PlanCredit | null;
  /** The used keys that matter for this session's price. */
  readonly usedKeys: readonly string[];
}

type Session = Pick<Booking, 'startsAt' | 'endsAt'>;

interface FactsRequest {
  readonly spenderId: string;
  readonly companionId: string;
  readonly sessions: readonly Session[];
  readonly timing: Booking['timing'];
}

/** Keys that one query for used discounts takes. */
const MAX_DISCOUNT_KEYS = 30;

/**
 * Reads the facts for each of the sessions that are asked for in one act; only the days differ. Only the two accounts and the
 * member's credit are locked: a removal and a suspension close the account
 * first and end its bookings afterwards, so they either see the booking of this transaction, or it
 * sees them.
 */
export async function loadBookingFacts(
  db: Firestore,
  tx: Transaction,
  { spenderId, companionId, sessions, timing }: FactsRequest,
): Promise<BookingFacts[]> {
  // One read if none is used.
  const used = async (keys: readonly string[]): Promise<string[]> => {
    if (keys.length === 0) return [];
    const [some, others] = [keys.slice(0, MAX_DISCOUNT_KEYS), keys.slice(MAX_DISCOUNT_KEYS)];
    const found = await usedDiscounts(db, spenderId, some).get();
    return [...found.docs.map(({ id }) => id), ...(await used(others))];
  };
  const [calendar, live, locked, canceled, ownBlock, block, usedOnce] = await Promise.all([
    readCalendar(db, companionId, sessions),
    timing === 'now' ? liveOf(db, companionId).get() : null,
    readLocked(db, tx, spenderId, companionId),
    canceledBy(db, spenderId).count().get(),
    blocks(db, spenderId).doc(companionId).get(),
    blocks(db, companionId).doc(spenderId).get(),
    used([
      ...ONCE_DISCOUNT_KINDS.map((kind) => onceDiscountKey(kind, companionId)),
      ...CREDIT_KINDS,
    ]),
  ]);
  const { companion, days } = calendar;
  const [member, companionAccount, credit] = locked;
  // The relevant uses of a plan depend on the plan and the companion's zone.
  const account = member.data();
  const usedOfPlan =
    companion === null || account === undefined
      ? []
      : await used(keysOfPlan(account, companion, sessions));
  return days.map((daysOfSession) => ({
    companion,
    live: live?.data() ?? null,
    isCompanionFree: isFreeToMeet(dataOf(companionAccount)),
    member: member.data() ?? null,
    canceledByMember: canceled.data().count,
    companionAddress: dataOf(companionAccount)?.address ?? null,
    blocksCompanion: isBlocking(dataOf(ownBlock)),
    isBlocked: isBlocking(dataOf(block)),
    days: daysOfSession,
    credit: credit.data() ?? null,
    usedKeys: [...usedOnce, ...usedOfPlan],
  }));
}

function keysOfPlan(member: User, { timeZone }: Companion, sessions: readonly Session[]): string[] {
  const dates = sessions.map(({ startsAt }) => wallClock(startsAt, timeZone).date);
  return [...new Set(dates.flatMap((date) => planKeys(member, date)))];
}

/** In one round trip: each further read of a transaction waits for the first. */
async function readLocked(
  db: Firestore,
  tx: Transaction,
  spenderId: string,
  companionId: string,
): Promise<[DocumentSnapshot<User>, DocumentSnapshot<User>, DocumentSnapshot<PlanCredit>]> {
  const accounts = [users(db).doc(spenderId), users(db).doc(companionId)];
  const refs = [...accounts, creditTotal(db, spenderId)] as DocumentReference[];
  // `getAll` keeps the converters but loses the types.
  return (await tx.getAll(...refs)) as Awaited<ReturnType<typeof readLocked>>;
}

/** A companion, and the days that each session would stand in, which depend on their zone and offer. */
async function readCalendar(
  db: Firestore,
  companionId: string,
  sessions: readonly Session[],
): Promise<{ readonly companion: Companion | null; readonly days: readonly ReadDay[][] }> {
  const companion = (await companions(db).doc(companionId).get()).data() ?? null;
  if (companion === null) return { companion, days: sessions.map(() => []) };
  const kept = sessions.map((session) => wouldKeep(companion, session));
  const days = await readDays(db, db, companionId, ...kept);
  const daysFor = (one: Kept) => days.filter(({ ref }) => daysOf(one).includes(ref.id));
  return { companion, days: kept.map(daysFor) };
}

/** The time that a session with a companion would keep of their calendar. */
function wouldKeep({ timeZone, offer }: Companion, { startsAt, endsAt }: Session): Kept {
  const { date } = wallClock(startsAt, timeZone);
  return keptBy({ startsAt, endsAt, date, bufferMinutes: offer.bufferMinutes });
}
