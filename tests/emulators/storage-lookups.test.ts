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
});
