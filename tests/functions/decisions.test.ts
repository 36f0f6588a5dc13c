import { toProfile } from '@hearthkin/domain/account/profile';
import { QUEUE_IDS } from '@hearthkin/domain/admin/queues';
import { newClaim } from '@hearthkin/domain/booking/claim';
import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import { describe, expect, it } from 'vitest';
import * as functions from '../../functions/src/callables';
import { type Actor, makeAdmin, makeCompanion } from '../support/actors';
import { adminAuth, adminDb, put, read, update } from '../support/admin';
import {
  applicationDocument,
  bookingDocument,
  checkedReview,
  memberDocument,
  newId,
  reportDocument,
  waitingReview,
} from '../support/builders';
import { activityDocument, eventDocument } from '../support/community-builders';
import { mailQueue } from '../support/mail-queue';
import { checkIn, contactMessage, moneyCase } from '../support/queue-items';
import { entriesAbout } from './audit-entries';
import { callAs } from './booking-requests';
import { newsOf } from './news';
import { putBooking } from './put-booking';
import { submissionDocument } from './story-people';

interface Decision {
  readonly queue: string;
  readonly handler: (call: object, deps: object) => Promise<unknown>;
}

/** Every decision of staff that is exported. */
const DECISIONS = Object.entries(functions as Readonly<Record<string, object>>).flatMap(
  ([name, one]): [string, Decision][] => ('queue' in one ? [[name, one as Decision]] : []),
);

/** An item that waits, stored, and a decision about it. */
interface Case {
  readonly path: string;
  readonly item: object;
  readonly input: object;
  /** The target of its entry in the log, if it isn't the item. */
  readonly target?: string;
}

const id = () => newId('item');

function contactCase(who: Pick<Actor, 'uid'>, input: object): Case {
  const messageId = id();
  const item = contactMessage({ uid: who.uid });
  return { path: `contactMessages/${messageId}`, item, input: { messageId, ...input } };
}

/** A case about a companion for each decision. One that is missing here fails. */
const CASES: Readonly<
  Record<string, (who: Pick<Actor, 'uid'>, now: Date) => Case | Promise<Case>>
> = {
  answerContactMessage: (who) => contactCase(who, { answer: 'Open your bookings.' }),
  deleteContactMessage: (who) => contactCase(who, {}),
  closeCheckIn: ({ uid }) => {
    const checkInId = id();
    const item = checkIn({ uid });
    return { path: `checkIns/${checkInId}`, item, input: { checkInId, note: 'At home.' } };
  },
  decideActivity: ({ uid: hostId }, at) => {
    const activityId = id();
    const request = { at, dueAt: null, sweepAt: null };
    return {
      path: `activities/${activityId}`,
      item: activityDocument({ hostId, status: 'proposed', request }),
      input: { activityId, requestedAt: at.getTime(), decision: 'published' },
    };
  },
  decideClaim: async ({ uid: earnerId }, now) => {
    const sides = { spenderId: 'nora', earnerId };
    const claim = { by: 'spender', keptPercent: null } as const;
    const bookingId = await putBooking(bookingDocument(sides, { status: 'confirmed', claim }));
    await update(`payments/${bookingId}`, { status: 'disputed' });
    const told = { kind: 'no-show', by: 'spender', words: 'I waited.' } as const;
    const answer = { agrees: false, words: 'I was there.', pictures: [], at: now };
    return {
      path: `claims/${bookingId}`,
      item: { ...newClaim(sides, { ...told, caseNumber: '1F3A9-C02B7' }, now), answer },
      input: { bookingId, outcome: 'pay', keptPercent: null, reason: 'Both.' },
    };
  },
  mendMoney: ({ uid: earnerId }) => {
    const bookingId = id();
    return {
      path: `moneyCases/${bookingId}`,
      item: moneyCase({ earnerId }),
      input: { bookingId, closes: true, note: 'Put right.' },
      target: `bookings/${bookingId}`,
    };
  },
  resumeListing: ({ uid }, now) => ({
    path: `companions/${uid}`,
    item: { pause: { status: 'paused', at: now } },
    input: { uid, note: 'They were ill.' },
  }),
  reviewApplication: ({ uid }) => ({
    path: `applications/${uid}`,
    item: applicationDocument(),
    input: { uid, decision: 'returned', notes: 'Say more.', fields: ['bio'] },
  }),
  reviewEvent: ({ uid: hostId }) => {
    const eventId = id();
    const item = eventDocument({ hostId, status: 'pending_approval', decidedAt: null });
    return { path: `events/${eventId}`, item, input: { eventId, decision: 'approved' } };
  },
  reviewIdentity: ({ uid }) => ({
    path: `verifications/${uid}`,
    item: checkedReview({ confidence: 52, reason: 'unclear' }),
    input: { uid, decision: 'matched', notes: '' },
  }),
  reviewReport: ({ uid: reporterId }) => {
    const reportId = id();
    const item = reportDocument({ reporterId, place: { kind: 'event', eventId: 'gone' } });
    return {
      path: `reports/${reportId}`,
      item,
      input: { reportId, outcome: 'kept', reason: '', answer: '' },
    };
  },
  reviewStory: ({ uid }, now) => {
    const submissionId = id();
    return {
      path: `storySubmissions/${submissionId}`,
      item: submissionDocument(uid, { submittedAt: now }),
      input: {
        submissionId,
        submittedAtMs: now.getTime(),
        decision: 'returned',
        notes: 'No names, please.',
      },
    };
  },
  reviewVerification: ({ uid }, now) => ({
    path: `verifications/${uid}`,
    item: waitingReview(uid, { submittedAt: now }),
    input: { uid, decision: 'verified', notes: '', documents: [] },
  }),
};

