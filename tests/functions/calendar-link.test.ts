import { createHash } from 'node:crypto';
import { toProfile } from '@hearthkin/domain/account/profile';
import type { Booking } from '@hearthkin/domain/booking/booking';
import { calendarFeedPath } from '@hearthkin/domain/booking/calendar-link';
import { HIDDEN_STATUSES } from '@hearthkin/domain/community/activity-state';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { RATE_LIMITS } from '@hearthkin/domain/foundation/rate-limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerFeed } from '../../functions/src/calendar/calendar-feed';
import { endCalendarLink } from '../../functions/src/calendar/end-calendar-link';
import { makeCalendarLink } from '../../functions/src/calendar/make-calendar-link';
import { MOST } from '../../functions/src/calendar/read-calendar';
import { afterNewPassword } from '../../functions/src/sign-in/after-new-password';
import { signOutEverywhere } from '../../functions/src/sign-in/sign-out-everywhere';
import { type Actor, makeCompanion, makeMember } from '../support/actors';
import { adminAuth, adminDb, read, update } from '../support/admin';
import { bookingOf, companionAccount, memberDocument, newId } from '../support/builders';
import { expectRefusal } from '../support/call-function';
import { activityDocument, eventDocument } from '../support/community-builders';
import { mailQueue } from '../support/mail-queue';
import { callAs } from './booking-requests';

const SITE = 'https://hearthkin.test';
const NOW = new Date('2061-03-01T12:00:00Z');
const MAILING = { queue: mailQueue(), siteUrl: SITE, linkKey: 'key' };
const after = (ms: number, from = NOW) => new Date(from.getTime() + ms);

let member: Actor;
let companion: Actor;
beforeEach(async () => {
  [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
  await Promise.all([
    adminDb.doc(`profiles/${member.uid}`).set(toProfile(memberDocument(member.uid))),
    adminDb.doc(`profiles/${companion.uid}`).set(toProfile(companionAccount(companion.uid))),
  ]);
});

const makeLink = async ({ uid }: Actor, now = NOW) =>
  (await makeCalendarLink.handler(callAs({ uid }, {}, now), MAILING)).token;
const ask = (token: string, { method = 'GET', now = NOW } = {}) =>
  answerFeed({ method, path: calendarFeedPath(token) }, adminDb, SITE, now);

/** The entries of a feed as properties, by UID. */
async function entriesFor(person: Actor): Promise<Map<string, Record<string, string>>> {
  const { status, body } = await ask(await makeLink(person));
  expect(status).toBe(200);
  const entries = body.replaceAll('\r\n ', '').split('\r\nBEGIN:VEVENT\r\n').slice(1);
  return new Map(
    entries.map((entry) => {
      const lines = entry.split('\r\nEND:VEVENT')[0]?.split('\r\n') ?? [];
      const properties = lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon), line.slice(colon + 1)] as const;
      });
      const all = Object.fromEntries(properties);
      return [all.UID ?? '', all];
    }),
  );
}

async function book(change: Partial<Booking> = {}): Promise<string> {
  const startsAt = change.startsAt ?? after(DAY_MS);
  const id = newId('booking');
  const booking = bookingOf(member, companion, {
    status: 'confirmed',
    location: 'The fountain, north side',
    startsAt,
    endsAt: after(HOUR_MS, startsAt),
    statusHistory: [
      { status: 'pending', at: NOW, by: 'spender' },
      { status: 'confirmed', at: NOW, by: 'earner' },
    ],
    ...change,
  });
  await adminDb.doc(`bookings/${id}`).set(booking);
  return id;
}

