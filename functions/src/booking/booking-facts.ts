import type { User } from '@hearthkin/domain/account/user';
import type { Booking } from '@hearthkin/domain/booking/booking';
import type { Companion } from '@hearthkin/domain/companion/companion';
import type { Live } from '@hearthkin/domain/companion/live';
import { DAY_MS } from '@hearthkin/domain/durations';
import { planKeys } from '@hearthkin/domain/pricing/allowance';
import { CREDIT_KINDS } from '@hearthkin/domain/pricing/credits';
import { ONCE_DISCOUNT_KINDS, onceDiscountKey } from '@hearthkin/domain/pricing/discounts';
import type { PlanCredit } from '@hearthkin/domain/pricing/plan-credit';
import { isBlocking } from '@hearthkin/domain/safety/block';
import { wallClock } from '@hearthkin/domain/time';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { blocks, bookings, companions, creditTotal, users } from '../core/collections';
import { dataOf } from '../core/converter';
import { liveOf } from '../core/record-collections';
import type { Slot } from '../core/records';
import { canceledBy, placesBetween, slotsBetween, usedDiscounts } from './booking-queries';
import type { HeldPlace } from './day-places';

/** The stored facts that a booking request depends on. */
export interface BookingFacts {
  /** The booking that this request has already created. */
  readonly existing: Booking | null;
  readonly companion: Companion | null;
  /** Null if they have never been active. Read for a session right now only. */
  readonly live: Live | null;
  /** A listing is taken down shortly after its account has closed. */
  readonly isCompanionActive: boolean;
  readonly member: User | null;
  /** How many confirmed sessions the member canceled, with any companion. */
  readonly canceledByMember: number;
  /** Null if the account is gone or can't be read. */
  readonly companionAddress: User['address'] | null;
  /** Whether the member blocks the companion. */
  readonly blocksCompanion: boolean;
  /** Whether the companion blocks the member, who must not learn it. */
  readonly isBlocked: boolean;
  /** Taken quarter hours of the session and of the hour after it, by key. */
  readonly takenSlots: ReadonlyMap<string, Slot>;
  /** The companion's sessions on the date of the session, and those on the dates around it. */
  readonly dayPlaces: readonly HeldPlace[];
  /** The member's session credit. */
  readonly credit: PlanCredit | null;
  /** The used keys that matter for this session's price. */
  readonly usedKeys: readonly string[];
}

interface FactsRequest {
  readonly requestId: string;
  readonly spenderId: string;
  readonly companionId: string;
  /** In order. */
  readonly slotKeys: readonly string[];
  readonly startsAt: Date;
  readonly timing: Booking['timing'];
}

/** Keys that one query for used discounts takes. */
const MAX_DISCOUNT_KEYS = 30;

/**
 * Reads the facts. Only the two accounts and the member's credit are locked: a removal and a suspension close the account
 * first and end its bookings afterwards, so they either see the booking of this transaction, or it
 * sees them.
 */
export async function loadBookingFacts(
  db: Firestore,
  tx: Transaction,
  { requestId, spenderId, companionId, slotKeys, startsAt, timing }: FactsRequest,
): Promise<BookingFacts> {
  // One read if none is used.
  const used = async (keys: readonly string[]): Promise<string[]> => {
    if (keys.length === 0) return [];
    const [some, others] = [keys.slice(0, MAX_DISCOUNT_KEYS), keys.slice(MAX_DISCOUNT_KEYS)];
    const found = await usedDiscounts(db, spenderId, some).get();
    return [...found.docs.map(({ id }) => id), ...(await used(others))];
  };
  // The date in the companion's zone is one of these.
  const [dayBefore, dayAfter] = [-1, 1].map((days) => utcDate(startsAt, days)) as [string, string];
  const [
    existing,
    companion,
    live,
    accounts,
    canceled,
    ownBlock,
    block,
    slotsFound,
    places,
    credit,
    usedOnce,
  ] = await Promise.all([
    bookings(db).doc(requestId).get(),
    companions(db).doc(companionId).get(),
    timing === 'now' ? liveOf(db, companionId).get() : null,
    tx.getAll(users(db).doc(spenderId), users(db).doc(companionId)),
    canceledBy(db, spenderId).count().get(),
    blocks(db, spenderId).doc(companionId).get(),
    blocks(db, companionId).doc(spenderId).get(),
    // One read if all are free.
    slotsBetween(db, companionId, slotKeys[0] ?? '', slotKeys.at(-1) ?? '').get(),
    placesBetween(db, companionId, dayBefore, dayAfter).get(),
    tx.get(creditTotal(db, spenderId)),
    used([
      ...ONCE_DISCOUNT_KINDS.map((kind) => onceDiscountKey(kind, companionId)),
      ...CREDIT_KINDS,
    ]),
  ]);
  const [member, companionAccount] = accounts;
  // The relevant uses of a plan depend on the plan and the companion's zone.
  const zone = companion.data()?.timeZone;
  const plan = member?.data()?.plan ?? null;
  const usedOfPlan =
    zone === undefined ? [] : await used(planKeys(plan, wallClock(startsAt, zone).date));
  return {
    existing: existing.data() ?? null,
    companion: companion.data() ?? null,
    live: live?.data() ?? null,
    isCompanionActive: companionAccount?.get('accountStatus') === 'active',
    member: member?.data() ?? null,
    canceledByMember: canceled.data().count,
    companionAddress: (companionAccount && dataOf(companionAccount)?.address) ?? null,
    blocksCompanion: isBlocking(dataOf(ownBlock)),
    isBlocked: isBlocking(dataOf(block)),
    takenSlots: new Map(
      slotsFound.docs.flatMap((doc): [string, Slot][] => {
        const slot = dataOf(doc);
        return slot === null ? [] : [[doc.id, slot]];
      }),
    ),
    dayPlaces: places.docs.map((doc) => ({ key: doc.id, slot: doc.data() })),
    credit: credit.data() ?? null,
    usedKeys: [...usedOnce, ...usedOfPlan],
  };
}

function utcDate(instant: Date, plusDays: number): string {
  return new Date(instant.getTime() + plusDays * DAY_MS).toISOString().slice(0, 10);
}
