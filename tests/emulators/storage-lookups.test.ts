import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RuntimeProcess, rulesFor, verifyRequest } from './runtime-process';

let runtime: RuntimeProcess;

beforeAll(() => {
  runtime = new RuntimeProcess();
});

afterAll(async () => {
  await runtime.end();
  expect(runtime.complaints).toBe('');
});

/** Answers the next fetch of a verification, and returns the requested path. */
async function serveDocument(id: number, fields: object | undefined): Promise<string> {
  const { context, ...fetch } = await runtime.nextFetch(id);
  expect(fetch).toEqual({
    server_request_id: id,
    action: 'fetch_firestore_document',
    status: 'ok',
    errors: [],
    warnings: [],
  });
  const path = String(context?.path);
  const found = { status: 'ok', result: { name: `projects/demo${path}`, fields } };
  const answer = fields ? found : { status: 'not_found' };
  runtime.tell({ ...answer, warnings: [], errors: [] }, id);
  return path;
}

describe('documents of Firestore', () => {
  const USER = '/databases/(default)/documents/users';
  const TEAM = '/databases/(default)/documents/teams';
  const role = (name: string) => ({ role: { stringValue: name } });

  it('are fetched during a verification', async () => {
    await runtime.load(
      rulesFor(`allow get: if firestore.get(${USER}/$(request.auth.uid)).data.role == 'admin';`),
    );
    const alice = runtime.tell(verifyRequest({ uid: 'alice' }));
    expect(await serveDocument(alice, role('admin'))).toBe(`${USER}/alice`);
    expect((await runtime.hearsAnswer(alice)).result).toEqual({ permit: true });
    const bob = runtime.tell(verifyRequest({ uid: 'bob' }));
    await serveDocument(bob, role('guest'));
    expect((await runtime.hearsAnswer(bob)).result).toEqual({ permit: false });
  });

  it('cause a denial if missing', async () => {
    await runtime.load(
      rulesFor(`allow get: if firestore.get(${USER}/a).data.role == 'admin';
        allow list: if !firestore.exists(${USER}/a);`),
    );
    const get = runtime.tell(verifyRequest({}));
    await serveDocument(get, undefined);
    expect((await runtime.hearsAnswer(get)).result).toEqual({ permit: false });
    const list = runtime.tell(verifyRequest({ method: 'list' }));
    await serveDocument(list, undefined);
    expect((await runtime.hearsAnswer(list)).result).toEqual({ permit: true });
  });

  it('are fetched once, however often a rule reads one', async () => {
    await runtime.load(
      rulesFor(`allow get: if firestore.exists(${USER}/a) && firestore.get(${USER}/a).data.role == 'x'
        && firestore.get(${USER}/a).id == 'a';`),
    );
    const id = runtime.tell(verifyRequest({}));
    await serveDocument(id, role('x'));
    expect((await runtime.hearsAnswer(id)).result).toEqual({ permit: true });
    expect(runtime.fetches(id)).toHaveLength(1);
  });

  it('are limited to two, fetched in sequence', async () => {
    const has = (path: string) => `firestore.exists(${path})`;
    await runtime.load(
      rulesFor(`allow get: if ${has(`${USER}/a`)} && ${has(`${TEAM}/b`)};
        allow list: if ${has(`${USER}/a`)} && ${has(`${TEAM}/b`)} && ${has(`${TEAM}/c`)};`),
    );
    for (const [method, permit] of [
      ['get', true],
      ['list', false],
    ] as const) {
      const id = runtime.tell(verifyRequest({ method }));
      expect(await serveDocument(id, {})).toBe(`${USER}/a`);
      expect(await serveDocument(id, {})).toBe(`${TEAM}/b`);
      expect((await runtime.hearsAnswer(id)).result).toEqual({ permit });
      expect(runtime.fetches(id)).toHaveLength(2);
    }
  });

  it('of one request do not block another', async () => {
    await runtime.load(
      rulesFor(`allow get: if firestore.exists(${USER}/$(request.auth.uid)); allow list;`),
    );
    const alice = runtime.tell(verifyRequest({ uid: 'alice' }));
    const bob = runtime.tell(verifyRequest({ uid: 'bob' }));
    await runtime.hears((said) => said.server_request_id === bob);
    expect(await runtime.permits({ method: 'list' })).toBe(true);
    expect(await serveDocument(alice, {})).toBe(`${USER}/alice`);
    expect(await serveDocument(bob, undefined)).toBe(`${USER}/bob`);
    expect((await runtime.hearsAnswer(alice)).result).toEqual({ permit: true });
    expect((await runtime.hearsAnswer(bob)).result).toEqual({ permit: false });
  });

  it('have encoded names, and only documents are fetched', async () => {
    await runtime.load(
      rulesFor(`allow get: if firestore.exists(${USER}/$(request.auth.uid));
        allow list: if firestore.exists(/databases/(default)/documents/users);`),
    );
    const odd = runtime.tell(verifyRequest({ uid: 'a ?#%' }));
    expect(await serveDocument(odd, {})).toBe(`${USER}/a%20%3F%23%25`);
    expect((await runtime.hearsAnswer(odd)).result).toEqual({ permit: true });
    const before = runtime.fetches().length;
    expect(await runtime.permits({ uid: '..' })).toBe(false);
    expect(await runtime.permits({ method: 'list' })).toBe(false);
    expect(runtime.fetches()).toHaveLength(before);
  });
});
