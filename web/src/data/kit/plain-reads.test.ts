// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { documentsOf } from './documents';
import { fetchPage, plainDocument, plainList, plainWith } from './plain-reads';
import { publicSource, source } from './queries';

type Status = 'starting' | 'visitor' | 'signed-in';

const session = vi.hoisted(() => ({ status: 'visitor' as Status, tell: () => {} }));

vi.mock('../../lib/project', () => ({
  PROJECT_ID: 'demo',
  API_KEY: undefined,
  FIRESTORE_HOST: 'http://database',
}));
vi.mock('../../session/session', () => ({
  currentSession: () => session,
  useSession: vi.fn(),
  useMemberId: vi.fn(),
  waitForSession: () =>
    new Promise((resolve) => {
      session.tell = () => resolve(session);
      if (session.status !== 'starting') session.tell();
    }),
}));
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

/** The last question: where, for whom and what. */
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

test('a reader gets no answer to what rules deny, or when the service fails', async () => {
  const { fetch: ask } = plainDocument(place, 'n1');
  answers({}, 403);
  await expect(ask()).rejects.toThrow('403');
  answers({}, 503);
  await expect(ask()).rejects.toThrow('503');
});

test('a reader isn’t refused what belongs to something that isn’t found', async () => {
  const found = plainList({ ...place, constraints: [] });
  const other = plainDocument(place, 'n2');
  const both = plainWith(found, other, ({ id }, more) => [id, more?.id]);
  answers([{ readTime: 'now' }]);
  await expect(both.fetch()).rejects.toThrow('Nothing was found');
  expect(fetched).toHaveBeenCalledOnce();
  answers([{ document: note }]);
  answers([{ found: { ...note, name: `${NAMES}/users/ana/notes/n2` } }]);
  expect(both.read(await both.fetch())).toEqual(['n1', 'n2']);
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
  answers([{ missing: 'x' }]);
  await plainDocument(publicSource('companions', notes, ['text']), 'x').fetch();
  expect(asked()).toEqual({
    url: `http://database/v1/${NAMES}:batchGet`,
    for: null,
    body: { documents: [`${NAMES}/companions/x`], mask: { fieldPaths: ['text'] } },
  });
  session.status = 'visitor';
  answers([]);
  await own.fetch();
  expect(asked().for).toBeNull();
});

test('a returning user is asked for as themselves once that is known, and for what is public at once', async () => {
  localStorage.setItem('hearthkin.data-of', 'ana');
  session.status = 'starting';
  answers([]);
  await fetchPage({ ...publicSource('companions', notes, ['text']), constraints: [] }, 24, null);
  expect(asked().for).toBeNull();
  answers([{ found: note }]);
  const own = plainDocument(place, 'n1').fetch();
  await new Promise((resolve) => setTimeout(resolve));
  expect(fetched).toHaveBeenCalledTimes(1);
  session.status = 'signed-in';
  session.tell();
  expect(await own).toEqual(note);
  expect(asked().for).toBe('Bearer her-token');
  localStorage.clear();
});
