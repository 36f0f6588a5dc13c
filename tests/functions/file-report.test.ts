import { randomUUID } from 'node:crypto';
import { NOTHING_SAID } from '@hearthkin/domain/booking/day-marks';
import { MESSAGE_MAX } from '@hearthkin/domain/messaging/conversation';
import {
  EVIDENCE_KEEP_MS,
  REPORTED_MESSAGES,
  REPORTED_TAKEN_BACK,
} from '@hearthkin/domain/messaging/evidence';
import type { ReportPlace } from '@hearthkin/domain/safety/report';
import { REPORT_KINDS } from '@hearthkin/domain/safety/report-outcomes';
import { REASONS_FOR } from '@hearthkin/domain/safety/report-reasons';
import { SUPPORT_EMAIL } from '@hearthkin/emulators/launcher/site-settings';
import { beforeAll, describe, expect, it } from 'vitest';
import { sentPictures } from '../../functions/src/platform/files/sent-pictures';
import { type Actor, makeAdmin, makeAll, makeCompanion, makeMember } from '../support/actors';
import { adminBucket, adminDb, put, putFile, read, update } from '../support/admin';
import { bookingDocument, bookingOf, newId } from '../support/builders';
import { callFunction, expectRefusal } from '../support/call-function';
import { activityDocument, eventDocument } from '../support/community-builders';
import { eventually } from '../support/eventually';
import { runTriggers } from '../support/in-process-triggers';
import { subjectsTo } from '../support/mailbox';
import { grayJpeg } from '../support/pictures';
import { linesOf } from './audit-entries';
import { beginConversation, minutesLater, sendMessage } from './conversations';

runTriggers();

let JPEG: Buffer;
beforeAll(async () => {
  JPEG = await grayJpeg(80);
});

function file(place: ReportPlace, who: Actor, change: object = {}) {
  const requestId = randomUUID();
  const reason = REASONS_FOR[place.kind].at(-1);
  const input = { requestId, place, reason, details: ' He shouts. ', ...change };
  return {
    path: `reports/${input.requestId}`,
    ownPath: `users/${who.uid}/reports/${input.requestId}`,
    answer: callFunction('fileReport', input, who),
  };
}

async function makePair() {
  const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
  return { member, companion, id: await beginConversation(member, companion) };
}

/** The trigger on accounts makes the public card. */
async function awaitCard({ uid }: Actor): Promise<void> {
  await eventually(async () => (await read(`profiles/${uid}`)) !== undefined).toBe(true);
}

