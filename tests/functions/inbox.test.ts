import { inboxItemSchema } from '@hearthkin/domain/admin/inbox';
import { QUEUE_IDS, type QueueId, STAFF_QUEUES } from '@hearthkin/domain/admin/queues';
import type { ReadAsStaffInput } from '@hearthkin/domain/admin/staff-reads';
import { URGENCY } from '@hearthkin/domain/admin/urgency';
import type { Booking } from '@hearthkin/domain/booking/booking';
import { DAY_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { fromJson } from '@hearthkin/domain/foundation/json-dates';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readAsStaff } from '../../functions/src/admin/read-as-staff';
import { readInbox } from '../../functions/src/admin/read-inbox';
import { quietDatabase } from '../support/admin';
import {
  APPLICATION_FORM,
  applicationDocument,
  bookingDocument,
  companionAccount,
  companionDocument,
  identityCheck,
  newId,
  reportDocument,
  uploadedDocuments,
} from '../support/builders';
import { expectRefusal } from '../support/call-function';
import { activityDocument, eventDocument } from '../support/community-builders';
import { checkIn, contactMessage, moneyCase } from '../support/queue-items';
import { submissionDocument } from './story-people';

const NOW = new Date('2031-06-08T12:00:00Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * MINUTE_MS);

/** A database without the items of other tests. */
let quiet: ReturnType<typeof quietDatabase>;
beforeAll(() => {
  quiet = quietDatabase(newId('demo-inbox'));
});
afterAll(() => quiet.close());
beforeEach(() => quiet.clear());

const caller = { uid: 'ada', userType: null, staffRefusal: null, signedInAt: NOW };

type Inbox = Extract<ReadAsStaffInput, { what: 'inbox' }>;

const asking = (change: Partial<Inbox> = {}): Inbox => ({
  what: 'inbox',
  queue: null,
  isMine: false,
  after: null,
  size: 12,
  ...change,
});

async function answerTo(input: ReadAsStaffInput): Promise<unknown> {
  const call = { db: quiet.db, input, caller, network: '', now: NOW };
  const deps = { auth: { getUsers: async () => ({ users: [], notFound: [] }) } };
  const { answer } = await readAsStaff.handler(
    call,
    // None of these answers looks into Storage, and of Auth only at when people were here.
    deps as unknown as Parameters<typeof readAsStaff.handler>[1],
  );
  return fromJson(answer);
}

async function inbox(change: Partial<Inbox> = {}) {
  const page = (await answerTo(asking(change))) as { items: unknown[]; next: string | null };
  const items = page.items.map((item) => inboxItemSchema.parse((item as { data: unknown }).data));
  return { items, next: page.next };
}

const idsOf = ({ items }: Awaited<ReturnType<typeof inbox>>) => items.map(({ id }) => id);

const put = (path: string, data: object) => quiet.db.doc(path).set(data);

const check = { ...identityCheck(), status: 'review' } as const;
const review = { isVerified: false, verificationStatus: 'not_started' } as const;

/** Makes an item of a queue. */
const MAKE: Readonly<Record<QueueId, (id: string, since: Date) => Promise<unknown>>> = {
  'check-ins': (id, raisedAt) => put(`checkIns/${id}`, checkIn({ raisedAt })),
  verifications: (id, submittedAt) =>
    put(`verifications/${id}`, {
      ...review,
      verificationStatus: 'pending',
      submittedAt,
      documentsUploaded: uploadedDocuments(id),
    }),
  identities: (id, checkedAt) =>
    put(`verifications/${id}`, { ...review, identityCheck: { ...check, checkedAt } }),
  applications: (id, submittedAt) =>
    put(`applications/${id}`, applicationDocument({ submittedAt })),
  events: (id, submittedAt) =>
    put(`events/${id}`, eventDocument({ status: 'pending_approval', submittedAt })),
  proposals: (id, at) =>
    put(
      `activities/${id}`,
      activityDocument({ status: 'proposed', request: { at, dueAt: null, sweepAt: null } }),
    ),
  stories: (id, submittedAt) =>
    put(`storySubmissions/${id}`, submissionDocument('otto', { submittedAt })),
  claims: (id, filedAt) =>
    put(`claims/${id}`, {
      spenderId: 'nora',
      earnerId: 'eve',
      caseNumber: '1F3A9-C02B7',
      kind: 'no-show',
      by: 'spender',
      words: 'No one came.',
      pictures: [],
      status: 'open',
      filedAt,
      answerUntil: filedAt,
      dueAt: null,
      answer: null,
      decision: null,
    }),
  money: (id, foundAt) => put(`moneyCases/${id}`, moneyCase({ problems: ['chargeback'], foundAt })),
  pauses: (id, at) =>
    put(`companions/${id}`, {
      ...companionDocument(companionAccount(id)),
      pause: { status: 'paused', at },
    }),
  reports: (id, createdAt) => report(id, 2, createdAt),
  messages: (id, createdAt) => put(`contactMessages/${id}`, contactMessage({ createdAt })),
};

const report = (id: string, severity: 0 | 1 | 2, createdAt = NOW, change: object = {}) =>
  put(`reports/${id}`, reportDocument({ severity, createdAt, reportedId: 'eve', ...change }));

const take = (...entries: { queue: QueueId; id: string; by: string; at: Date }[]) =>
  put('staffDesk/assignments', { entries });

/** The documents that a read costs: at least one for each query. */
async function costOf(input: Inbox): Promise<number> {
  return quiet.db.runTransaction(async (tx) => {
    const asked = vi.spyOn(tx, 'get');
    const { answer } = await readInbox({ tx, db: quiet.db, input, caller, network: '', now: NOW });
    const found: readonly { readonly size?: number }[] = await Promise.all(
      asked.mock.results.map(({ value }) => value),
    );
    // The answer doesn't look into Storage or Auth.
    const { items } = await answer({} as Parameters<typeof answer>[0]);
    const names = items.filter(({ data: { uid, name } }) => uid !== null && name === null).length;
    return found.reduce((sum, { size = 1 }) => sum + Math.max(1, size), names);
  });
}

describe('the inbox', () => {
  it('has the most urgent first over all queues, and of these the oldest', async () => {
    // The less urgent, the longer it waits.
    await Promise.all(
      URGENCY.flatMap(({ queue, severity }, step) =>
        [0, 1].map((nth) => {
          const [id, since] = [`${step}`.padStart(2, '0') + nth, ago(100 * step - nth)];
          if (severity === undefined) return MAKE[queue](id, since);
          if (queue === 'reports') return report(id, severity, since);
          const message = { severity: severity === 0 ? severity : 1, createdAt: since } as const;
          return put(`contactMessages/${id}`, contactMessage(message));
        }),
      ),
    );
    const ids = URGENCY.flatMap((_step, step) =>
      [0, 1].map((nth) => `${step}`.padStart(2, '0') + nth),
    );
    const seen: string[] = [];
    let next: string | null = null;
    do {
      const [queue, id] = (next ?? '/').split('/') as [QueueId, string];
      const page: Awaited<ReturnType<typeof inbox>> = await inbox({
        after: next === null ? null : { queue, id },
      });
      expect(page.items.length).toBeLessThanOrEqual(12);
      seen.push(...idsOf(page));
      next = page.next;
    } while (next !== null);
    expect(seen).toEqual(ids);
    expect(idsOf(await inbox({ size: 100 }))).toEqual(ids);
  });

  it('says what each item is, whose, and since when', async () => {
    await Promise.all([
      ...QUEUE_IDS.map((queue, index) => MAKE[queue](`item-${queue}`, ago(index))),
      report('danger', 0, NOW, { reason: 'danger' }),
      put(
        'storySubmissions/anonymous',
        submissionDocument('otto', { isAnonymous: true, authorName: '', submittedAt: NOW }),
      ),
    ]);
    const { items } = await inbox({ size: 100 });
    const lines = items.map(({ id, words, uid, name }) => [id, words, uid, name]);
    expect(lines).toEqual([
      ['item-check-ins', 'Asked for help', 'nora', null],
      ['danger', 'Someone is in danger (a conversation)', 'eve', null],
      ['item-messages', 'My receipt', null, 'Sam Porter'],
      ['item-identities', 'ID photo and selfie', 'item-identities', null],
      ['item-verifications', 'ID document and proof of address', 'item-verifications', null],
      [
        'item-applications',
        `To be a companion in ${APPLICATION_FORM.location}`,
        'item-applications',
        `${APPLICATION_FORM.firstName} ${APPLICATION_FORM.lastName}`,
      ],
      ['item-money', 'The member’s bank asks for the money back', 'nora', null],
      ['item-claims', 'The companion didn’t come: case 1F3A9-C02B7', 'nora', null],
      ['item-reports', 'It’s an ad (a conversation)', 'eve', null],
      ['item-events', 'Board games', 'a-host', 'Harriet B.'],
      ['item-proposals', 'Clay and quiet', 'a-host', 'Harriet B.'],
      ['item-stories', 'A walk a week', 'otto', 'Robin'],
      ['anonymous', 'A walk a week', null, 'Anonymous'],
      ['item-pauses', 'Missed too many sessions', 'item-pauses', expect.any(String)],
    ]);
    const nameless = items.filter(({ uid, name }) => uid !== null && name === null);
    expect(new Set(nameless.map(({ queue }) => queue))).toEqual(
      new Set(QUEUE_IDS.filter((queue) => 'isNameless' in STAFF_QUEUES[queue])),
    );
    for (const { queue, id, since } of items) {
      if (id === `item-${queue}`) expect(since).toEqual(ago(QUEUE_IDS.indexOf(queue)));
    }
  });

  it('is logged with the people in it, without the author of an anonymous story', async () => {
    await put(
      'storySubmissions/s',
      submissionDocument('otto', { isAnonymous: true, authorName: '', submittedAt: NOW }),
    );
    await inbox();
    const entries = async () => (await quiet.db.collection('auditLog').get()).docs;
    expect(await entries()).toEqual([]);
    await MAKE.money('m', NOW);
    await MAKE.verifications('wilma', NOW);
    await inbox();
    expect((await entries()).map((doc) => doc.data())).toMatchObject([
      { act: 'queue-read', kind: 'read', by: 'ada', target: 'inbox', concerns: ['wilma', 'nora'] },
    ]);
  });

  it('leaves out what can’t be read, and goes on after it', async () => {
    await Promise.all([
      MAKE.stories('good', NOW),
      MAKE.stories('late', new Date(NOW.getTime() + 1)),
    ]);
    await put('storySubmissions/bad', { status: 'pending_review', submittedAt: ago(1) });
    expect(idsOf(await inbox())).toEqual(['good', 'late']);
    const first = await inbox({ size: 1 });
    expect([idsOf(first), first.next]).toEqual([[], 'stories/bad']);
    expect(idsOf(await inbox({ size: 1, after: { queue: 'stories', id: 'bad' } }))).toEqual([
      'good',
    ]);
  });

  it('shows one queue on request', async () => {
    await Promise.all([MAKE.reports('other', NOW), report('danger', 0), MAKE.stories('s', NOW)]);
    expect(idsOf(await inbox({ queue: 'reports' }))).toEqual(['danger', 'other']);
  });

  it.each([
    ['12 check-ins', 12, 'check-ins'],
    ['500 reports of the least severity', 500, 'reports'],
    ['500 messages', 500, 'messages'],
  ] as const)('costs less than 30 documents with %s', async (_name, count, queue) => {
    await Promise.all(
      Array.from({ length: count }, (_unused, index) => MAKE[queue](`${index}`, ago(index))),
    );
    expect(await costOf(asking())).toBeLessThan(30);
    const { items, next } = await inbox();
    expect(items.length).toBeGreaterThanOrEqual(7);
    expect(next).not.toBeNull();
    const after = { queue, id: items.at(-1)?.id ?? '' };
    expect(await costOf(asking({ after }))).toBeLessThan(30);
  });

  it('costs less than 30 documents with one in every queue', async () => {
    await Promise.all(QUEUE_IDS.map((queue) => MAKE[queue](`item-${queue}`, NOW)));
    expect(await costOf(asking())).toBeLessThan(30);
  });

  it('cannot go on after an item that is gone', async () => {
    const after = { queue: 'stories', id: 'nothing' } as const;
    await expectRefusal(inbox({ after }), 'not-found');
  });
});

describe('who has taken what', () => {
  beforeEach(() => Promise.all([report('r', 0, ago(60)), MAKE.messages('m', ago(60))]));

  it('is in the inbox, and one page of what the caller has', async () => {
    await take(
      { queue: 'messages', id: 'm', by: 'ada', at: ago(5) },
      { queue: 'reports', id: 'r', by: 'bo', at: ago(5) },
    );
    const { items } = await inbox();
    expect(items.map(({ taken }) => taken)).toEqual([
      { by: 'bo', at: ago(5) },
      { by: 'ada', at: ago(5) },
    ]);
    expect(idsOf(await inbox({ isMine: true }))).toEqual(['m']);
    expect(idsOf(await inbox({ isMine: true, queue: 'reports' }))).toEqual([]);
    expect(await answerTo({ what: 'taken', queue: 'reports' })).toEqual([
      { id: 'r', by: 'bo', at: ago(5) },
    ]);
  });

  it('is over after seven days, and from before the item waited again', async () => {
    const week = 7 * DAY_MS;
    await report('long', 0, new Date(NOW.getTime() - 2 * week));
    const entry = { queue: 'reports', id: 'long', by: 'ada' } as const;
    await take({ ...entry, at: new Date(NOW.getTime() - week + 1) });
    expect(idsOf(await inbox({ isMine: true }))).toEqual(['long']);
    await take({ ...entry, at: new Date(NOW.getTime() - week) });
    expect(idsOf(await inbox({ isMine: true }))).toEqual([]);
    expect(await answerTo({ what: 'taken', queue: 'reports' })).toEqual([]);
    await take({ queue: 'messages', id: 'm', by: 'ada', at: ago(61) });
    expect(idsOf(await inbox({ isMine: true }))).toEqual([]);
    await take({ queue: 'messages', id: 'm', by: 'ada', at: ago(60) });
    expect(idsOf(await inbox({ isMine: true }))).toEqual(['m']);
  });

  it('has nothing that is decided', async () => {
    await take({ queue: 'messages', id: 'm', by: 'ada', at: ago(5) });
    await quiet.db.doc('contactMessages/m').update({ status: 'answered' });
    expect(idsOf(await inbox({ isMine: true }))).toEqual([]);
  });

  it('does not hide the inbox if it can’t be read', async () => {
    await put('staffDesk/assignments', { entries: 'none' });
    expect((await inbox()).items.map(({ taken }) => taken)).toEqual([null, null]);
  });
});

describe('the queues', () => {
  it('are counted, with the age of the oldest', async () => {
    await Promise.all([
      report('danger', 0, ago(1)),
      report('old', 2, ago(90)),
      MAKE.messages('m', ago(2)),
    ]);
    const states = await answerTo({ what: 'queues' });
    expect(states).toMatchObject({
      reports: { count: 2, since: ago(90) },
      messages: { count: 1, since: ago(2) },
      stories: { count: 0, since: null },
    });
    expect(Object.keys(states as object).sort()).toEqual([...QUEUE_IDS].sort());
  });
});

describe('reports', () => {
  const reports = (only: string | null = null) =>
    answerTo({ what: 'reports', only, after: null, size: 10 }) as Promise<{
      items: { id: string }[];
    }>;
  const logged = async () =>
    (await quiet.db.collection('auditLog').get()).docs.map((doc) => doc.data());

  it('that concern the reader are in no list of theirs, also one about their story', async () => {
    await put('storySubmissions/s', submissionDocument('ada', { storyId: 'told' }));
    const place = { kind: 'story', storyId: 'told' } as const;
    await Promise.all([
      report('about', 0, NOW, { reportedId: 'ada' }),
      report('by', 0, NOW, { reporterId: 'ada' }),
      report('story', 0, NOW, { reportedId: null, place }),
      report('other', 1, NOW),
    ]);
    expect((await reports()).items.map(({ id }) => id)).toEqual(['other']);
    expect(idsOf(await inbox({ queue: 'reports' }))).toEqual(['other']);
    for (const id of ['about', 'by', 'story']) expect((await reports(id)).items).toEqual([]);
    expect((await reports('other')).items).toHaveLength(1);
    await expectRefusal(answerTo({ what: 'reports-about', uid: 'ada' }), 'forbidden');
  });

  it('are logged without the reported person, who may be one of the staff or download it', async () => {
    await put('users/nora', {});
    await report('other', 1, NOW, { reporterId: 'nora' });
    await report('left', 1, NOW, { reporterId: 'gone' });
    await reports();
    expect(await logged()).toMatchObject([
      { act: 'queue-read', target: 'reports', concerns: ['nora'] },
    ]);
  });

  it('about a person are listed without who made them, in the words of their history', async () => {
    await put('users/eve', {});
    await report('other', 1, NOW, { reporterId: 'nora', reportedId: 'eve' });
    const found = await answerTo({ what: 'reports-about', uid: 'eve' });
    expect(found).toMatchObject([{ id: 'other', outcome: null }]);
    expect(JSON.stringify(found)).not.toContain('nora');
    expect(await logged()).toMatchObject([
      { act: 'account-read', concerns: ['eve'], note: 'What happened so far' },
    ]);
  });

  describe('a report of danger', () => {
    const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);
    const session = (
      id: string,
      spenderId: string,
      from: number,
      change: Partial<Booking> = {},
    ) => {
      const times = { startsAt: hours(from), endsAt: hours(from + 1), dueAt: hours(from + 1) };
      const sides = { spenderId, earnerId: 'eve' };
      return put(
        `bookings/${id}`,
        bookingDocument(sides, { status: 'confirmed', ...times, ...change }),
      );
    };
    const person = (uid: string, phone: string) =>
      put(`users/${uid}`, companionAccount(uid, { phone, createdAt: NOW }));

    it('shows whom the reported person meets, and is logged without who reported them', async () => {
      await Promise.all([
        person('nora', '+15550001'),
        person('eve', '+15550002'),
        person('ed', '+15550003'),
        report('danger', 0, NOW, { reporterId: 'nora', reportedId: 'eve' }),
        session('with-nora-later', 'nora', 24 * 30),
        session('with-nora', 'nora', 20),
        session('with-ed', 'ed', 5),
        session('with-ed-later', 'ed', 24 * 8),
        session('over', 'ed', -2),
        session('lapsed', 'ed', 30, { status: 'pending', dueAt: hours(-1) }),
        session('called-off', 'nora', 30, { status: 'cancelled' }),
      ]);
      const found = await answerTo({ what: 'report-ahead', reportId: 'danger' });
      expect(found).toMatchObject({
        phone: '+15550002',
        together: [{ id: 'with-nora' }, { id: 'with-nora-later' }],
        others: [{ id: 'with-ed', otherId: 'ed' }],
      });
      const [entry] = await logged();
      expect(entry).toMatchObject({ act: 'account-read', note: 'What happened so far' });
      expect(new Set(entry?.concerns)).toEqual(new Set(['ed', 'eve']));
      expect(await reports('danger')).toMatchObject({
        items: [{ data: { reporterPhone: '+15550001' } }],
      });
    });

    it('shows it to no one whom it is about, and not once it is decided', async () => {
      await report('own', 0, NOW, { reporterId: 'ada', reportedId: 'eve' });
      await report('decided', 0, NOW, { reportedId: 'eve', status: 'decided' });
      const ahead = (reportId: string) => answerTo({ what: 'report-ahead', reportId });
      await expectRefusal(ahead('own'), 'forbidden');
      await expectRefusal(ahead('decided'), 'not-found');
      await expectRefusal(ahead('none'), 'not-found');
    });
  });
});

