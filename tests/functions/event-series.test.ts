import type { CommunityEvent } from '@hearthkin/domain/community/event';
import { DAY_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { addDays, instantAt } from '@hearthkin/domain/foundation/time';
import { describe, expect, it } from 'vitest';
import { type Actor, makeAdmin, makeMember } from '../support/actors';
import { adminDb, put, read, update } from '../support/admin';
import { newId } from '../support/builders';
import { callFunction, expectRefusal } from '../support/call-function';
import { eventDocument, placeOf } from '../support/community-builders';
import { eventually } from '../support/eventually';
import { runTriggers } from '../support/in-process-triggers';
import { entriesAbout } from './audit-entries';
import { newsOf } from './news';

runTriggers();

const WEEKLY = { every: 'week', times: 3 } as const;

async function propose(host: Actor, change: Partial<CommunityEvent> = {}): Promise<string> {
  const id = newId('event');
  const proposed = { status: 'pending_approval', decidedAt: null, repeats: WEEKLY } as const;
  const startsAt = new Date(Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS + 7 * DAY_MS);
  const event = eventDocument({ hostId: host.uid, startsAt, ...proposed, ...change });
  await put(`events/${id}`, event);
  return id;
}

const approve = (eventId: string, staff: Actor) =>
  callFunction('reviewEvent', { eventId, decision: 'approved' }, staff);

async function seriesOf(eventId: string) {
  const found = await adminDb
    .collection('events')
    .where('seriesId', '==', eventId)
    .orderBy('startsAt')
    .get();
  return found.docs.map((doc) => ({ id: doc.id, ref: doc.ref, data: doc.data() }));
}

/** A published series of three, with the ids of its dates. */
async function makeSeries(host: Actor, staff: Actor): Promise<readonly string[]> {
  const first = await propose(host);
  expect(await approve(first, staff)).toMatchObject({ result: { status: 'approved' } });
  return (await seriesOf(first)).map(({ id }) => id);
}

/** What staff did to a document. */
const actsOn = async (path: string) => (await entriesAbout(path)).map(({ act }) => act);

const statesOf = (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await read(`events/${id}`))?.status));

describe('a series of events', () => {
  it('is approved at once, with an event for each date at the same local time', async () => {
    const [host, staff] = await Promise.all([makeMember(), makeAdmin()]);
    const first = await propose(host);
    const { date, time } = (await read(`events/${first}`)) as CommunityEvent;
    expect(await approve(first, staff)).toMatchObject({ result: { status: 'approved' } });
    expect(await approve(first, staff)).toMatchObject({ result: { status: 'approved' } });
    const dates = await seriesOf(first);
    expect(dates.map(({ data }) => data.date)).toEqual([date, addDays(date, 7), addDays(date, 14)]);
    expect(dates[0]?.id).toBe(first);
    for (const { data } of dates) {
      expect(data).toMatchObject({
        status: 'approved',
        time,
        repeats: WEEKLY,
        attendeeCount: 0,
        waitingCount: 0,
        hostId: host.uid,
        searchTokens: expect.arrayContaining(['board']),
      });
      const start = instantAt(data.date, time, 'America/Chicago');
      expect(data.startsAt.toDate()).toEqual(start);
    }
    expect(await newsOf(host)).toMatchObject([{ kind: 'event-approved', data: { dates: '3' } }]);
    expect(await actsOn(`events/${first}`)).toEqual(['event-approved']);
  });

  it('is rejected as one', async () => {
    const [host, staff] = await Promise.all([makeMember(), makeAdmin()]);
    const first = await propose(host);
    const rejected = { eventId: first, decision: 'rejected', notes: 'Where is it?' };
    expect(await callFunction('reviewEvent', rejected, staff)).toMatchObject({
      result: { status: 'rejected' },
    });
    expect(await seriesOf(first)).toEqual([]);
  });

  it('is not published with a date more than a year after it was proposed', async () => {
    const [host, staff] = await Promise.all([makeMember(), makeAdmin()]);
    const startsAt = new Date(Date.now() + 360 * DAY_MS);
    const far = await propose(host, { startsAt });
    await expectRefusal(approve(far, staff), 'no-such-date');
    expect(await read(`events/${far}`)).toMatchObject({ status: 'pending_approval' });
    expect(await seriesOf(far)).toEqual([]);
    const single = await propose(host, { startsAt, repeats: null });
    expect(await approve(single, staff)).toMatchObject({ result: { status: 'approved' } });
    expect(await read(`events/${single}`)).toMatchObject({ seriesId: null });
  });

  it('is cancelled by date, or from now on, and everyone is told of their dates', async () => {
    const [host, staff, guest] = await Promise.all([makeMember(), makeAdmin(), makeMember()]);
    const ids = await makeSeries(host, staff);
    const [first = '', second = '', third = ''] = ids;
    await put(
      `events/${third}/attendees/${guest.uid}`,
      placeOf(guest.uid, { startsAt: new Date() }),
    );
    const cancel = (eventId: string, by: Actor, change: object = {}) =>
      callFunction('cancelEvent', { eventId, reason: 'I am ill.', ...change }, by);
    await expectRefusal(cancel(first, guest, { allAhead: true }), 'forbidden');
    expect(await statesOf(ids)).toEqual(['approved', 'approved', 'approved']);
    expect(await cancel(second, host)).toMatchObject({ result: { status: 'cancelled' } });
    expect(await statesOf(ids)).toEqual(['approved', 'cancelled', 'approved']);
    // From a date that is cancelled already, and twice.
    for (let call = 0; call < 2; call++) {
      expect(await cancel(second, host, { allAhead: true })).toMatchObject({
        result: { status: 'cancelled' },
      });
    }
    expect(await statesOf(ids)).toEqual(['cancelled', 'cancelled', 'cancelled']);
    expect(await read(`events/${third}`)).toMatchObject({ notes: 'I am ill.' });
    const cancelled = { kind: 'event-cancelled', data: { eventId: third } };
    await eventually(() => newsOf(guest)).toMatchObject([cancelled]);
  });

  it('keeps the dates that have started, and each that staff cancel is logged', async () => {
    const [host, staff] = await Promise.all([makeMember(), makeAdmin()]);
    const ids = await makeSeries(host, staff);
    const [first = '', second = '', third = ''] = ids;
    await update(`events/${first}`, { startsAt: new Date(Date.now() - 1000) });
    const input = { eventId: second, reason: 'Unsafe', allAhead: true };
    expect(await callFunction('cancelEvent', input, staff)).toMatchObject({
      result: { status: 'cancelled' },
    });
    expect(await statesOf(ids)).toEqual(['approved', 'cancelled', 'cancelled']);
    for (const id of [second, third]) {
      expect(await actsOn(`events/${id}`)).toContain('event-cancelled');
    }
  });
});
