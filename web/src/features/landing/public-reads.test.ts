// @vitest-environment jsdom

import { afterEach, expect, test, vi } from 'vitest';
import { featuredCompanions, featuredStories } from './public-reads';

vi.mock('../../lib/project', () => ({
  PROJECT_ID: 'demo',
  API_KEY: undefined,
  FIRESTORE_HOST: 'http://127.0.0.1:8080',
}));

afterEach(() => vi.unstubAllGlobals());

/** Lets Firestore answer with these documents. */
function answer(documents: readonly (readonly [id: string, fields: object])[], status = 200) {
  const rows = documents.map(([id, fields]) => ({
    document: { name: `projects/demo/databases/(default)/documents/x/${id}`, fields },
  }));
  const fetch = vi.fn(async (_url: string, _init: RequestInit) =>
    Response.json([...rows, { readTime: '2026-11-20T12:00:00Z' }], { status }),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const LISTING = {
  displayName: { stringValue: 'Ana M.' },
  location: { stringValue: 'Austin, Texas' },
  bio: { stringValue: 'A piano teacher.' },
  photo: { nullValue: null },
  interests: { arrayValue: { values: [{ stringValue: 'music' }, { stringValue: 'unknown' }] } },
  hourlyRate: { integerValue: '30' },
  ratingAverage: { doubleValue: 4.9 },
  ratingCount: { integerValue: '7' },
};

test('the page asks for listed companions and reads what they wrote', async () => {
  const fetch = answer([
    ['ana', LISTING],
    ['broken', {}],
  ]);
  expect(await featuredCompanions()).toEqual([
    {
      id: 'ana',
      name: 'Ana M.',
      location: 'Austin, Texas',
      bio: 'A piano teacher.',
      photo: null,
      interests: ['music'],
      hourlyRate: 30,
      ratingAverage: 4.9,
      ratingCount: 7,
    },
  ]);
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe('http://127.0.0.1:8080/v1/projects/demo/databases/(default)/documents:runQuery');
  const { structuredQuery } = JSON.parse(String(init?.body));
  expect(structuredQuery).toMatchObject({
    limit: 12,
    where: { fieldFilter: { field: { fieldPath: 'listed' }, value: { booleanValue: true } } },
  });
});

test('three of those who take bookings are shown', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T15:00:00Z') });
  const away = (backOn: string | null) => ({
    mapValue: {
      fields: {
        away: {
          mapValue: {
            fields: { backOn: backOn === null ? { nullValue: null } : { stringValue: backOn } },
          },
        },
      },
    },
  });
  const here = { mapValue: { fields: { away: { nullValue: null } } } };
  const timeZone = { stringValue: 'America/New_York' };
  const listed = (offer: object) => ({ ...LISTING, timeZone, offer });
  answer([
    ['paused', listed(away(null))],
    ['back-tomorrow', listed(away('2026-11-21'))],
    ['back', listed(away('2026-11-20'))],
    ['one', listed(here)],
    ['two', listed(here)],
    ['three', listed(here)],
  ]);
  expect((await featuredCompanions()).map(({ id }) => id)).toEqual(['back', 'one', 'two']);
  vi.useRealTimers();
});

test('stories with a trigger warning are left out', async () => {
  const story = (title: string, triggerWarning: boolean) => ({
    title: { stringValue: title },
    story: { stringValue: 'It began with a walk.' },
    authorName: { stringValue: 'Maya' },
    triggerWarning: { booleanValue: triggerWarning },
  });
  answer([
    ['a', story('Calm', false)],
    ['b', story('Hard', true)],
  ]);
  expect((await featuredStories()).map(({ title }) => title)).toEqual(['Calm']);
});

test('a refusal is an error', async () => {
  answer([], 403);
  await expect(featuredCompanions()).rejects.toThrow('403');
});