describe('the calendar of a member and a companion', () => {
  it('has a confirmed session with the other one, where and when', async () => {
    const id = await book({ updatedAt: after(-DAY_MS) });
    const expected = (summary: string) => ({
      UID: `${id}@hearthkin`,
      DTSTAMP: '20610228T120000Z',
      'LAST-MODIFIED': '20610228T120000Z',
      SEQUENCE: '2',
      DTSTART: '20610302T120000Z',
      DTEND: '20610302T130000Z',
      SUMMARY: summary,
      DESCRIPTION: `See or change it: ${SITE}/my-bookings/${id}`,
      LOCATION: 'The fountain\\, north side',
      'ORGANIZER;CN=Hearthkin': SITE,
      URL: `${SITE}/my-bookings/${id}`,
      STATUS: 'CONFIRMED',
    });
    expect((await entriesFor(member)).get(`${id}@hearthkin`)).toEqual(
      expected('Session with Eve M.'),
    );
    expect((await entriesFor(companion)).get(`${id}@hearthkin`)).toEqual(
      expected('Session with Sam P.'),
    );
  });

  it('says what is requested, over and canceled, and the place of what is agreed only', async () => {
    const history = [{ status: 'pending', at: NOW, by: 'spender' }] as const;
    const ids = {
      pending: await book({ status: 'pending', statusHistory: [...history] }),
      declined: await book({ status: 'cancelled', statusHistory: [...history] }),
      over: await book({ status: 'completed', startsAt: after(-2 * DAY_MS) }),
      cancelled: await book({ status: 'cancelled' }),
      virtual: await book({ activity: 'virtual-chat', location: null }),
    };
    const entries = await entriesFor(member);
    const facts = (id: string) => {
      const { STATUS, LOCATION, DESCRIPTION } = entries.get(`${id}@hearthkin`) ?? {};
      return [STATUS, LOCATION, DESCRIPTION?.startsWith('Requested\\, not confirmed yet.')];
    };
    expect(facts(ids.pending)).toEqual(['TENTATIVE', undefined, true]);
    expect(facts(ids.over)).toEqual(['CONFIRMED', 'The fountain\\, north side', false]);
    // It was never agreed, so nothing of it is canceled.
    expect(entries.has(`${ids.declined}@hearthkin`)).toBe(false);
    expect(facts(ids.cancelled)).toEqual(['CANCELLED', undefined, false]);
    expect(facts(ids.virtual)).toEqual(['CONFIRMED', 'Online', false]);
  });

  it('has nothing of what is done, said, paid or felt', async () => {
    await book({
      activity: 'creative-therapy',
      notes: 'Please ring at the blue door.',
      mood: 'sad',
      status: 'cancelled',
      cancellation: {
        endReason: 'member-cancelled',
        endedBy: 'spender',
        reason: 'My sister needs me.',
        at: NOW,
      },
    });
    await book({
      activity: 'creative-therapy',
      notes: 'Please ring at the blue door.',
      proposal: {
        by: 'earner',
        startsAt: after(2 * DAY_MS),
        endsAt: after(2 * DAY_MS + HOUR_MS),
        date: '2061-03-03',
        time: '07:00',
        note: 'Rather a day later.',
        at: NOW,
      },
    });
    for (const person of [member, companion]) {
      const { body } = await ask(await makeLink(person));
      expect(body).toContain('Session with');
      expect(body).not.toMatch(
        /therapy|creative|blue door|sister|\bsad\b|day later|€|EUR|price|Porter|Marlow|@hearthkin\.test/i,
      );
      expect(body).not.toContain(member.uid);
      expect(body).not.toContain(companion.uid);
    }
  });

  it('has no session of others, and none before 30 days or after a year', async () => {
    const stranger = await makeMember();
    const edges = {
      first: await book({ startsAt: after(-30 * DAY_MS) }),
      tooEarly: await book({ startsAt: after(-30 * DAY_MS - 1) }),
      last: await book({ startsAt: after(365 * DAY_MS - 1) }),
      tooLate: await book({ startsAt: after(365 * DAY_MS) }),
    };
    const entries = await entriesFor(member);
    expect([...entries.keys()].sort()).toEqual(
      [`${edges.first}@hearthkin`, `${edges.last}@hearthkin`].sort(),
    );
    expect((await entriesFor(stranger)).size).toBe(0);
  });

  it('has the next sessions if there are many, and canceled ones don’t take their room', async () => {
    const many = (count: number, change: Partial<Booking>, sign = 1) =>
      Promise.all(
        Array.from({ length: count }, (_, index) =>
          book({ ...change, startsAt: after(sign * (index + 1) * HOUR_MS) }),
        ),
      );
    const [open, cancelled, before] = await Promise.all([
      many(MOST.open + 1, {}),
      many(MOST.cancelled + 1, { status: 'cancelled' }),
      many(MOST.before + 1, { status: 'completed' }, -1),
    ]);
    const kept = [open.slice(0, -1), cancelled.slice(0, -1), before.slice(0, -1)].flat();
    expect([...(await entriesFor(member)).keys()].sort()).toEqual(
      kept.map((id) => `${id}@hearthkin`).sort(),
    );
  });

  it('names no one whose account is gone', async () => {
    const id = await book();
    await adminDb.doc(`profiles/${companion.uid}`).delete();
    await adminDb.doc(`users/${companion.uid}`).delete();
    const entry = (await entriesFor(member)).get(`${id}@hearthkin`);
    expect(entry?.SUMMARY).toBe('Session with Unknown User');
  });

  it('has the events and activities with a spot, and those canceled as canceled', async () => {
    const startsAt = after(3 * DAY_MS);
    const place = {
      uid: companion.uid,
      displayName: 'Eve M.',
      startsAt,
      joinedAt: NOW,
      came: false,
    };
    const put = async (
      kind: 'events' | 'activities',
      change: Parameters<typeof eventDocument>[0] & Parameters<typeof activityDocument>[0],
      below: string,
    ) => {
      const id = newId('gathering');
      const build = kind === 'events' ? eventDocument : activityDocument;
      await adminDb.doc(`${kind}/${id}`).set(build({ startsAt, ...change }));
      const own = { ...place, startsAt: change?.startsAt ?? startsAt };
      await adminDb.doc(`${kind}/${id}/${below}/${companion.uid}`).set(own);
      return id;
    };
    const title = 'Tea\r\nEND:VEVENT\r\nBEGIN:VEVENT';
    const event = await put('events', { title, decidedAt: after(-DAY_MS) }, 'attendees');
    const canceled = await put('events', { status: 'cancelled' }, 'attendees');
    const past = await put('events', { startsAt: after(-DAY_MS - MINUTE_MS) }, 'attendees');
    const waited = await put('events', { waitingCount: 1 }, 'waiting');
    const activity = await put('activities', { endsAt: after(4 * DAY_MS) }, 'participants');
    const over = await put('activities', { startsAt: after(-31 * DAY_MS) }, 'participants');
    const entries = await entriesFor(companion);
    expect(entries.get(`event-${event}@hearthkin`)).toEqual({
      UID: `event-${event}@hearthkin`,
      DTSTAMP: '20610228T120000Z',
      'LAST-MODIFIED': '20610228T120000Z',
      SEQUENCE: '0',
      DTSTART: '20610304T120000Z',
      SUMMARY: 'Tea\\nEND:VEVENT\\nBEGIN:VEVENT',
      DESCRIPTION: `${SITE}/community/event/${event}`,
      LOCATION: 'The corner café\\, Chicago',
      'ORGANIZER;CN=Hearthkin': SITE,
      URL: `${SITE}/community/event/${event}`,
      STATUS: 'CONFIRMED',
    });
    expect(entries.get(`activity-${activity}@hearthkin`)).toMatchObject({
      DTSTART: '20610304T120000Z',
      DTEND: '20610305T120000Z',
      SUMMARY: 'Clay and quiet',
      LOCATION: 'The Kiln\\, Chicago',
      'ORGANIZER;CN=Hearthkin': SITE,
      URL: `${SITE}/community/activity/${activity}`,
      STATUS: 'CONFIRMED',
    });
    const { STATUS, LOCATION, SEQUENCE } = entries.get(`event-${canceled}@hearthkin`) ?? {};
    expect([STATUS, LOCATION, SEQUENCE]).toEqual(['CANCELLED', undefined, '1']);
    for (const id of [`event-${past}`, `event-${waited}`, `activity-${over}`]) {
      expect(entries.has(`${id}@hearthkin`), id).toBe(false);
    }
    expect(entries.size).toBe(3);
  });

  it('has the next published events they host, soonest first, and those canceled as canceled', async () => {
    const host = async (days: number, change: Parameters<typeof eventDocument>[0] = {}) => {
      const id = newId('event');
      const event = eventDocument({
        hostId: member.uid,
        startsAt: after(days * DAY_MS),
        ...change,
      });
      await adminDb.doc(`events/${id}`).set(event);
      return `event-${id}@hearthkin`;
    };
    const hosted: string[] = [];
    for (let day = 1; day <= MOST.hosted; day++) hosted.push(await host(day));
    const statuses = ['pending_approval', 'rejected'] as const;
    await Promise.all(statuses.map((status) => host(1, { status })));
    await Promise.all([host(MOST.hosted + 1), host(-2), host(366)]);
    const entries = await entriesFor(member);
    expect([...entries.keys()].sort()).toEqual(hosted.toSorted());
    const canceled = await host(0.5, { status: 'cancelled' });
    expect((await entriesFor(member)).get(canceled)).toMatchObject({
      STATUS: 'CANCELLED',
      SEQUENCE: '1',
    });
  });

  it('has the next published group activities they host, and none that is asked for, proposed or declined', async () => {
    const host = async (days: number, change: Parameters<typeof activityDocument>[0] = {}) => {
      const id = newId('activity');
      const startsAt = after(days * DAY_MS);
      const at = { startsAt, endsAt: new Date(startsAt.getTime() + HOUR_MS) };
      await adminDb
        .doc(`activities/${id}`)
        .set(activityDocument({ hostId: member.uid, ...at, ...change }));
      return `activity-${id}@hearthkin`;
    };
    await Promise.all(HIDDEN_STATUSES.map((status) => host(1, { status })));
    await Promise.all([host(-31), host(366)]);
    const past = await host(-29);
    const hosted = [past];
    for (let day = 1; day < MOST.hostedActivities; day++) hosted.push(await host(day));
    await host(MOST.hostedActivities);
    const entries = await entriesFor(member);
    expect([...entries.keys()].sort()).toEqual(hosted.toSorted());
    expect(entries.get(past)?.STATUS).toBe('CONFIRMED');
    await update(`activities/${past.slice('activity-'.length, -'@hearthkin'.length)}`, {
      status: 'cancelled',
    });
    expect((await entriesFor(member)).get(past)?.STATUS).toBe('CANCELLED');
  });

  it('leaves out what can’t be read', async () => {
    const [broken, sound] = [await book(), await book()];
    await update(`bookings/${broken}`, { duration: 'long' });
    expect([...(await entriesFor(member)).keys()]).toEqual([`${sound}@hearthkin`]);
  });
});

