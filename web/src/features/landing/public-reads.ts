import { isAway } from '@hearthkin/domain/companion/away';
import { INTERESTS, type Interest } from '@hearthkin/domain/foundation/interests';
import { runQuery, type WireOrder, type WireQuery } from '../../firebase/firestore-rest';
import { fieldsOf, idOf, type Wire } from '../../firebase/wire';
import { FEATURED } from './featured';

/** Some of them may have paused new bookings. */
const READ_COMPANIONS = 4 * FEATURED;

/** Some of them may have a trigger warning. */
const READ_STORIES = 5;

/** The facts of a companion that the page shows. */
export interface FeaturedCompanion {
  readonly id: string;
  readonly name: string;
  readonly location: string;
  readonly bio: string;
  readonly photo: string | null;
  readonly interests: readonly Interest[];
  /** Whole currency units. */
  readonly hourlyRate: number;
  /** Null without reviews. */
  readonly ratingAverage: number | null;
  readonly ratingCount: number;
}

export interface FeaturedStory {
  readonly id: string;
  readonly title: string;
  readonly story: string;
  readonly authorName: string;
}

/** The best rated companions who take bookings. Rules let everyone read listed ones. */
export async function featuredCompanions(): Promise<FeaturedCompanion[]> {
  const found = await run({
    from: [{ collectionId: 'companions' }],
    select: fields(
      'displayName',
      'location',
      'bio',
      'photo',
      'interests',
      'hourlyRate',
      'ratingAverage',
      'ratingCount',
      'timeZone',
      'offer.away',
    ),
    where: equals('listed', { booleanValue: true }),
    orderBy: [descending('ratingAverage'), descending('ratingCount')],
    limit: READ_COMPANIONS,
  });
  const now = new Date();
  const shown = found.flatMap(({ id, at }) => {
    const name = at('displayName');
    const hourlyRate = at('hourlyRate');
    if (typeof name !== 'string' || typeof hourlyRate !== 'number') return [];
    if (isPaused(at('offer'), at('timeZone'), now)) return [];
    const interests = at('interests');
    return {
      id,
      name,
      hourlyRate,
      location: text(at('location')),
      bio: text(at('bio')),
      photo: text(at('photo')) || null,
      interests: Array.isArray(interests) ? interests.filter(isInterest) : [],
      ratingAverage: number(at('ratingAverage')),
      ratingCount: number(at('ratingCount')) ?? 0,
    };
  });
  return shown.slice(0, FEATURED);
}

/** Whether they take no new bookings now. One that can't be read takes none. */
function isPaused(offer: unknown, timeZone: unknown, now: Date): boolean {
  const away = isRecord(offer) ? (offer.away ?? null) : null;
  if (away === null) return false;
  const backOn = isRecord(away) ? (away.backOn ?? null) : null;
  if (typeof backOn !== 'string' || typeof timeZone !== 'string') return true;
  return isAway({ offer: { away: { backOn } }, timeZone }, now);
}

/** The latest public stories. Those with a trigger warning are left out. */
export async function featuredStories(): Promise<FeaturedStory[]> {
  const found = await run({
    from: [{ collectionId: 'stories' }],
    select: fields('title', 'story', 'authorName', 'triggerWarning'),
    where: equals('privacyLevel', { stringValue: 'public' }),
    orderBy: [descending('publishedAt')],
    limit: READ_STORIES,
  });
  const shown = found.flatMap(({ id, at }) => {
    const title = text(at('title'));
    const story = text(at('story'));
    if (title === '' || story === '' || at('triggerWarning') !== false) return [];
    return { id, title, story, authorName: text(at('authorName')) };
  });
  return shown.slice(0, FEATURED);
}

const fields = (...paths: string[]) => ({ fields: paths.map((fieldPath) => ({ fieldPath })) });
const equals = (fieldPath: string, value: Wire) => ({
  fieldFilter: { field: { fieldPath }, op: 'EQUAL', value },
});
const descending = (fieldPath: string): WireOrder => ({
  field: { fieldPath },
  direction: 'DESCENDING',
});

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const number = (value: unknown) => (typeof value === 'number' ? value : null);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isInterest = (value: unknown): value is Interest =>
  typeof value === 'string' && Object.hasOwn(INTERESTS, value);

interface Found {
  readonly id: string;
  readonly at: (field: string) => unknown;
}

/** One plain request, because this page doesn't load the database's library. Fields aren't trusted. */
async function run(query: WireQuery): Promise<Found[]> {
  const found = await runQuery('', query, null);
  return found.map((document) => {
    const values = fieldsOf(document);
    return { id: idOf(document), at: (field: string) => values[field] };
  });
}