/** Something of a companion that a member can report, of each kind, and what the report keeps of it. */
async function everyPlace(member: Actor, companion: Actor) {
  const { uid } = companion;
  await awaitCard(companion);
  const conversationId = await beginConversation(member, companion);
  const messageId = await sendMessage(conversationId, companion, 'Pay me now.', minutesLater(1));
  const photo = `profiles/${uid}/photo/${newId('photo')}`;
  await putFile(photo, JPEG, 'image/jpeg');
  await update(`companions/${uid}`, { photo, bio: 'Ask me for more.' });
  const [reviewId, eventId, activityId, storyId, bookingId] = [
    newId('review'),
    newId('event'),
    newId('activity'),
    newId('story'),
    newId('booking'),
  ];
  const author = await makeMember();
  const said = { rating: 1, comment: 'Lives on Elm Street.', tags: [], authorName: 'Sam P.' };
  await Promise.all([
    put(`companions/${uid}/reviews/${reviewId}`, {
      ...said,
      publishedIn: '2026-06',
      reply: '',
      repliedAt: null,
    }),
    put(`users/${author.uid}/sessionReviews/${newId('booking')}`, {
      ...said,
      companionId: uid,
      createdAt: new Date(),
      editedAt: null,
      reviewId,
      again: null,
      removedAt: null,
    }),
    put(`events/${eventId}`, eventDocument({ hostId: uid })),
    put(`activities/${activityId}`, activityDocument({ hostId: uid })),
    put(`activities/${activityId}/reviews/${author.uid}`, {
      ...said,
      comment: 'She cried there.',
      authorId: author.uid,
      createdAt: new Date(),
    }),
    put(`stories/${storyId}`, {
      title: 'My winter',
      story: 'It was cold.',
      tags: [],
      triggerWarning: false,
      triggerWarningText: '',
      privacyLevel: 'public',
      authorName: null,
      allowsContact: false,
      publishedAt: new Date(),
    }),
    put(`bookings/${bookingId}`, bookingDocument({ spenderId: member.uid, earnerId: uid })),
  ]);
  const kept = (kind: ReportPlace['kind'], place: object, words: string, reportedId: unknown) =>
    [{ kind, ...place } as ReportPlace, words, reportedId] as const;
  return {
    profile: kept('profile', { companionId: uid }, 'Ask me for more.', uid),
    listing: kept('listing', { companionId: uid }, 'per hour', uid),
    photo: kept('photo', { uid, photo }, photo, uid),
    person: kept('person', { uid }, 'Name', uid),
    message: kept('message', { conversationId, messageId }, 'Pay me now.', uid),
    conversation: kept('conversation', { conversationId }, 'Pay me now.', uid),
    review: kept('review', { companionId: uid, reviewId }, 'Lives on Elm Street.', author.uid),
    event: kept('event', { eventId }, 'Board games', uid),
    activity: kept('activity', { activityId }, 'Description', uid),
    'activity-review': kept(
      'activity-review',
      { activityId, authorId: author.uid },
      'She cried there.',
      author.uid,
    ),
    story: kept('story', { storyId }, 'It was cold.', null),
    session: kept('session', { bookingId }, 'Pay me now.', uid),
  };
}

