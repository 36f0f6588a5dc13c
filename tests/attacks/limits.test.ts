import { randomUUID } from 'node:crypto';
import { toProfile } from '@hearthkin/domain/account/profile';
import { DAY_MS } from '@hearthkin/domain/durations';
import { RATE_LIMITS } from '@hearthkin/domain/rate-limits';
import { wallClock } from '@hearthkin/domain/time';
import { describe, expect, it, vi } from 'vitest';
import {
  bookingRequest,
  countOf,
  documentCounts,
  NEWCOMER,
  newYork,
} from '../functions/booking-requests';
import { beginConversation } from '../functions/conversations';
import { submissionDocument } from '../functions/story-people';
import { type Actor, makeCompanion, makeMember } from '../support/actors';
import { adminDb } from '../support/admin';
import { eventDocument, memberDocument } from '../support/builders';
import { type Answer, callFunction } from '../support/call-function';
import { eventually } from '../support/eventually';
import { runTriggers } from '../support/in-process-triggers';
import { mailsTo } from '../support/mailbox';
import { messageWrites } from '../support/message-writes';
import { createOf, documentName, type RestWrite, tryCommitAs } from '../support/rest-client';

runTriggers();

// Forty calls at once, and the first ones start a process each.
vi.setConfig({ testTimeout: 120_000 });

/** A request for three hours on a later day, at the price after a first session. */
function threeHours(companion: Actor, day: number) {
  const startsAt = newYork(4 + day, '14:00');
  const standing = { ...NEWCOMER, hadSessionWithCompanion: true };
  return bookingRequest({ companionId: companion.uid, startsAt, minutes: 180, standing });
}

/** Arranges that the two had a session before. */
async function meet(member: Actor, companion: Actor): Promise<void> {
  await adminDb
    .doc(`users/${member.uid}/discounts/first-session_${companion.uid}`)
    .set({ bookingId: 'earlier', at: new Date() });
}

const ask = (member: Actor, companion: Actor, day: number): Promise<Answer> =>
  callFunction('createBooking', threeHours(companion, day), member);

const accepted = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 200);

describe('a member who asks for forty three-hour sessions in ten seconds', () => {
  it('gets five with one companion, and holds no more of their time', async () => {
    const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
    await meet(member, companion);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, day) => ask(member, companion, day)),
    );
    expect(accepted(answers).length).toBeLessThanOrEqual(5);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['rate-limited']));
    // Those that lost a race may be asked for again, one after the other.
    for (let day = 40; day < 46; day += 1) {
      await ask(member, companion, day);
    }
    expect(await documentCounts(companion.uid)).toEqual({ bookings: 5, payments: 5, holds: 5 });
    const late = await ask(member, companion, 50);
    expect(late).toMatchObject({
      code: 'rate-limited',
      details: { sentence: RATE_LIMITS.openRequestsToOne.sentence },
    });
    await eventually(async () => (await mailsTo(companion.email)).length).toBe(5);
  });

  it('gets ten with several companions, and may ask again after an hour', async () => {
    const [member, ...companions] = await Promise.all([
      makeMember(),
      ...Array.from({ length: 4 }, () => makeCompanion()),
    ]);
    for (const companion of companions) {
      await meet(member, companion);
      for (let day = 0; day < 4; day += 1) {
        await ask(member, companion, day);
      }
    }
    const own = adminDb.collection('bookings').where('spenderId', '==', member.uid);
    expect(await countOf(own)).toBe(10);
    const open = (await own.get()).docs;
    await Promise.all(open.map(({ ref }) => ref.update({ status: 'confirmed' })));
    const [first] = companions;
    if (first === undefined) throw new Error('No companion');
    const late = await ask(member, first, 20);
    expect(late).toMatchObject({
      code: 'rate-limited',
      details: {
        sentence: expect.stringMatching(/^You’ve sent many requests .* Please try again/),
      },
    });
  });
});

it('a side of a booking that proposes times without end is refused after twenty an hour', async () => {
  const member = await makeMember();
  const propose = () =>
    callFunction(
      'proposeTime',
      { bookingId: randomUUID(), startsAt: newYork(4, '14:00').toISOString() },
      member,
    );
  for (let time = 0; time < RATE_LIMITS.timeProposals.max; time += 1) {
    expect(await propose()).toMatchObject({ code: 'not-found' });
  }
  expect(await propose()).toMatchObject({ code: 'rate-limited' });
});

/** How many of these commits were allowed, one after the other. */
async function allowedOf(actor: Actor, commits: readonly RestWrite[][]): Promise<number> {
  let allowed = 0;
  for (const writes of commits) {
    const { status } = await tryCommitAs(actor, writes);
    if (status === 200) allowed += 1;
  }
  return allowed;
}

