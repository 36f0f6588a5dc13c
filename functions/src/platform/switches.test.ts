import { ALL_ON } from '@hearthkin/domain/foundation/switches';
import type { Firestore } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { isOn, requireOn, SWITCHES_KEPT_MS } from './switches';

const NOON = new Date('2026-06-01T12:00:00Z');
const after = (ms: number) => new Date(NOON.getTime() + ms);
const SWITCHES = { ...ALL_ON, changedAt: NOON };

/** A database whose document is this, and how often it is read. */
function databaseWith(read: () => object | undefined) {
  const get = vi.fn(async () => ({ data: read }));
  const ref = { withConverter: () => ({ get }) };
  const collection = { withConverter: () => collection, doc: () => ref };
  // Only what reading a document needs.
  return { db: { collection: () => collection } as unknown as Firestore, get };
}

it('everything is on while operators have switched nothing', async () => {
  const { db } = databaseWith(() => undefined);
  for (const name of ['payments', 'signUps', 'talkNow', 'appCheck'] as const) {
    expect(await isOn(db, name, NOON)).toBe(true);
  }
});

it('what is switched off is refused by its name, and the rest goes on', async () => {
  const { db } = databaseWith(() => ({ ...SWITCHES, signUps: false }));
  const refusal = { code: 'paused', message: 'signUps' };
  await expect(requireOn(db, 'signUps', NOON)).rejects.toMatchObject(refusal);
  await expect(requireOn(db, 'payments', NOON)).resolves.toBeUndefined();
});

it('an instance reads again once 30 seconds are over, and not before', async () => {
  let talkNow = true;
  const { db, get } = databaseWith(() => ({ ...SWITCHES, talkNow }));
  expect(await isOn(db, 'talkNow', NOON)).toBe(true);
  talkNow = false;
  expect(await isOn(db, 'talkNow', after(SWITCHES_KEPT_MS - 1))).toBe(true);
  expect(get).toHaveBeenCalledTimes(1);
  expect(await isOn(db, 'talkNow', after(SWITCHES_KEPT_MS))).toBe(false);
  expect(get).toHaveBeenCalledTimes(2);
});

it('a document that can’t be read is an error, which the next call doesn’t repeat from memory', async () => {
  let isBroken = true;
  const { db } = databaseWith(() => {
    if (isBroken) throw new Error('unreadable');
    return SWITCHES;
  });
  await expect(isOn(db, 'payments', NOON)).rejects.toThrow('unreadable');
  isBroken = false;
  expect(await isOn(db, 'payments', after(1))).toBe(true);
});
