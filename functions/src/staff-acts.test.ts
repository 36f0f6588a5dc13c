import { CALLABLE_INPUTS } from '@hearthkin/domain/callables';
import type { Firestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import * as functions from './callables';

const ADA = 'ada';

/** Acts that concern no one in particular. */
const ABOUT_NO_ONE = ['recordExport', 'resetDatabase', 'saveDuty'];

/**
 * A database in which each document with such a field names the caller by it, and nothing else.
 * @param inQueries the field of what queries find.
 * @param beside what is stored in the documents that queries find, too.
 */
function databaseNaming(
  field: string,
  inQueries = field,
  beside: Readonly<Record<string, string>> = {},
): Firestore {
  const naming = (one: string, others: Readonly<Record<string, string>> = {}) => ({
    id: 'one',
    get: (name: string) => (name === one ? ADA : others[name]),
  });
  const collection = {
    withConverter: () => collection,
    doc: () => ({ ...collection, get: async () => naming(field) }),
    collection: () => collection,
    where: () => collection,
    orderBy: () => collection,
    limit: () => collection,
    get: async () => ({ docs: [naming(inQueries, beside)] }),
  };
  // Only what looking up the people of an act needs.
  return { collection: () => collection } as unknown as Firestore;
}

/** Fits each act: the items that it is about, and an account. */
const inputNaming = (uid: string) => ({
  uid,
  queue: 'check-ins',
  id: 'one',
  form: { hostId: uid },
  ...Object.fromEntries(
    ['message', 'activity', 'checkIn', 'booking', 'event', 'report', 'submission', 'story'].map(
      (what) => [`${what}Id`, 'one'],
    ),
  ),
});

const FIELDS = [
  'uid',
  'otherUid',
  'spenderId',
  'earnerId',
  'hostId',
  'authorId',
  'reporterId',
  'reportedId',
];

type Act = { access: unknown; handler: (call: object, deps?: unknown) => Promise<unknown> };

const acts = Object.entries(functions as Readonly<Record<string, object>>).flatMap(
  ([name, one]): [string, Act][] =>
    'access' in one && one.access === 'admin-act' && !ABOUT_NO_ONE.includes(name)
      ? [[name, one as Act]]
      : [],
);

it('there are the acts that the table of callables has', () => {
  expect(acts.length).toBe(29);
  expect(Object.keys(CALLABLE_INPUTS)).toEqual(
    expect.arrayContaining([...acts.map(([name]) => name), ...ABOUT_NO_ONE]),
  );
});

const caller = { uid: ADA, userType: null, staffRefusal: null, signedInAt: new Date() };

it.each([
  ['a review of themselves', databaseNaming('place.companionId')],
  ['their own story', databaseNaming('place.storyId', 'authorId')],
])('staff don’t decide a report about %s', async (_, db) => {
  const act = new Map(acts).get('reviewReport');
  const decision = act?.handler({ db, input: inputNaming('someone'), caller, now: new Date() });
  await expect(decision).rejects.toMatchObject({ code: 'forbidden' });
});

it.each(acts)('staff don’t do what concerns themselves: %s', async (_, act) => {
  const attempt = (field: string, uid: string) =>
    act.handler({ db: databaseNaming(field), input: inputNaming(uid), caller, now: new Date() });
  // By the account, or by a field of the item.
  const refusals = await Promise.allSettled([
    ...FIELDS.map((field) => attempt(field, 'someone')),
    attempt('none', ADA),
  ]);
  const forbidden = refusals.filter(
    (each) => each.status === 'rejected' && each.reason.code === 'forbidden',
  );
  expect(forbidden).not.toEqual([]);
});

it.each([
  ['session or claim', 'spenderId', 'earnerId'],
  ['session or claim', 'earnerId', 'spenderId'],
  ['report', 'reporterId', 'reportedId'],
  ['report', 'reportedId', 'reporterId'],
])('staff act on no one with whom they have an open %s: as %s', async (_, own, other) => {
  const db = databaseNaming('none', own, { [other]: 'eve' });
  const accountActs = acts.filter(([name]) =>
    ['suspendAccount', 'restrictAccount', 'warnAccount', 'deleteAccountByStaff'].includes(name),
  );
  expect(accountActs).toHaveLength(4);
  for (const [, act] of accountActs) {
    const attempt = act.handler({ db, input: inputNaming('eve'), caller, now: new Date() });
    await expect(attempt).rejects.toMatchObject({
      code: 'forbidden',
      message: 'Staff cannot act on the other side of their own case',
    });
  }
});