describe('a calendar link', () => {
  it('is 32 random bytes, of which only the hash is stored', async () => {
    const token = await makeLink(member);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const hash = createHash('sha256').update(token).digest('hex');
    expect(await read(`calendarLinks/${member.uid}`)).toEqual({ hash });
    const shown = await read(`users/${member.uid}/private/calendarLink`);
    expect(Object.keys(shown ?? {})).toEqual(['madeAt']);
    expect(shown?.madeAt.toDate()).toEqual(NOW);
  });

  it('stops with the next one, and with being turned off', async () => {
    const first = await makeLink(member);
    const second = await makeLink(member);
    expect((await ask(first)).status).toBe(404);
    expect((await ask(second)).status).toBe(200);
    expect(await endCalendarLink.handler(callAs({ uid: member.uid }, {}, NOW))).toEqual({
      ended: true,
    });
    expect((await ask(second)).status).toBe(404);
    expect(await read(`calendarLinks/${member.uid}`)).toBeUndefined();
    expect(await read(`users/${member.uid}/private/calendarLink`)).toBeUndefined();
    // Without one, nothing happens.
    await endCalendarLink.handler(callAs({ uid: member.uid }, {}, NOW));
  });

  it('is answered the same without one, renewed, turned off, suspended and deleted', async () => {
    const [renewed, own] = [await makeLink(member), await makeLink(companion)];
    await makeLink(member);
    const unknown = await ask('x'.repeat(43));
    expect(unknown).toMatchObject({ status: 404, body: 'This calendar link doesn’t work.' });
    expect(await ask(renewed)).toEqual(unknown);
    expect((await ask(own)).status).toBe(200);
    await update(`users/${companion.uid}`, { accountStatus: 'suspended' });
    expect(await ask(own)).toEqual(unknown);
    await update(`users/${companion.uid}`, { accountStatus: 'active' });
    expect((await ask(own)).status).toBe(200);
    await adminDb.doc(`users/${companion.uid}`).delete();
    expect(await ask(own)).toEqual(unknown);
    expect(await ask('../events')).toEqual(unknown);
    for (const method of ['POST', 'OPTIONS', 'get']) {
      expect(await ask(own, { method })).toMatchObject({ status: 405, body: '' });
    }
  });

  it('is made by someone with an active account only', async () => {
    await update(`users/${companion.uid}`, { accountStatus: 'suspended' });
    await expectRefusal(makeLink(companion), 'forbidden');
    expect(await read(`calendarLinks/${companion.uid}`)).toBeUndefined();
    const unknown = { ...member, uid: newId('nobody') };
    await expectRefusal(makeLink(unknown), 'forbidden');
  });

  it('ends with all sessions, and with a new password', async () => {
    const first = await makeLink(member);
    await signOutEverywhere.handler(callAs({ uid: member.uid }, {}, NOW), adminAuth);
    expect((await ask(first)).status).toBe(404);
    const second = await makeLink(member);
    const deps = { auth: adminAuth, queue: mailQueue(() => {}), siteUrl: SITE };
    const owner = { uid: member.uid, email: member.email, removed: [] };
    await afterNewPassword(adminDb, deps, owner, NOW);
    expect((await ask(second)).status).toBe(404);
    expect(await read(`users/${member.uid}/private/calendarLink`)).toBeUndefined();
  });

  it('may be asked for so often an hour, each for itself', async () => {
    const { max } = RATE_LIMITS.calendarFeeds;
    const [token, other] = [await makeLink(member), await makeLink(companion)];
    for (let asked = 0; asked < max; asked += 1) expect((await ask(token)).status).toBe(200);
    const { status, headers, body } = await ask(token);
    expect([status, headers['Retry-After']]).toEqual([429, '3600']);
    expect(body).not.toContain('VCALENDAR');
    expect((await ask(other)).status).toBe(200);
    expect((await ask(token, { now: after(HOUR_MS) })).status).toBe(200);
  });
});
