import { INTERESTS, type Interest } from '@hearthkin/domain/account/interests';
import { API_KEY, FIRESTORE_HOST, PROJECT_ID } from '../../lib/project';
import { FEATURED } from './featured';

/** Some of them may have a trigger warning. */
const READ_STORIES = 5;

const TIMEOUT_MS = 8_000;

/** What the page shows of a companion. */
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

/** The best rated companions. Rules let everyone read listed ones. */
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
    ),
    where: equals('listed', { booleanValue: true }),
    orderBy: [descending('ratingAverage'), descending('ratingCount')],
    limit: FEATURED,
  });
  return found.flatMap(({ id, at }) => {
    const name = at('displayName');
    const hourlyRate = at('hourlyRate');
    if (typeof name !== 'string' || typeof hourlyRate !== 'number') return [];
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
const equals = (fieldPath: string, value: Value) => ({
  fieldFilter: { field: { fieldPath }, op: 'EQUAL', value },
});
const descending = (fieldPath: string) => ({ field: { fieldPath }, direction: 'DESCENDING' });

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const number = (value: unknown) => (typeof value === 'number' ? value : null);
const isInterest = (value: unknown): value is Interest =>
  typeof value === 'string' && Object.hasOwn(INTERESTS, value);

/** A value in the format of Firestore's REST interface. */
interface Value {
  readonly stringValue?: string;
  readonly booleanValue?: boolean;
  readonly integerValue?: string;
  readonly doubleValue?: number;
  readonly arrayValue?: { readonly values?: readonly Value[] };
}

interface Row {
  readonly document?: {
    readonly name: string;
    readonly fields?: Readonly<Record<string, Value>>;
  };
}

interface Found {
  readonly id: string;
  readonly at: (field: string) => unknown;
}

/** The SDK, which this page doesn't load otherwise, makes the token that the database may ask for. */
async function appCheckHeaders(): Promise<Readonly<Record<string, string>>> {
  if (!import.meta.env.VITE_APP_CHECK_KEY) return {};
  const { appCheckHeaders } = await import('../../firebase/app');
  return appCheckHeaders();
}

/**
 * One plain request, because this page doesn't load the database's library.
 * @throws when the request fails or takes too long.
 */
async function run(structuredQuery: object): Promise<Found[]> {
  if (PROJECT_ID === undefined) throw new Error('This build has no Firebase project.');
  const key = API_KEY === undefined ? '' : `?key=${API_KEY}`;
  const url = `${FIRESTORE_HOST}/v1/projects/${PROJECT_ID}/databases/(default)/documents:runQuery${key}`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(await appCheckHeaders()) },
    body: JSON.stringify({ structuredQuery }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`Firestore answered ${response.status}.`);
  const rows: Row[] = await response.json();
  return rows.flatMap(({ document }) => {
    if (document === undefined) return [];
    const id = document.name.split('/').at(-1) ?? '';
    return { id, at: (field: string) => plain(document.fields?.[field]) };
  });
}

function plain(value: Value | undefined): unknown {
  if (value?.integerValue !== undefined) return Number(value.integerValue);
  if (value?.arrayValue !== undefined) return (value.arrayValue.values ?? []).map(plain);
  return value?.stringValue ?? value?.booleanValue ?? value?.doubleValue;
}
