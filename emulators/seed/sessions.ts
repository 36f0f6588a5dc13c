import { createHash } from 'node:crypto';
import {
  type Actor,
  autoCompletesAt,
  type Booking,
  type EndReason,
  requestExpiresAt,
} from '@hearthkin/domain/booking/booking';
import { acceptedUntil, type Hold, keptBy } from '@hearthkin/domain/booking/calendar-day';
import { kmApart, nearnessOf, ownMemberCard } from '@hearthkin/domain/booking/member-card';
import type { Mood } from '@hearthkin/domain/companion/traits';
import { type ActivityId, activityOf, durationsFor } from '@hearthkin/domain/foundation/activities';
import { HOUR_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { addDays, instantAt, wallClock } from '@hearthkin/domain/foundation/time';
import type { Payment, Payout } from '@hearthkin/domain/payment/ledger';
import { holdPayment, payOut, settlePayment } from '@hearthkin/domain/payment/settle';
import { planAllowance } from '@hearthkin/domain/pricing/allowance';
import { discountKeysOf } from '@hearthkin/domain/pricing/discount-keys';
import { onceDiscountKey } from '@hearthkin/domain/pricing/discounts';
import { quote } from '@hearthkin/domain/pricing/quote';
import type { SampleAccount } from './accounts';

/** The plan for a sample session. */
export interface SessionPlan {
  readonly member: SampleAccount;
  readonly companion: SampleAccount;
  readonly activity: ActivityId;
  /** Days from today; negative for the past. */
  readonly day: number;
  /** `HH:mm` in the companion's zone. */
  readonly time: string;
  readonly location: string;
  readonly notes: string;
  readonly mood?: Mood;
  readonly ends: SessionEnd | Cancelled;
}

interface SessionEnd {
  readonly as: 'pending' | 'confirmed' | 'completed';
}

export interface Cancelled {
  readonly as: 'cancelled';
  readonly endReason: EndReason;
  readonly by: Actor;
  readonly reason: string;
  /** Hours before the start at which it ended. */
  readonly hoursBefore: number;
}

export interface SampleSession {
  readonly id: string;
  readonly booking: Booking;
  readonly payment: Payment;
  readonly payout: Payout | null;
  /** Keys of the one-time discounts it uses. */
  readonly discountKeys: readonly string[];
  /** The time it holds; null if it is canceled or long over. */
  readonly hold: Hold | null;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** An id in the form of a UUID that is the same in every run. */
export function idOf(text: string): string {
  const hex = sha256(text);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/**
 * Tracks what members have done so far, so that every sample price is the one they would have paid.
 */
export class SampleLedger {
  readonly #used = new Map<string, Set<string>>();
  readonly #completed = new Map<string, number>();
  readonly #canceled = new Map<string, number>();
  readonly #now: Date;

  constructor(now: Date) {
    this.#now = now;
  }

  completedBy(uid: string): number {
    return this.#completed.get(uid) ?? 0;
  }

  #canceledBy(uid: string): number {
    return this.#canceled.get(uid) ?? 0;
  }

  /** The facts that the companion learns of the member, as `createBooking` writes them. */
  #cardOf({ uid, user }: SampleAccount, companion: SampleAccount): Booking['memberCard'] {
    const member = { ...user, stats: { sessionsCompleted: this.completedBy(uid) } };
    const nearness = nearnessOf(user.address, companion.user.address);
    const km = kmApart(user.home?.point ?? null, companion.listing?.point ?? null);
    return { ...ownMemberCard(member, this.#canceledBy(uid), companion.user), nearness, km };
  }

  /** Makes the documents of one session. Call it in the order the sessions were requested. */
  session(plan: SessionPlan): SampleSession {
    const { member, companion, activity, ends } = plan;
    const { listing } = companion;
    if (listing === undefined) throw new Error(`${companion.uid} has no listing`);
    const today = wallClock(this.#now, listing.timeZone).date;
    const startsAt = instantAt(addDays(today, plan.day), plan.time, listing.timeZone);
    if (startsAt === null) throw new Error(`No such time: ${plan.day} ${plan.time}`);
    const [minutes = 60] = durationsFor(activity, listing);
    const endsAt = new Date(startsAt.getTime() + minutes * MINUTE_MS);
    const used = this.#used.get(member.uid) ?? new Set<string>();
    this.#used.set(member.uid, used);
    const date = addDays(today, plan.day);
    const createdAt = new Date(
      Math.min(this.#now.getTime() - HOUR_MS, startsAt.getTime() - 50 * HOUR_MS),
    );
    const allowance = planAllowance(member.user, date, [...used], createdAt);
    const standing = {
      plan: member.user.plan,
      planSessionsLeft: allowance?.left ?? 0,
      sessionsCompleted: this.completedBy(member.uid),
      silverUsed: used.has(onceDiscountKey('silver-loyalty', companion.uid)),
      hadSessionWithCompanion: used.has(onceDiscountKey('first-session', companion.uid)),
      credits: [],
    };
    const price = quote({
      activity,
      hourlyRate: listing.hourlyRate,
      minutes,
      startsAt,
      timeZone: listing.timeZone,
      standing,
      offers: listing.offer,
    });
    const discountKeys = discountKeysOf(price, standing, companion.uid, allowance?.nextKey ?? null);
    const sides = {
      spenderId: member.uid,
      earnerId: companion.uid,
      participantIds: [member.uid, companion.uid] as [string, string],
      seriesId: null,
      hold: idOf(`hold ${member.uid} ${companion.uid} ${plan.day} ${plan.time}`),
    };
    const open: Booking = {
      ...sides,
      activity,
      timing: 'later',
      isFrozen: false,
      startsAt,
      endsAt,
      date,
      time: plan.time,
      timeZone: listing.timeZone,
      duration: minutes / 60,
      bufferMinutes: 0,
      location: activityOf(activity).virtual ? null : plan.location,
      notes: plan.notes,
      mode: null,
      mood: plan.mood ?? null,
      fromMatching: false,
      memberCard: this.#cardOf(member, companion),
      price,
      discountKeys,
      status: 'pending',
      dueAt: requestExpiresAt('later', startsAt, createdAt),
      statusHistory: [{ status: 'pending', at: createdAt, by: 'spender' }],
      cancellation: null,
      proposal: null,
      placeProposal: null,
      claim: null,
      createdAt,
      updatedAt: createdAt,
    };
    const id = idOf(`${member.uid} ${companion.uid} ${plan.day} ${plan.time}`);
    const held = holdPayment(open, createdAt);
    const booking = this.#ended(open, ends);
    const settled =
      booking.status === 'completed' || booking.status === 'cancelled'
        ? settlePayment(held, booking, booking.cancellation?.endReason ?? null, booking.updatedAt)
        : { payment: held, payout: null };
    if (booking.status === 'completed') {
      this.#completed.set(member.uid, this.completedBy(member.uid) + 1);
    }
    if (booking.cancellation?.endReason === 'member-cancelled') {
      this.#canceled.set(member.uid, this.#canceledBy(member.uid) + 1);
    }
    const keeps = booking.status !== 'cancelled';
    if (keeps) for (const key of discountKeys) used.add(key);
    const kept = keptBy(booking);
    const isAhead = keeps && endsAt.getTime() > this.#now.getTime();
    const pendingUntil = booking.status === 'pending' ? booking.dueAt : null;
    return {
      id,
      booking,
      payment: settled.payment,
      payout: this.#released(settled.payout),
      discountKeys: keeps ? discountKeys : [],
      hold: isAhead
        ? { ...kept, until: pendingUntil ?? acceptedUntil(kept, listing.timeZone) }
        : null,
    };
  }

  /** Payouts due by now are paid. */
  #released(payout: Payout | null): Payout | null {
    const isDue = payout !== null && payout.dueAt.getTime() <= this.#now.getTime();
    return isDue ? payOut(payout, payout.dueAt) : payout;
  }

  #ended(open: Booking, ends: SessionPlan['ends']): Booking {
    if (ends.as === 'pending') return open;
    if (ends.as === 'cancelled') return this.#cancelled(open, ends);
    const accepted = acceptedAt(open);
    const confirmed: Booking = {
      ...open,
      status: 'confirmed',
      dueAt: autoCompletesAt(open.endsAt),
      statusHistory: [...open.statusHistory, { status: 'confirmed', at: accepted, by: 'earner' }],
      updatedAt: accepted,
    };
    if (ends.as === 'confirmed') return confirmed;
    const at = new Date(open.endsAt.getTime() + 5 * MINUTE_MS);
    return {
      ...confirmed,
      status: 'completed',
      dueAt: null,
      statusHistory: [...confirmed.statusHistory, { status: 'completed', at, by: 'spender' }],
      updatedAt: at,
    };
  }

  #cancelled(open: Booking, { endReason, by, reason, hoursBefore }: Cancelled): Booking {
    const wasConfirmed = endReason === 'member-cancelled' || endReason === 'companion-cancelled';
    const history = [...open.statusHistory];
    if (wasConfirmed) history.push({ status: 'confirmed', at: acceptedAt(open), by: 'earner' });
    const latest = this.#now.getTime() - HOUR_MS / 2;
    const at = new Date(Math.min(open.startsAt.getTime() - hoursBefore * HOUR_MS, latest));
    return {
      ...open,
      status: 'cancelled',
      dueAt: null,
      statusHistory: [...history, { status: 'cancelled', at, by }],
      cancellation: { endReason, endedBy: by, reason, at },
      updatedAt: at,
    };
  }
}

function acceptedAt(open: Booking): Date {
  return new Date(open.createdAt.getTime() + 20 * MINUTE_MS);
}
