import type { Duty } from '@hearthkin/domain/admin/duty';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { saveDuty } from '../../functions/src/admin/save-duty';
import { logger } from '../../functions/src/platform/logger';
import { isStaffed, readRota } from '../../functions/src/staff/staff-on-duty';
import { type Actor, makeAdmin, makeMember } from '../support/actors';
import { adminAuth, quietDatabase } from '../support/admin';
import { newId } from '../support/builders';

const { db, clear, close } = quietDatabase(newId('demo-duty'));
afterAll(close);
beforeEach(clear);
afterEach(() => vi.restoreAllMocks());

// A Monday, 7 AM in Berlin.
const NOW = new Date('2031-06-02T05:00:00Z');
const MORNINGS = { mon: [{ start: '06:00', end: '12:00' }] };
const berlin = (hours: Duty['hours']) => ({ hours, timeZone: 'Europe/Berlin' });

let ada: Actor;
let bea: Actor;
beforeAll(async () => {
  [ada, bea] = await Promise.all([makeAdmin(), makeAdmin()]);
});

const save = ({ uid }: Actor, hours: Duty['hours']) =>
  saveDuty.handler(
    { db, input: berlin(hours), caller: { uid, isAdmin: true } as never, network: '', now: NOW },
    undefined,
  );
const staffed = (now = NOW) => isStaffed(db, adminAuth, now);

it('each of the staff has their own times, and leaves the rota without any', async () => {
  await save(ada, MORNINGS);
  await save(bea, { tue: [{ start: '18:00', end: '24:00' }] });
  await save(ada, { mon: [{ start: '08:00', end: '12:00' }, ...MORNINGS.mon.slice(1)] });
  expect(await readRota(db, adminAuth)).toEqual([
    { by: bea.uid, ...berlin({ tue: [{ start: '18:00', end: '24:00' }] }) },
    { by: ada.uid, ...berlin({ mon: [{ start: '08:00', end: '12:00' }] }) },
  ]);
  await save(ada, { mon: [] });
  expect((await readRota(db, adminAuth)).map(({ by }) => by)).toEqual([bea.uid]);
  const { docs } = await db.collection('auditLog').get();
  expect(docs.map((doc) => doc.get('act'))).toEqual(Array(4).fill('duty-saved'));
});

it('hours that overlap are refused', async () => {
  const overlap = [...MORNINGS.mon, { start: '11:00', end: '13:00' }];
  await expect(save(ada, { mon: overlap })).rejects.toMatchObject({ code: 'invalid-input' });
  expect(await readRota(db, adminAuth)).toEqual([]);
});

it('someone is on duty at their times only', async () => {
  expect(await staffed()).toBe(false);
  await save(ada, MORNINGS);
  expect(await staffed()).toBe(true);
  expect(await staffed(new Date('2031-06-02T10:00:00Z'))).toBe(false);
});

it('who is no longer staff isn’t on duty', async () => {
  const member = await makeMember();
  await save(member, MORNINGS);
  expect(await staffed()).toBe(false);
});

it('a rota that can’t be read counts as no one, and an alarm doesn’t wait for it', async () => {
  const warn = vi.spyOn(logger, 'warn').mockImplementation(() => {});
  await save(ada, MORNINGS);
  vi.spyOn(adminAuth, 'getUsers').mockRejectedValue(new Error('no answer'));
  expect(await staffed()).toBe(false);
  expect(warn).toHaveBeenCalledTimes(1);
});
