interface ActivityInfo {
  readonly name: string;
  /** Price per hour at the default companion rate, in minor units. */
  readonly rateMinor: number;
  /** The preselected length, in minutes. */
  readonly nominalMinutes: number;
  readonly minMinutes: number;
  readonly maxMinutes: number;
  /** Minutes of the local day within which the whole session must be; null for any time. */
  readonly window: { readonly open: number; readonly close: number } | null;
  readonly virtual: boolean;
}

const window = (openHour: number, closeHour: number) => ({
  open: openHour * 60,
  close: closeHour * 60,
});

/** The activities with rates, lengths and windows (specification 2, section 9). */
export const ACTIVITIES = {
  'virtual-chat': {
    name: 'Virtual Chat',
    rateMinor: 1500,
    nominalMinutes: 60,
    minMinutes: 30,
    maxMinutes: 180,
    window: null,
    virtual: true,
  },
  'coffee-walk': {
    name: 'Coffee & Walk',
    rateMinor: 3000,
    nominalMinutes: 120,
    minMinutes: 60,
    maxMinutes: 240,
    window: window(9, 21),
    virtual: false,
  },
  'mindful-session': {
    name: 'Mindful Session',
    rateMinor: 2500,
    nominalMinutes: 75,
    minMinutes: 45,
    maxMinutes: 120,
    window: window(8, 22),
    virtual: false,
  },
  'creative-therapy': {
    name: 'Creative Therapy',
    rateMinor: 4000,
    nominalMinutes: 120,
    minMinutes: 60,
    maxMinutes: 180,
    window: window(10, 20),
    virtual: false,
  },
  'study-support': {
    name: 'Study Support',
    rateMinor: 2800,
    nominalMinutes: 120,
    minMinutes: 60,
    maxMinutes: 300,
    window: window(9, 23),
    virtual: false,
  },
  'outdoor-adventure': {
    name: 'Outdoor Adventure',
    rateMinor: 4500,
    nominalMinutes: 180,
    minMinutes: 90,
    maxMinutes: 360,
    window: window(8, 18),
    virtual: false,
  },
} as const satisfies Record<string, ActivityInfo>;

export type ActivityId = keyof typeof ACTIVITIES;
export const ACTIVITY_IDS = Object.keys(ACTIVITIES) as ActivityId[];

/** The longest session of any activity, in minutes. */
export const LONGEST_SESSION_MINUTES = Math.max(
  ...Object.values(ACTIVITIES).map(({ maxMinutes }) => maxMinutes),
);

/** The activity that is preselected by default (specification 2, section 2). */
export const DEFAULT_ACTIVITY: ActivityId = 'virtual-chat';

export function activityOf(id: ActivityId): ActivityInfo {
  return ACTIVITIES[id];
}

const STEP_MINUTES = 30;

/** The lengths in minutes of an activity: half-hour steps from its minimum, and its maximum. */
export function lengthsOf(id: ActivityId): number[] {
  const { minMinutes, maxMinutes } = activityOf(id);
  const all: number[] = [];
  for (let minutes = minMinutes; minutes < maxMinutes; minutes += STEP_MINUTES) all.push(minutes);
  return [...all, maxMinutes];
}

/** The facts that limit the length of a companion's sessions, in hours. */
export interface SessionLengths {
  readonly minimumSession: number;
  readonly offer: { readonly activities: readonly ActivityId[]; readonly maximumSession: number };
}

/**
 * The lengths in minutes a companion offers an activity for, within their shortest and longest
 * session. If their shortest excludes every length, only the longest is offered. Empty for an
 * activity they don't offer.
 */
export function durationsFor(id: ActivityId, { minimumSession, offer }: SessionLengths): number[] {
  if (!offer.activities.includes(id)) return [];
  const all = lengthsOf(id).filter((minutes) => minutes <= offer.maximumSession * 60);
  const longEnough = all.filter((minutes) => minutes >= minimumSession * 60);
  return longEnough.length > 0 ? longEnough : all.slice(-1);
}

/** The activities a companion offers, in the order of the list. */
export function offeredActivities(companion: SessionLengths): ActivityId[] {
  return ACTIVITY_IDS.filter((id) => durationsFor(id, companion).length > 0);
}

/**
 * The session that must fit for a time to count as free: the default activity, or the first one the
 * companion offers, for an hour or their nearest length. The booking page preselects the same.
 */
export function usualSession(companion: SessionLengths): {
  readonly activity: ActivityId;
  readonly minutes: number;
} {
  const [first = DEFAULT_ACTIVITY, ...rest] = offeredActivities(companion);
  const activity = rest.includes(DEFAULT_ACTIVITY) ? DEFAULT_ACTIVITY : first;
  return { activity, minutes: nearestLength(activity, companion, 60) };
}

/** The length a companion offers an activity for that is nearest to a wish, in minutes. */
export function nearestLength(
  activity: ActivityId,
  companion: SessionLengths,
  wanted: number,
): number {
  const [first = wanted, ...rest] = durationsFor(activity, companion);
  return rest.reduce(
    (best, minutes) => (Math.abs(minutes - wanted) < Math.abs(best - wanted) ? minutes : best),
    first,
  );
}
