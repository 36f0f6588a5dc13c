import type { Activity, ActivityReview, Participant } from '@hearthkin/domain/community/activity';
import { activityTimes } from '@hearthkin/domain/community/activity-form';
import { answerDueAt, reminderAt } from '@hearthkin/domain/community/activity-state';
import type { EventCity } from '@hearthkin/domain/community/event';
import { DAY_MS, HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { addDays, wallClock } from '@hearthkin/domain/foundation/time';

/** A person's public card. */
export interface SamplePersonCard {
  readonly uid: string;
  readonly displayName: string;
}

export interface SampleActivity {
  readonly id: string;
  readonly activity: Activity;
  readonly participants: readonly Participant[];
  readonly reviews: readonly ActivityReview[];
}

interface Plan {
  readonly id: string;
  /** Days from today in the city. */
  readonly days: number;
  readonly time: string;
  readonly minutes: number;
  readonly city: EventCity;
  readonly text: Pick<
    Activity,
    | 'title'
    | 'description'
    | 'location'
    | 'priceMinor'
    | 'originalPriceMinor'
    | 'maxParticipants'
    | 'tags'
    | 'whatToBring'
    | 'schedule'
    | 'benefits'
    | 'requirements'
  >;
  readonly host: Omit<Activity['host'], 'name'>;
  /** Its state while it isn't published. */
  readonly waits?: 'asked' | 'proposed';
  /** The number of sample members who join. */
  readonly joined: number;
  /** Reviews by participants, in the order they joined. */
  readonly said: readonly { readonly rating: 4 | 5; readonly comment: string }[];
}

const PLANS: readonly Plan[] = [
  {
    id: 'sample-cooking',
    days: 9,
    time: '18:00',
    minutes: 150,
    city: 'New York',
    text: {
      title: 'Cook something that takes its time',
      description:
        'A slow evening around one big pot. We cut, stir and talk, and eat together at the end. You need not know how to cook, and you need not talk: there is always something to chop.',
      location: 'Community Kitchen, 12 Grove Street',
      priceMinor: 2500,
      originalPriceMinor: 3500,
      maxParticipants: 8,
      tags: ['Cooking', 'Small group', 'Beginners welcome'],
      whatToBring: ['An apron, if you have one', 'A box for what is left over'],
      schedule: [
        { time: '18:00', text: 'Tea, and who we are' },
        { time: '18:30', text: 'We cut and stir' },
        { time: '19:30', text: 'We eat together' },
        { time: '20:15', text: 'We wash up, and say goodbye' },
      ],
      benefits: [
        'A dish you can make again at home',
        'Company that does not ask much of you',
        'A calm evening without a screen',
      ],
      requirements: ['Tell us about allergies when you join', '18 or older'],
    },
    host: {
      specialties: ['Cooking', 'Listening', 'Small groups'],
      bio: 'I cooked in a small restaurant for years. People talk more easily with their hands in dough, so now that is what we do.',
      yearsExperience: 8,
    },
    joined: 3,
    said: [],
  },
  {
    id: 'sample-river-walk',
    days: 4,
    time: '10:00',
    minutes: 120,
    city: 'New York',
    text: {
      title: 'An unhurried walk by the river',
      description:
        'Two hours at the pace of the slowest. We stop for birds, boats and benches. Those who like walk in silence for the first half hour.',
      location: 'Pier 45, at the fountain',
      priceMinor: 0,
      originalPriceMinor: null,
      maxParticipants: 12,
      tags: ['Outdoors', 'Mindfulness'],
      whatToBring: ['Shoes you like to walk in', 'Water'],
      schedule: [
        { time: '10:00', text: 'We meet at the fountain' },
        { time: '10:15', text: 'We walk' },
        { time: '11:45', text: 'Coffee for anyone who’d like one' },
      ],
      benefits: ['Fresh air', 'People to nod to next time'],
      requirements: ['You can walk for two hours with breaks'],
    },
    host: {
      specialties: ['Walks', 'Mindfulness'],
      bio: 'I walk every morning, whatever the weather. It is better with someone beside me.',
      yearsExperience: 5,
    },
    joined: 2,
    said: [],
  },
  {
    id: 'sample-clay',
    days: -12,
    time: '14:00',
    minutes: 120,
    city: 'New York',
    text: {
      title: 'Clay and quiet',
      description: 'Everyone makes a bowl. Some were round. All of them hold soup.',
      location: 'The Kiln, 5 Mill Lane',
      priceMinor: 3000,
      originalPriceMinor: null,
      maxParticipants: 6,
      tags: ['Creative', 'Art'],
      whatToBring: ['Clothes that may get dirty'],
      schedule: [
        { time: '14:00', text: 'Tea' },
        { time: '14:15', text: 'Clay' },
        { time: '15:45', text: 'We look at what has become of it' },
      ],
      benefits: ['A bowl of your own'],
      requirements: [],
    },
    host: {
      specialties: ['Art', 'Patience'],
      bio: 'Clay forgives everything. I try to be as patient as it is.',
      yearsExperience: 11,
    },
    joined: 2,
    said: [
      { rating: 5, comment: 'I had not made anything with my hands in years.' },
      { rating: 4, comment: 'Calm and kind. My bowl leaks a little, which is my own doing.' },
    ],
  },
  {
    id: 'sample-bread',
    days: 16,
    time: '09:30',
    minutes: 180,
    city: 'New York',
    text: {
      title: 'Bread for a slow morning',
      description:
        'We knead before we talk much. While the dough rises there is coffee, and time for whatever comes up. Everyone takes a loaf home.',
      location: 'Community Kitchen, 12 Grove Street',
      priceMinor: 1500,
      originalPriceMinor: null,
      maxParticipants: 6,
      tags: ['Cooking', 'Small group'],
      whatToBring: ['A cloth to carry your loaf in'],
      schedule: [
        { time: '09:30', text: 'We knead' },
        { time: '10:15', text: 'Coffee' },
        { time: '11:45', text: 'The bread is out' },
      ],
      benefits: ['A warm loaf to take home'],
      requirements: ['Tell us about allergies when you join'],
    },
    host: {
      specialties: ['Cooking', 'Listening'],
      bio: 'I like mornings that smell of bread, and people who take their time.',
      yearsExperience: 8,
    },
    waits: 'asked',
    joined: 0,
    said: [],
  },
  {
    id: 'sample-sketching',
    days: 13,
    time: '15:00',
    minutes: 90,
    city: 'New York',
    text: {
      title: 'Sketch what you see',
      description:
        'We sit in the park with paper and pencils and draw what is in front of us. No one has to show anything, and most of us do.',
      location: 'Bryant Park, at the carousel',
      priceMinor: 1000,
      originalPriceMinor: null,
      maxParticipants: 8,
      tags: ['Art', 'Outdoors'],
      whatToBring: ['A pencil you like'],
      schedule: [
        { time: '15:00', text: 'We find a bench' },
        { time: '15:15', text: 'We draw' },
        { time: '16:15', text: 'We look, if we like' },
      ],
      benefits: ['An hour without a screen'],
      requirements: [],
    },
    host: {
      specialties: ['Art', 'Patience'],
      bio: 'I draw badly and often. It makes me look at things for longer.',
      yearsExperience: 4,
    },
    waits: 'proposed',
    joined: 0,
    said: [],
  },
];

/** The first companion, who has a sample sign-in, is asked, and another one proposes. */
const HOST_OF = { asked: 0, proposed: 1, open: null } as const;

/** The requests were sent, and the proposals made, so long ago. */
const WAITED_MS = 4 * HOUR_MS;

/** Sample group activities: two upcoming and one past, one that the first companion is asked to host, and one proposed. */
export function sampleActivities(
  hosts: readonly SamplePersonCard[],
  members: readonly SamplePersonCard[],
  now: Date,
): SampleActivity[] {
  if (hosts.length === 0) return [];
  return PLANS.flatMap((plan, index) => {
    const host = hosts[HOST_OF[plan.waits ?? 'open'] ?? index] ?? hosts[index % hosts.length];
    return host === undefined ? [] : [activityOf(plan, host, members.slice(0, plan.joined), now)];
  });
}

function activityOf(
  { id, days, time, minutes, city, text, host, waits, said }: Plan,
  { uid, displayName }: SamplePersonCard,
  joined: readonly SamplePersonCard[],
  now: Date,
): SampleActivity {
  const { date: today } = wallClock(now, 'America/New_York');
  const date = addDays(today, days);
  const times = activityTimes({ date, time, minutes, city });
  if (times === null) throw new RangeError(`No clock shows ${time} on ${date}`);
  const madeAt = new Date(times.startsAt.getTime() - 20 * DAY_MS);
  const participants = joined.map((person, index) => ({
    ...person,
    joinedAt: new Date(madeAt.getTime() + (index + 1) * 3_600_000),
  }));
  const reviews = participants.slice(0, said.length).flatMap((person, index) => {
    const words = said[index];
    if (words === undefined) return [];
    const createdAt = new Date(times.endsAt.getTime() + (index + 1) * 3_600_000);
    return [{ ...words, authorId: person.uid, authorName: person.displayName, createdAt }];
  });
  return {
    id,
    activity: {
      ...text,
      ...times,
      hostId: uid,
      host: { name: displayName, ...host },
      date,
      time,
      city,
      participantCount: participants.length,
      ...waitingState(waits, times.startsAt, now),
      notes: '',
      updatedAt: waits === undefined ? madeAt : new Date(now.getTime() - WAITED_MS),
    },
    participants,
    reviews,
  };
}

function waitingState(
  waits: Plan['waits'],
  startsAt: Date,
  now: Date,
): Pick<Activity, 'status' | 'request'> {
  if (waits === undefined) return { status: 'open', request: null };
  const at = new Date(now.getTime() - WAITED_MS);
  if (waits === 'proposed') return { status: waits, request: { at, dueAt: null, sweepAt: null } };
  const dueAt = answerDueAt(at, startsAt);
  return { status: waits, request: { at, dueAt, sweepAt: reminderAt(at, dueAt) ?? dueAt } };
}
