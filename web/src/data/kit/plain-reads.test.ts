import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { documentsOf } from './documents';
import { fetchPage, isDenied, plainDocument, plainList } from './plain-reads';
import { nullIfDenied, publicSource, source } from './queries';

const session = vi.hoisted(() => ({ status: 'visitor' as 'visitor' | 'signed-in' }));

vi.mock('../../lib/project', () => ({
  PROJECT_ID: 'demo',
  API_KEY: undefined,
  FIRESTORE_HOST: 'http://database',
}));
vi.mock('../../session/session', () => ({ currentSession: () => session, useSession: vi.fn() }));
vi.mock('../../firebase/auth', () => ({
  openAuth: () => ({ currentUser: { getIdToken: async () => 'her-token' } }),
}));

const NAMES = 'projects/demo/databases/(default)/documents';
const notes = documentsOf(z.object({ text: z.string() }));
const place = source('users/ana/notes', notes);
const note = { name: `${NAMES}/users/ana/notes/n1`, fields: { text: { stringValue: 'Tea' } } };

const fetched = vi.fn<typeof fetch>();

function answers(body: unknown, status = 200): void {
  fetched.mockResolvedValueOnce(Response.json(body, { status }));
}

/** What was asked last: where, for whom and what. */
function asked() {
  const [url, init] = fetched.mock.lastCall ?? [];
  const token = new Headers(init?.headers).get('Authorization');
  return { url, for: token, body: JSON.parse(String(init?.body)) };
}

beforeEach(() => {
  session.status = 'signed-in';
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
});

test('a reader gets a document, or null for one that doesn’t exist', async () => {
  const { fetch: ask, read } = plainDocument(place, 'n1');
  answers([{ found: note }]);
  expect(read(await ask())).toEqual({ id: 'n1', data: { text: 'Tea' } });
  expect(asked()).toEqual({
    url: `http://database/v1/${NAMES}:batchGet`,
    for: 'Bearer her-token',
    body: { documents: [note.name] },
  });
  answers([{ missing: note.name }]);
  expect(read(await ask())).toBeNull();
});

test('a reader gets null for what rules deny, also from what is kept of it', async () => {
  const { fetch: ask } = plainDocument(place, 'n1');
  answers({}, 403);
  const refused = await ask().catch((error: unknown) => error);
  expect(isDenied(refused)).toBe(true);
  const query = { key: 'note', open: vi.fn(), plain: plainDocument(place, 'n1') };
  const { plain } = nullIfDenied(query);
  answers({}, 403);
  const kept = JSON.parse(JSON.stringify(await plain?.fetch()));
  expect(plain?.read(kept)).toBeNull();
  answers({}, 500);
  await expect(plain?.fetch()).rejects.toThrow('500');
});

test('a reader’s token goes only with what not everyone may read', async () => {
  answers([{ document: note }, { readTime: 'now' }]);
  const own = plainList({ ...place, constraints: [] });
  expect(own.read(await own.fetch())).toEqual([{ id: 'n1', data: { text: 'Tea' } }]);
  expect(asked().url).toBe(`http://database/v1/${NAMES}/users/ana:runQuery`);
  expect(asked().for).toBe('Bearer her-token');
  answers([]);
  await fetchPage({ ...publicSource('companions', notes, ['text']), constraints: [] }, 24, null);
  expect(asked().for).toBeNull();
  session.status = 'visitor';
  answers([]);
  await own.fetch();
  expect(asked().for).toBeNull();
});