describe('a member who floods another with messages', () => {
  async function conversation() {
    const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
    return { member, id: await beginConversation(member, companion) };
  }

  it('is refused a commit of several messages', async () => {
    const { member, id } = await conversation();
    const bare = (name: string) =>
      createOf(`conversations/${id}/messages/${name}`, { senderId: member.uid, content: 'Hi' }, [
        'timestamp',
      ]);
    expect((await tryCommitAs(member, [bare('a')])).status).toBe(403);
    const counted = messageWrites(id, member, 'Hi');
    expect((await tryCommitAs(member, [...counted, bare('b')])).status).toBe(403);
    expect((await tryCommitAs(member, counted)).status).toBe(200);
  });

  it('gets no further than twice the limit in a burst of 800', async () => {
    const { member, id } = await conversation();
    const burst = Array.from({ length: 800 }, () => messageWrites(id, member, 'Hi'));
    const answers = await Promise.all(
      [0, 1, 2, 3].map((lane) => allowedOf(member, burst.slice(lane * 200, lane * 200 + 200))),
    );
    const sent = answers.reduce((sum, allowed) => sum + allowed, 0);
    expect(sent).toBeLessThanOrEqual(2 * RATE_LIMITS.messages.max);
    const stored = adminDb.collection(`conversations/${id}/messages`);
    expect(await countOf(stored)).toBe(sent);
  });

  it('cannot set their own count back', async () => {
    const { member, id } = await conversation();
    await tryCommitAs(member, messageWrites(id, member, 'Hi'));
    const name = documentName(`users/${member.uid}/limits/sent`);
    expect((await tryCommitAs(member, [{ delete: name }])).status).toBe(403);
    const fields = { count: { integerValue: '0' } };
    const back = { update: { name, fields }, updateMask: { fieldPaths: ['count'] } };
    expect((await tryCommitAs(member, [back])).status).toBe(403);
  });
});

describe('a member who shares stories without end', () => {
  const storyOf = ({ uid }: Actor, id: string) => {
    const { submittedAt, ...story } = submissionDocument(uid);
    return createOf(`storySubmissions/${id}`, story, ['submittedAt']);
  };
  const countTo = ({ uid }: Actor, count: number, last: string, from?: string): RestWrite => ({
    update: {
      name: documentName(`users/${uid}/limits/stories`),
      fields: {
        count: { integerValue: String(count) },
        last: { stringValue: last },
        ...(from === undefined ? {} : { from: { timestampValue: from } }),
      },
    },
    ...(from === undefined
      ? { updateTransforms: [{ fieldPath: 'from', setToServerValue: 'REQUEST_TIME' }] }
      : {}),
  });

  it('is refused two hundred in one commit', async () => {
    const author = await makeMember();
    const ids = Array.from({ length: 200 }, () => randomUUID());
    const all = ids.map((id) => storyOf(author, id));
    expect((await tryCommitAs(author, all)).status).not.toBe(200);
    const counted = [...all.slice(0, 2), countTo(author, 1, ids[0] ?? '')];
    expect((await tryCommitAs(author, counted)).status).toBe(403);
    expect(
      (await tryCommitAs(author, [storyOf(author, 'one'), countTo(author, 1, 'one')])).status,
    ).toBe(200);
  });

  it('is refused the sixth of a day', async () => {
    const author = await makeMember();
    const first = randomUUID();
    await tryCommitAs(author, [storyOf(author, first), countTo(author, 1, first)]);
    const counter = await adminDb.doc(`users/${author.uid}/limits/stories`).get();
    const from = counter.get('from').toDate().toISOString();
    const next = Array.from({ length: 10 }, (_, index) => {
      const id = randomUUID();
      return [storyOf(author, id), countTo(author, index + 2, id, from)];
    });
    expect(await allowedOf(author, next)).toBe(4);
    const again = randomUUID();
    expect(
      (await tryCommitAs(author, [storyOf(author, again), countTo(author, 1, again)])).status,
    ).toBe(403);
  });
});

describe('a host who proposes events without end', () => {
  const startsAt = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 7 * DAY_MS);

  /** A proposal of an event, and the host's list of open ones. */
  function proposal(
    { uid }: Actor,
    hostName: string,
    ids: readonly string[],
    open: readonly string[],
  ) {
    const { date, time } = wallClock(startsAt, 'America/Chicago');
    const { submittedAt, ...event } = eventDocument({
      hostId: uid,
      hostName,
      startsAt,
      date,
      time,
      city: 'Chicago',
      timeZone: 'America/Chicago',
      status: 'pending_approval',
      attendeeCount: 0,
      waitingCount: 0,
      notes: '',
      decidedAt: null,
      searchTokens: [],
    });
    const values = open.map((id) => ({ stringValue: id }));
    return [
      ...ids.map((id) => createOf(`events/${id}`, event, ['submittedAt'])),
      {
        update: {
          name: documentName(`users/${uid}/limits/events`),
          fields: { open: { arrayValue: { values } } },
        },
      },
    ];
  }

  it('has three open at once, and another one after a decision', async () => {
    const host = await makeMember();
    const card = toProfile(memberDocument(host.uid));
    await adminDb.doc(`profiles/${host.uid}`).set(card);
    const propose = async (ids: string[], open: string[]) =>
      (await tryCommitAs(host, proposal(host, card.displayName, ids, open))).status;
    const [a, b, c, d] = Array.from({ length: 4 }, () => randomUUID()) as [
      string,
      string,
      string,
      string,
    ];
    expect(await propose([a, b, c, d], [a, b, c, d])).toBe(403);
    expect(await propose([a, b], [a])).toBe(403);
    expect(await propose([a, b, c], [a, b, c])).toBe(200);
    expect(await propose([d], [b, c, d])).toBe(403);
    expect(await propose([d], [a, b, c])).toBe(403);
    await adminDb.doc(`events/${a}`).update({ status: 'approved' });
    expect(await propose([d], [b, c, d])).toBe(200);
  });
});