describe('lists of people', () => {
  it.each<ReadAsStaffInput['what']>(['accounts', 'decided-reviews', 'deletions'])(
    'leave out the reader: %s',
    async (what) => {
      for (const uid of ['ada', 'eve']) {
        const account = companionAccount(uid, { createdAt: NOW });
        await put(`users/${uid}`, account);
        await put(`verifications/${uid}`, {
          ...review,
          verificationStatus: 'verified',
          reviewedAt: NOW,
        });
        await put(`deletionRequests/${uid}`, {
          by: 'bo',
          reason: 'They asked.',
          at: NOW,
          expireAt: new Date(NOW.getTime() + DAY_MS),
        });
      }
      const filter = { token: null, userType: null, accountStatus: null };
      const page = { after: null, size: 10 };
      const input = { what, ...page, ...(what === 'accounts' ? filter : {}) };
      const { items } = (await answerTo(input as ReadAsStaffInput)) as { items: { id: string }[] };
      expect(items.map(({ id }) => id)).toEqual(['eve']);
    },
  );
});

describe('one item', () => {
  it('is shown as in its queue while it waits, and logged', async () => {
    await MAKE.applications('wilma', NOW);
    await MAKE.applications('other', NOW);
    const item = { what: 'applications', only: 'wilma', after: null, size: 1 } as const;
    expect(await answerTo(item)).toMatchObject({
      items: [{ id: 'wilma', data: { status: 'submitted' } }],
      next: null,
    });
    const log = await quiet.db.collection('auditLog').get();
    expect(log.docs.map((doc) => doc.data())).toMatchObject([
      { act: 'queue-read', target: 'applications', concerns: ['wilma'] },
    ]);
    await quiet.db.doc('applications/wilma').update({ status: 'accepted' });
    const nothing = { items: [], next: null };
    expect(await answerTo(item)).toEqual(nothing);
    expect(await answerTo({ ...item, only: 'nobody' })).toEqual(nothing);
  });
});
