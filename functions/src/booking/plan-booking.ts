import { randomUUID } from 'node:crypto';
import { type Booking, requestExpiresAt } from '@hearthkin/domain/booking/booking';
import {
  type Refusal,
  refusalOf,
  type StartProblem,
  startProblem,
} from '@hearthkin/domain/booking/free-time';
import {
  kmApart,
  type MemberCard,
  nearnessOf,
  ownMemberCard,
} from '@hearthkin/domain/booking/member-card';
import type { SessionInput } from '@hearthkin/domain/booking/requests';
import type { Companion } from '@hearthkin/domain/companion/companion';
import { isOnline } from '@hearthkin/domain/companion/live';
import { activityOf } from '@hearthkin/domain/foundation/activities';
import { MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { wallClock } from '@hearthkin/domain/foundation/time';
import { type PlanAllowance, planAllowance } from '@hearthkin/domain/pricing/allowance';
import { availableCredits } from '@hearthkin/domain/pricing/credits';
import { discountKeysOf } from '@hearthkin/domain/pricing/discount-keys';
import { type MemberStanding, onceDiscountKey } from '@hearthkin/domain/pricing/discounts';
import { usableCredit } from '@hearthkin/domain/pricing/plan-credit';
import { quote } from '@hearthkin/domain/pricing/quote';
import { requireMayMeet } from '../platform/people/standing';
import type { BookingFacts } from './booking-facts';

/** Start and end of the requested session. */
export function sessionOf({ startsAt, minutes }: Pick<SessionInput, 'startsAt' | 'minutes'>) {
  const start = new Date(startsAt);
  return { startsAt: start, endsAt: new Date(start.getTime() + minutes * MINUTE_MS) };
}

const START_PROBLEMS: Readonly<Record<StartProblem, string>> = {
  'off-quarter': 'A session starts on a quarter of an hour',
  past: 'A session starts in the future',
  'not-soon': 'A session "right now" starts soon',
  'too-far-ahead': 'This is too far ahead',
};

/**
 * Checks whether a session can start then, with any companion.
 * @throws AppError `invalid-input` for a start off the quarter hour, in the past, or too far ahead: of
 * half a year, or of what counts as right now.
 */
export function requireBookableStart(
  { startsAt, timing }: Pick<SessionInput, 'startsAt' | 'timing'>,
  now: Date,
): void {
  const problem = startProblem(new Date(startsAt), now, timing === 'now');
  if (problem !== null) throw invalid('startsAt', START_PROBLEMS[problem]);
}

/**
 * The booking for a request, if the facts allow it. Whether the time is free is not checked here;
 * the start has been checked.
 * @throws AppError `not-found`, `not-listed`, `not-online` for a companion asked to talk right now,
 * `forbidden`, `invalid-input`, `outside-window`, or `price-changed` with the new `quote` if the member agreed to another total.
 */
export function planBooking(
  facts: BookingFacts,
  input: SessionInput,
  spenderId: string,
  now: Date,
): Booking {
  const companion = requireParties(facts, input, spenderId);
  const { startsAt, endsAt } = sessionOf(input);
  const { timeZone } = companion;
  const isHere = facts.live !== null && isOnline(facts.live, now);
  if (input.timing === 'now' && !isHere) throw new AppError('not-online');
  requireOffered(companion, input, now);
  const { date, time } = wallClock(startsAt, timeZone);
  const { member, usedKeys } = facts;
  const allowance = member && planAllowance(member, date, usedKeys, now);
  const standing = standingOf(facts, input.companionId, allowance, now);
  const price = quote({
    activity: input.activity,
    hourlyRate: companion.hourlyRate,
    minutes: input.minutes,
    startsAt,
    timeZone,
    standing,
    offers: companion.offer,
    useCredits: input.useCredits,
  });
  if (price.totalMinor !== input.agreedTotalMinor) {
    throw new AppError('price-changed', `The total is ${price.totalMinor}`, { quote: price });
  }
  return {
    spenderId,
    earnerId: input.companionId,
    participantIds: [spenderId, input.companionId],
    seriesId: null,
    hold: randomUUID(),
    activity: input.activity,
    timing: input.timing,
    startsAt,
    endsAt,
    date,
    time,
    timeZone,
    duration: input.minutes / 60,
    bufferMinutes: companion.offer.bufferMinutes,
    location: meetingPlace(input),
    notes: input.notes,
    mode: activityOf(input.activity).virtual ? input.mode : null,
    mood: input.mood,
    fromMatching: input.fromMatching,
    memberCard: memberCardOf(facts, companion),
    price,
    discountKeys: discountKeysOf(price, standing, input.companionId, allowance?.nextKey ?? null),
    status: 'pending',
    dueAt: requestExpiresAt(input.timing, startsAt, now),
    statusHistory: [{ status: 'pending', at: now, by: 'spender' }],
    cancellation: null,
    proposal: null,
    placeProposal: null,
    claim: null,
    isFrozen: false,
    createdAt: now,
    updatedAt: now,
  };
}

/**
 * Checks the companion's offer. The calendar itself is checked with the documents that keep it: what
 * the listing says of it may be a moment old.
 * @throws AppError `invalid-input`, `not-listed` or `outside-window`.
 */
function requireOffered(companion: Companion, input: SessionInput, now: Date): void {
  const refusal = refusalOf(new Date(input.startsAt), {
    companion: { ...companion, fullDays: [] },
    activity: input.activity,
    minutes: input.minutes,
    isTaken: () => false,
    now,
    isNow: input.timing === 'now',
  });
  if (refusal === 'not-offered') throw invalid('minutes', 'This session can’t be this long');
  if (refusal === 'away') throw new AppError('not-listed', REFUSALS.away);
  if (refusal !== null) throw new AppError('outside-window', REFUSALS[refusal]);
}

/** For the log. */
const REFUSALS: Readonly<Record<Refusal, string>> = {
  ...START_PROBLEMS,
  'not-offered': 'The companion doesn’t offer this',
  away: 'The companion takes no new bookings',
  'short-notice': 'The companion asks for more notice',
  'not-now': 'The companion doesn’t talk right now',
  closed: 'The companion doesn’t work then',
  'day-full': 'The day is full',
  taken: 'The time is taken',
};

function requireParties(
  { companion, isCompanionFree, member, blocksCompanion }: BookingFacts,
  { companionId }: SessionInput,
  spenderId: string,
): Companion {
  if (companionId === spenderId)
    throw new AppError('forbidden', 'Companions cannot book themselves');
  if (companion === null) throw new AppError('not-found', 'No such companion');
  const isListed = companion.listed && isCompanionFree;
  if (!isListed || blocksCompanion) throw new AppError('not-listed');
  requireMayMeet(member);
  return companion;
}

function standingOf(
  { member, usedKeys, credit }: BookingFacts,
  companionId: string,
  allowance: PlanAllowance | null,
  now: Date,
): MemberStanding {
  const sessionsCompleted = member?.stats.sessionsCompleted ?? 0;
  return {
    plan: member?.plan ?? null,
    planSessionsLeft: allowance?.left ?? 0,
    sessionsCompleted,
    silverUsed: usedKeys.includes(onceDiscountKey('silver-loyalty', companionId)),
    hadSessionWithCompanion: usedKeys.includes(onceDiscountKey('first-session', companionId)),
    credits: availableCredits(sessionsCompleted, usedKeys),
    ...usableCredit(credit, now),
  };
}

/** The facts that the companion learns of the member, from what is read anyway. */
function memberCardOf(
  { member, canceledByMember, companionAddress }: BookingFacts,
  companion: Companion,
): MemberCard | null {
  if (member === null) return null;
  const nearness = companionAddress && nearnessOf(member.address, companionAddress);
  const km = kmApart(member.home?.point ?? null, companion.point);
  return { ...ownMemberCard(member, canceledByMember, companion), nearness, km };
}

/** Virtual sessions have no location. */
function meetingPlace({ activity, location }: SessionInput): string | null {
  return activityOf(activity).virtual || location === '' ? null : location;
}

function invalid(field: keyof SessionInput, message: string): AppError {
  return new AppError('invalid-input', message, { issues: [{ path: [field], message }] });
}
