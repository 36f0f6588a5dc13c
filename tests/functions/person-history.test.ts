import { type PersonHistory, personHistorySchema } from '@hearthkin/domain/admin/person-history';
import { fromJson } from '@hearthkin/domain/foundation/json-dates';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, makeAdmin, makeCompanion, makeMember } from '../support/actors';
import { put } from '../support/admin';
import { bookingOf, newId, reportDocument } from '../support/builders';
import { callFunction, expectRefusal } from '../support/call-function';
import { activityDocument } from '../support/community-builders';
import { contactMessage } from '../support/queue-items';
import { actsOf } from './audit-entries';

const DAY = 86_400_000;
const now = Date.now();
const daysAgo = (days: number) => new Date(now - days * DAY);

let staff: Actor;
let member: Actor;
let companion: Actor;

const ask = (uid: string, before: number | null) =>
  callFunction('readAsStaff', { what: 'history', uid, before }, staff);

async function page(uid: string, before: number | null = null): Promise<PersonHistory> {
  const { result } = await ask(uid, before);
  return personHistorySchema.parse(fromJson((result as { answer: string }).answer));
}

async function all(uid: string): Promise<PersonHistory['items']> {
  const items = [];
  for (let before: number | null = null; ; ) {
    const { items: more, next } = await page(uid, before);
    items.push(...more);
    if (next === null) return items;
    before = next;
  }
}

beforeAll(async () => {
  [staff, member, companion] = await Promise.all([makeAdmin(), makeMember(), makeCompanion()]);
});

describe('what happened with a person', () => {
  it('is shown once and in time order, however many of a kind there are', async () => {
    const writes = [];
    const sessions = [5, 3, 3, 3, 1, -2];
    for (const days of sessions) {
      const startsAt = daysAgo(days);
      const booking = bookingOf(member, companion, {
        startsAt,
        endsAt: new Date(startsAt.getTime() + 3_600_000),
      });
      writes.push(put(`bookings/${newId('booking')}`, booking));
    }
    const about = { reportedId: member.uid, reporterId: companion.uid, createdAt: daysAgo(2) };
    const by = { reportedId: companion.uid, reporterId: member.uid, createdAt: daysAgo(4) };
    for (const report of [about, by]) {
      writes.push(put(`reports/${newId('report')}`, reportDocument(report)));
    }
    const message = contactMessage({ uid: member.uid, createdAt: daysAgo(6) });
    writes.push(put(`contactMessages/${newId('message')}`, message));
    const hosted = { hostId: member.uid, startsAt: daysAgo(7), status: 'proposed' } as const;
    writes.push(put(`activities/${newId('activity')}`, activityDocument(hosted)));
    await Promise.all(writes);
    await callFunction(
      'noteAccount',
      { uid: member.uid, text: 'They called.', requestId: crypto.randomUUID() },
      staff,
    );

    const items = await all(member.uid);
    const times = items.map(({ at }) => at.getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const kinds = items.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'session')).toHaveLength(sessions.length);
    for (const kind of ['reported', 'report-sent', 'message', 'activity', 'note']) {
      expect(kinds.filter((one) => one === kind)).toHaveLength(1);
    }
    expect(items[0]).toMatchObject({ kind: 'session', activity: 'coffee-walk' });
    expect(items.at(-1)).toMatchObject({ kind: 'milestone', what: 'joined' });
    const first = await page(member.uid);
    expect(first.items.length).toBeLessThan(items.length);
    expect((await actsOf(staff)).map(({ act, note }) => [act, note])).toContainEqual([
      'account-read',
      'What happened so far',
    ]);
  });

  it('is of the other side of a session, too', async () => {
    const sessions = (await all(companion.uid)).filter(({ kind }) => kind === 'session');
    expect(sessions.length).toBeGreaterThan(0);
  });

  it('is empty without an account', async () => {
    expect(await page(newId('gone'))).toEqual({ items: [], next: null });
    await expectRefusal(ask(member.uid, -1), 'invalid-input');
  });
});
