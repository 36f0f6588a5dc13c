import type { CheckIn } from '@hearthkin/domain/safety/check-in';
import type { Report } from '@hearthkin/domain/safety/report';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { pageAgain } from '../../functions/src/admin/page-again';
import { logger } from '../../functions/src/platform/logger';
import { quietDatabase } from '../support/admin';
import { newId } from '../support/builders';

const { db, clear, close } = quietDatabase(newId('demo-pages'));
afterAll(close);

const NOW = new Date('2031-06-01T12:00:00Z');
const before = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

const error = vi.spyOn(logger, 'error').mockImplementation(() => {});
beforeEach(async () => {
  error.mockClear();
  await clear();
});

const putCheckIn = (id: string, change: Partial<CheckIn> = {}) =>
  db.doc(`checkIns/${id}`).set({ status: 'open', raisedAt: before(10), reason: 'help', ...change });
const putReport = (id: string, change: Partial<Report> = {}) =>
  db.doc(`reports/${id}`).set({ status: 'open', severity: 0, createdAt: before(20), ...change });
const take = (queue: string, id: string, at = before(5)) =>
  db.doc('staffDesk/assignments').set({ entries: [{ queue, id, by: 'ada', at }] });
const run = () => pageAgain.handler({ db, now: NOW });

it('staff are paged again about who asked for help, went silent, or is in danger by a report', async () => {
  await Promise.all([putCheckIn('a'), putCheckIn('b', { reason: 'silence' }), putReport('c')]);
  expect(await run()).toEqual({ waiting: 3 });
  expect(error.mock.calls).toEqual([
    ['Staff are needed now', expect.objectContaining({ reason: 'waiting', count: 3 })],
  ]);
});

it('no one is paged about what is decided, or is no danger', async () => {
  await Promise.all([
    putCheckIn('a', { status: 'closed' }),
    putCheckIn('b', { status: 'answered' }),
    putReport('c', { status: 'decided' as never }),
    putReport('d', { severity: 1 }),
  ]);
  expect(await run()).toEqual({ waiting: 0 });
  expect(error).not.toHaveBeenCalled();
});

it('what one of the staff has taken isn’t paged about, until it is raised again', async () => {
  await Promise.all([putCheckIn('a'), take('check-ins', 'a')]);
  expect(await run()).toEqual({ waiting: 0 });
  await putCheckIn('a', { raisedAt: before(1) });
  expect(await run()).toEqual({ waiting: 1 });
});