describe('fileReport', () => {
  it('keeps what was reported in each of the eleven places, and gives a number', async () => {
    const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
    const places = await everyPlace(member, companion);
    for (const kind of REPORT_KINDS) {
      const [place, words, reportedId] = places[kind];
      const { answer, path, ownPath } = file(place, member);
      const { status, result } = await answer;
      expect([kind, status]).toEqual([kind, 200]);
      const { number } = result as { readonly number: string };
      expect(number).toMatch(/^R-[0-9A-F]{5}-[0-9A-F]{5}$/);
      const stored = await read(path);
      expect(stored).toMatchObject({
        number,
        place,
        reporterId: member.uid,
        reportedId,
        details: 'He shouts.',
        status: 'open',
        decision: null,
        tellAt: null,
      });
      expect(JSON.stringify([stored?.facts, stored?.messages])).toContain(words);
      expect(await read(ownPath)).toMatchObject({ number, kind, answered: null });
    }
  });

  it('has the last messages as stored on the server, and none of the reporter’s making', async () => {
    const { member, companion, id } = await makePair();
    for (let minute = 0; minute <= REPORTED_MESSAGES; minute += 1) {
      await sendMessage(id, minute % 2 ? companion : member, `At ${minute}`, minutesLater(minute));
    }
    const place = { kind: 'conversation', conversationId: id } as const;
    const invented = file(place, companion, { messages: [{ content: 'Never said' }] });
    await expectRefusal(invented.answer, 'invalid-input');
    const { answer, path } = file(place, companion);
    expect(await answer).toMatchObject({ status: 200 });
    const contents = (await read(path))?.messages.map(
      ({ content }: { readonly content: string }) => content,
    );
    expect(contents).toEqual(
      Array.from({ length: REPORTED_MESSAGES }, (_, index) => `At ${index + 1}`),
    );
  });

  it.each(['conversation', 'session'] as const)(
    'of a %s has what the other side took back, however much they wrote since',
    async (kind) => {
      const { member, companion, id } = await makePair();
      const kept = `conversations/${id}`;
      const takenBackBy = async (who: Actor, content: string) => {
        const messageId = await sendMessage(id, who, content, minutesLater(0));
        const redactedAt = minutesLater(1);
        await update(`${kept}/messages/${messageId}`, { content: '', redactedAt });
        await put(`${kept}/evidence/${messageId}`, {
          senderId: who.uid,
          content,
          timestamp: minutesLater(0),
          expireAt: new Date(redactedAt.getTime() + EVIDENCE_KEEP_MS),
        });
      };
      await takenBackBy(companion, 'I know where you live.');
      await takenBackBy(member, 'My own words.');
      for (let minute = 2; minute < REPORTED_MESSAGES + 3; minute += 1) {
        await sendMessage(id, companion, `Sorry ${minute}`, minutesLater(minute));
      }
      const bookingId = newId('booking');
      const session = bookingOf(member, companion);
      await put(`bookings/${bookingId}`, session);
      const place: ReportPlace =
        kind === 'session' ? { kind, bookingId } : { kind, conversationId: id };
      const { answer, path } = file(place, member);
      expect(await answer).toMatchObject({ status: 200 });
      const { messages = [] } = (await read(path)) ?? {};
      expect(messages).toHaveLength(1 + REPORTED_MESSAGES);
      expect(messages[0]).toMatchObject({
        senderId: companion.uid,
        content: 'I know where you live.',
      });
      expect(messages[0].redactedAt).not.toBeNull();
      expect(JSON.stringify(messages)).not.toContain('My own words.');
    },
  );

  it('of a session has what its sides wrote with it', async () => {
    const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
    const bookingId = newId('booking');
    const at = new Date();
    const cancellation = {
      endReason: 'declined',
      endedBy: 'earner',
      reason: 'You fool.',
      at,
    } as const;
    const day = { ...NOTHING_SAID, lookLike: 'Fists.', formerLooks: ['I know your street.'] };
    await Promise.all([
      put(
        `bookings/${bookingId}`,
        bookingOf(member, companion, {
          status: 'cancelled',
          notes: 'Be quiet.',
          cancellation,
          statusHistory: [
            { status: 'pending', at, by: 'earner', event: 'time-proposed', note: 'Or else.' },
            { status: 'pending', at, by: 'earner', event: 'time-proposed', note: 'You hear?' },
            { status: 'pending', at, by: 'spender', event: 'time-proposed', note: 'I am away.' },
          ],
        }),
      ),
      put(`bookings/${bookingId}/day/${companion.uid}`, day),
    ]);
    const { answer, path } = file({ kind: 'session', bookingId }, member);
    expect(await answer).toMatchObject({ status: 200 });
    const { facts } = (await read(path)) ?? {};
    const said = [
      'You fool.',
      'Fists.',
      'I know your street.',
      'Be quiet.',
      'Or else.',
      'You hear?',
    ];
    for (const words of said) {
      expect(JSON.stringify(facts)).toContain(words);
    }
    expect(JSON.stringify(facts)).not.toContain('I am away.');
  });

  it('has as many of what was taken back as a report has space for, the earliest and the latest', async () => {
    const { member, companion, id } = await makePair();
    const batch = adminDb.batch();
    for (let minute = 0; minute < 2 * REPORTED_TAKEN_BACK + 1; minute += 1) {
      batch.set(adminDb.doc(`conversations/${id}/evidence/m-${minute}`), {
        senderId: companion.uid,
        content: '日'.repeat(MESSAGE_MAX),
        timestamp: minutesLater(minute),
        expireAt: new Date(minutesLater(minute).getTime() + EVIDENCE_KEEP_MS),
      });
    }
    await batch.commit();
    const place = { kind: 'conversation', conversationId: id } as const;
    const { answer, path } = file(place, member);
    expect(await answer).toMatchObject({ status: 200 });
    const ids = (await read(path))?.messages.map((one: { readonly id: string }) => one.id);
    expect(ids).toHaveLength(2 * REPORTED_TAKEN_BACK);
    expect(ids).not.toContain(`m-${REPORTED_TAKEN_BACK}`);
    expect([ids[0], ids.at(-1)]).toEqual(['m-0', `m-${2 * REPORTED_TAKEN_BACK}`]);
  });

  it('of a message has it and what came before, not what came later', async () => {
    const { member, companion, id } = await makePair();
    await sendMessage(id, member, 'Hello', minutesLater(1));
    const messageId = await sendMessage(id, companion, 'Pay me', minutesLater(2));
    await sendMessage(id, member, 'No', minutesLater(3));
    const place = { kind: 'message', conversationId: id, messageId } as const;
    const { answer, path } = file(place, member);
    expect(await answer).toMatchObject({ status: 200 });
    expect((await read(path))?.messages).toMatchObject([
      { content: 'Hello' },
      { content: 'Pay me', id: messageId },
    ]);
  });

  it('is refused for what the caller can’t see, as if it weren’t there', async () => {
    const [member, stranger, companion] = await makeAll(makeMember, makeMember, makeCompanion);
    const { message, conversation, session } = await everyPlace(member, companion);
    for (const [place] of [message, conversation, session]) {
      await expectRefusal(file(place, stranger).answer, 'not-found');
    }
    const hidden = await makeCompanion({ listed: false });
    const [waiting, mine] = [newId('event'), newId('event')];
    await Promise.all([
      put(
        `events/${waiting}`,
        eventDocument({ hostId: companion.uid, status: 'pending_approval' }),
      ),
      put(`events/${mine}`, eventDocument({ hostId: member.uid })),
    ]);
    const unseen: readonly ReportPlace[] = [
      { kind: 'profile', companionId: hidden.uid },
      { kind: 'listing', companionId: hidden.uid },
      { kind: 'event', eventId: waiting },
      { kind: 'photo', uid: companion.uid, photo: 'profiles/x/photo/other' },
      { kind: 'review', companionId: companion.uid, reviewId: 'none' },
      { kind: 'activity', activityId: 'none' },
      { kind: 'story', storyId: 'none' },
      { kind: 'person', uid: 'nobody' },
    ];
    for (const place of unseen) {
      await expectRefusal(file(place, member).answer, 'not-found');
    }
    // Someone they have written with stays reportable.
    await beginConversation(member, hidden);
    const known = { kind: 'profile', companionId: hidden.uid } as const;
    expect(await file(known, member).answer).toMatchObject({ status: 200 });
    // Nothing of one's own.
    await expectRefusal(file({ kind: 'event', eventId: mine }, member).answer, 'forbidden');
  });

  it('is refused without a reason that fits', async () => {
    const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
    const place = { kind: 'profile', companionId: companion.uid } as const;
    for (const reason of ['boring', 'untrue', undefined]) {
      await expectRefusal(file(place, member, { reason }).answer, 'invalid-input');
    }
  });

  it('is refused again until staff have decided, and a repeated call answers the same number', async () => {
    const { member, companion, id } = await makePair();
    const place = { kind: 'conversation', conversationId: id } as const;
    const requestId = randomUUID();
    const first = await file(place, member, { requestId }).answer;
    expect(first).toMatchObject({ status: 200 });
    expect(await file(place, member, { requestId }).answer).toEqual(first);
    await expectRefusal(file(place, companion, { requestId }).answer, 'already-exists');
    await expectRefusal(file(place, member).answer, 'already-reported');
    expect(await file(place, companion).answer).toMatchObject({ status: 200 });
    // A graver one is stored beside it, and then nothing less is.
    expect(await file(place, member, { reason: 'danger' }).answer).toMatchObject({ status: 200 });
    for (const reason of ['danger', 'worried', 'insulting', 'spam']) {
      await expectRefusal(file(place, member, { reason }).answer, 'already-reported');
    }
    const mine = await adminDb.collection('reports').where('reporterId', '==', member.uid).get();
    expect(mine.size).toBe(2);
    await Promise.all(mine.docs.map(({ ref }) => ref.update({ status: 'decided' })));
    expect(await file(place, member).answer).toMatchObject({ status: 200 });
  });

  it('of two at the same moment stores one', async () => {
    const { member, id } = await makePair();
    const place = { kind: 'conversation', conversationId: id } as const;
    const both = [file(place, member), file(place, member)];
    const answers = await Promise.all(both.map(({ answer }) => answer));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('by the author of a review is about its answer', async () => {
    const companion = await makeCompanion();
    const author = await makeMember();
    const reviewId = newId('review');
    const said = { rating: 4, comment: 'Kind.', tags: [], authorName: 'Sam P.' };
    await Promise.all([
      put(`companions/${companion.uid}/reviews/${reviewId}`, {
        ...said,
        publishedIn: '2026-06',
        reply: 'Liar.',
        repliedAt: new Date(),
      }),
      put(`users/${author.uid}/sessionReviews/${newId('booking')}`, {
        ...said,
        companionId: companion.uid,
        createdAt: new Date(),
        editedAt: null,
        reviewId,
        again: null,
        removedAt: null,
      }),
    ]);
    const place = { kind: 'review', companionId: companion.uid, reviewId } as const;
    const { answer, path } = file(place, author);
    expect(await answer).toMatchObject({ status: 200 });
    expect(await read(path)).toMatchObject({ reportedId: companion.uid });
  });

  it('keeps pictures and a copy of a reported photo, which only staff open, and are logged', async () => {
    const [member, companion, staff] = await makeAll(makeMember, makeCompanion, makeAdmin);
    const [place] = (await everyPlace(member, companion)).photo;
    const picture = JPEG.toString('base64');
    const { answer, path } = file(place, member, { pictures: [picture] });
    expect(await answer).toMatchObject({ status: 200 });
    const { pictures, photo } = (await read(path)) ?? {};
    for (const stored of [...pictures, photo]) {
      const input = { path: stored };
      for (const who of [member, companion]) {
        await expectRefusal(callFunction('openDocument', input, who), 'forbidden');
      }
      // The reporter's is drawn again; the profile's is the server's already.
      const bytes = stored === photo ? JPEG : (await sentPictures([picture]))[0];
      expect(await callFunction('openDocument', input, staff)).toMatchObject({
        result: { contentType: 'image/jpeg', base64: bytes?.toString('base64') },
      });
    }
    // The reported person's download doesn't say that they were reported.
    expect(await linesOf(staff)).toEqual([
      ['document-opened', path, 'report', [member.uid]],
      ['document-opened', path, 'report', []],
    ]);
    const unnamed = `${path}/${randomUUID()}`;
    await putFile(unnamed, JPEG, 'image/jpeg');
    await expectRefusal(callFunction('openDocument', { path: unnamed }, staff), 'not-found');
  });

  it('leaves no picture of a refused call', async () => {
    const { member, id } = await makePair();
    const place = { kind: 'conversation', conversationId: id } as const;
    await file(place, member).answer;
    const pictures = [JPEG.toString('base64')];
    const again = file(place, member, { pictures });
    await expectRefusal(again.answer, 'already-reported');
    const bad = file(place, member, { pictures: [Buffer.from('no').toString('base64')] });
    await expectRefusal(bad.answer, 'invalid-input');
    for (const { path } of [again, bad]) {
      expect((await adminBucket.getFiles({ prefix: path }))[0]).toEqual([]);
    }
  });

  it('points our team to a danger, without names', async () => {
    const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
    await awaitCard(companion);
    const place = { kind: 'person', uid: companion.uid } as const;
    const { answer, path } = file(place, member, { reason: 'danger' });
    expect(await answer).toMatchObject({ status: 200 });
    expect(await read(path)).toMatchObject({ severity: 0 });
    await eventually(() => subjectsTo(SUPPORT_EMAIL)).toContain('A report about danger');
  });
});
