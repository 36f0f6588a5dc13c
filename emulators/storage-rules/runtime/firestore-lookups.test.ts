import { describe, expect, it } from 'vitest';
import { FirestoreLookups } from './firestore-lookups';
import type { FetchRequest } from './protocol';

const ROOT = '/databases/(default)/documents';

describe('the document lookups of a verification', () => {
  const begin = () => {
    const sent: FetchRequest[] = [];
    const lookups = new FirestoreLookups(7, (request) => sent.push(request));
    return { sent, lookups, paths: () => sent.map(({ context }) => context.path) };
  };

  it('use its id, and return the emulator’s answer', async () => {
    const { sent, lookups } = begin();
    const reading = lookups.read(`${ROOT}/users/alice`);
    await Promise.resolve();
    expect(sent).toEqual([
      {
        server_request_id: 7,
        action: 'fetch_firestore_document',
        context: { path: `${ROOT}/users/alice` },
        status: 'ok',
        errors: [],
        warnings: [],
      },
    ]);
    lookups.answered({ ok: { booleanValue: true } });
    const entries = new Map([['ok', { type: 'bool', value: true }]]);
    expect(await reading).toEqual({ type: 'map', entries });
  });

  it('are made one after the other, because they share an id', async () => {
    const { lookups, paths } = begin();
    const first = lookups.read(`${ROOT}/a/1`);
    const second = lookups.read(`${ROOT}/a/2`);
    await Promise.resolve();
    expect(paths()).toEqual([`${ROOT}/a/1`]);
    lookups.answered({});
    await first;
    await Promise.resolve();
    expect(paths()).toEqual([`${ROOT}/a/1`, `${ROOT}/a/2`]);
    lookups.answered(undefined);
    expect(await second).toBeUndefined();
  });

  it('know the default database by both of its names', async () => {
    const { lookups, paths } = begin();
    const reading = lookups.read('/databases/default/documents/default/1');
    await Promise.resolve();
    expect(paths()).toEqual([`${ROOT}/default/1`]);
    lookups.answered(undefined);
    expect(await reading).toBeUndefined();
  });

  it('drop an answer that is not awaited', async () => {
    const { lookups } = begin();
    lookups.answered({});
    const reading = lookups.read(`${ROOT}/a/1`);
    await Promise.resolve();
    lookups.answered(undefined);
    expect(await reading).toBeUndefined();
  });
});