/** Stores the case of a decision about a person. */
async function store(name: string, who: Pick<Actor, 'uid'>, now: Date): Promise<Case> {
  const made = await CASES[name]?.(who, now);
  if (made === undefined) throw new Error(`${name} has no case`);
  await adminDb.doc(made.path).set(made.item, { merge: true });
  return made;
}

describe.each(DECISIONS)('%s', (name, { handler }) => {
  const mails: string[] = [];
  const deps = {
    queue: mailQueue(({ key }) => void mails.push(key)),
    siteUrl: 'https://hearthkin.test',
    linkKey: 'key',
    auth: adminAuth,
    deletePhotos: async () => undefined,
    // It knows of no money that moved.
    provider: { transfersOf: async () => [] },
  };
  const decide = (by: Pick<Actor, 'uid'>, input: object, now: Date) =>
    handler(callAs({ uid: by.uid, staffRefusal: null }, input, now), deps);

  it('is made once: a second reviewer changes nothing and tells no one', async () => {
    const now = new Date();
    const later = new Date(now.getTime() + DAY_MS / 24);
    const [who, first, second] = await Promise.all([makeCompanion(), makeAdmin(), makeAdmin()]);
    await put(
      `profiles/${first.uid}`,
      toProfile(memberDocument(first.uid, { firstName: 'Bo', lastName: 'Tan' })),
    );
    const made = await store(name, who, now);
    const { path, input, target = path } = made;
    const state = async () => ({
      item: await read(path),
      entries: await entriesAbout(target),
      news: await newsOf(who),
      mails: [...mails],
    });

    const answer = await decide(first, input, now);
    const decided = await state();
    expect(decided.item).not.toMatchObject(made.item);
    expect(decided.entries).toMatchObject([{ by: first.uid }]);
    // A lost answer: the same staff member sends it again.
    expect(await decide(first, input, later)).toEqual(answer);
    expect(await state()).toEqual(decided);
    await expect(decide(second, input, later)).rejects.toMatchObject({
      code: 'already-decided',
      details: { subject: 'Bo T.' },
    });
    expect(await state()).toEqual(decided);
  });
});

it('every decision has a case, and every queue a decision', () => {
  expect(DECISIONS.map(([name]) => name).sort()).toEqual(Object.keys(CASES).sort());
  const queues = new Set(DECISIONS.map(([, { queue }]) => queue));
  expect([...queues].sort()).toEqual([...QUEUE_IDS].sort());
});
