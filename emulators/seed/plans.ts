import { isWithinHours } from '@hearthkin/domain/booking/free-time';
import { ACTIVITY_IDS } from '@hearthkin/domain/foundation/activities';
import { HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { addDays, instantAt, wallClock } from '@hearthkin/domain/foundation/time';
import type { SampleAccount } from './accounts';
import { Sample } from './sample';
import type { Cancelled, SessionPlan } from './sessions';

const PLACES = [
  'The corner café by the park',
  'Public library, main entrance',
  'Botanical garden, east gate',
  'Riverside promenade',
  'Museum lobby',
];
const NOTES = [
  '',
  '',
  '',
  'It is my first session, I may be a little nervous.',
  'No coffee for me, tea is fine.',
];
const TIMES = [
  '10:00',
  '10:30',
  '11:00',
  '12:00',
  '13:30',
  '14:00',
  '15:00',
  '16:00',
  '17:00',
  '18:00',
];

/** Past completed sessions: up to seven per companion, none for some. */
export function pastPlans(
  members: readonly SampleAccount[],
  companions: readonly SampleAccount[],
  now: Date,
): SessionPlan[] {
  const plans = companions.flatMap((companion, index) => {
    const sample = new Sample(2000 + index);
    const count = index % 9 === 8 ? 0 : sample.between(2, 7);
    const days = new Set<number>();
    while (days.size < count) days.add(-sample.between(4, 180));
    return [...days].map((day) => {
      // The sample member comes last, so most companions are new to them.
      const member = sample.pick(index < 3 ? members : members.slice(1));
      return open(member, companion, day, sample, now, { as: 'completed' });
    });
  });
  return plans
    .filter((plan): plan is SessionPlan => plan !== null)
    .sort((a, b) => a.day - b.day || a.time.localeCompare(b.time));
}

function open(
  member: SampleAccount,
  companion: SampleAccount,
  day: number,
  sample: Sample,
  now: Date,
  ends: SessionPlan['ends'],
): SessionPlan | null {
  const { listing } = companion;
  if (listing === undefined) return null;
  const date = addDays(wallClock(now, listing.timeZone).date, day);
  const activity = sample.pick(ACTIVITY_IDS);
  const fitting = TIMES.filter((time) => {
    const startsAt = instantAt(date, time, listing.timeZone);
    if (startsAt === null) return false;
    const endsAt = new Date(startsAt.getTime() + 2 * HOUR_MS);
    return isWithinHours(listing, activity, startsAt, endsAt);
  });
  if (fitting.length === 0) return null;
  const place = { location: sample.pick(PLACES), notes: sample.pick(NOTES) };
  return { member, companion, activity, day, time: sample.pick(fitting), ...place, ends };
}

/** Bookings of the sample member and companion, one for every status and end reason. */
export function presentPlans(
  members: readonly SampleAccount[],
  companions: readonly SampleAccount[],
): SessionPlan[] {
  const member = (index: number) => at(members, index);
  const companion = (index: number) => at(companions, index);
  const place = { location: 'The corner café by the park', notes: '' };
  const cancelled = (
    endReason: Cancelled['endReason'],
    by: Cancelled['by'],
    hoursBefore: number,
    reason = '',
  ): Cancelled => ({ as: 'cancelled', endReason, by, hoursBefore, reason });
  return [
    {
      member: member(0),
      companion: companion(0),
      activity: 'virtual-chat',
      day: -3,
      time: '11:00',
      ...place,
      ends: cancelled('expired', 'system', 26),
    },
    {
      member: member(0),
      companion: companion(1),
      activity: 'study-support',
      day: -12,
      time: '15:00',
      ...place,
      ends: cancelled('member-cancelled', 'spender', 3, 'I caught a cold, I am sorry.'),
    },
    {
      member: member(0),
      companion: companion(3),
      activity: 'coffee-walk',
      day: -9,
      time: '12:00',
      ...place,
      ends: cancelled('companion-cancelled', 'earner', 30, 'A family emergency.'),
    },
    {
      member: member(2),
      companion: companion(0),
      activity: 'creative-therapy',
      day: 6,
      time: '11:00',
      ...place,
      ends: cancelled('declined', 'earner', 100, 'I am away that week.'),
    },
    {
      member: member(4),
      companion: companion(0),
      activity: 'coffee-walk',
      day: 7,
      time: '10:00',
      ...place,
      ends: cancelled('withdrawn', 'spender', 100),
    },
    {
      member: member(5),
      companion: companion(0),
      activity: 'outdoor-adventure',
      day: 8,
      time: '10:00',
      ...place,
      ends: cancelled('operator', 'operator', 100, 'The meeting place is closed that day.'),
    },
    {
      member: member(0),
      companion: companion(2),
      activity: 'creative-therapy',
      day: 4,
      time: '14:00',
      location: 'Clay & Coffee studio, front room',
      notes: 'I have never drawn anything.',
      ends: { as: 'confirmed' },
    },
    {
      member: member(1),
      companion: companion(0),
      activity: 'coffee-walk',
      day: 3,
      time: '15:00',
      ...place,
      notes: 'Somewhere without stairs, please.',
      ends: { as: 'confirmed' },
    },
    {
      member: member(6),
      companion: companion(0),
      activity: 'mindful-session',
      day: 5,
      time: '18:00',
      location: 'Botanical garden, east gate',
      notes: 'A slow start would be good.',
      mood: 'anxious',
      ends: { as: 'pending' },
    },
    {
      member: member(0),
      companion: companion(8),
      activity: 'virtual-chat',
      day: 5,
      time: '16:00',
      ...place,
      ends: { as: 'pending' },
    },
  ];
}

function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`No sample ${index}`);
  return item;
}
