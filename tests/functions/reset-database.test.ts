import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ResetDeps, resetDatabase } from '../../functions/src/admin/reset-database';
import { foldersOf } from '../../functions/src/removal/account-folders';
import { quietDatabase } from '../support/admin';
import { memberDocument, newId } from '../support/builders';
import { expectRefusal } from '../support/call-function';
import { callAs } from './booking-requests';

const STAFF = 'reset-staff';
const NOW = new Date('2026-06-01T12:00:00Z');

/** A project per test, since everything in it is deleted. */
let quiet: ReturnType<typeof quietDatabase>;
beforeEach(() => {
  quiet = quietDatabase(newId('demo-reset'));
});
afterEach(() => quiet.close());

/** A fake Auth that lists and deletes sign-ins, a thousand at once. */
function signIns(all: string[]) {
  const left = new Set(all);
  // Only the used part of Auth's responses.
  const auth = {
    listUsers: async (most = 1000) => ({
      users: [...left].slice(0, most).map((uid) => ({ uid })),
    }),
    deleteUsers: async (uids: string[]) => {
      for (const uid of uids) left.delete(uid);
      return { successCount: uids.length, failureCount: 0, errors: [] };
    },
  } as unknown as ResetDeps['auth'];
  return { auth, left };
}

function reset(deps: Partial<ResetDeps>) {
  const call = callAs({ uid: STAFF, staffRefusal: null }, { confirm: 'RESET' as const }, NOW);
  return resetDatabase.handler(
    { ...call, db: quiet.db },
    {
      isEmulated: true,
      auth: signIns([STAFF]).auth,
      deleteFilesBut: async () => {},
      ...deps,
    },
  );
}

describe('resetDatabase', () => {
  it('deletes everything but the account of the calling staff, and logs it', async () => {
    const { db } = quiet;
    const others = Array.from({ length: 1200 }, (_, index) => `person-${index}`);
    const { auth, left } = signIns([...others, STAFF]);
    const batch = db.batch();
    const kept = [`users/${STAFF}`, `profiles/${STAFF}`, `users/${STAFF}/favorites/a`];
    const gone = [
      'users/person-1',
      'users/person-1/notifications/n',
      // A document whose parent doesn't exist.
      'users/person-2/limits/sent',
      'profiles/person-1',
      'companions/person-1',
      'companions/person-1/reviews/b',
      'bookings/b',
      'auditLog/earlier',
    ];
    for (const path of [...kept, ...gone]) batch.set(db.doc(path), memberDocument('x'));
    await batch.commit();
    const folders: (readonly string[])[] = [];
    const answer = await reset({
      auth,
      deleteFilesBut: async (but) => {
        folders.push(but);
      },
    });
    expect(answer).toEqual({ accounts: 1200 });
    expect([...left]).toEqual([STAFF]);
    for (const path of kept) expect((await db.doc(path).get()).exists).toBe(true);
    for (const path of gone) expect((await db.doc(path).get()).exists).toBe(false);
    expect(folders).toEqual([foldersOf(STAFF)]);
    const log = await db.collection('auditLog').get();
    expect(log.docs.map((doc) => doc.data())).toMatchObject([
      { act: 'database-reset', by: STAFF, target: 'database' },
    ]);
  });

  it('deletes nothing outside the emulators', async () => {
    await quiet.db.doc('users/person').set(memberDocument('person'));
    const { auth, left } = signIns([STAFF, 'person']);
    await expectRefusal(reset({ isEmulated: false, auth }), 'forbidden');
    expect(left.size).toBe(2);
    expect((await quiet.db.doc('users/person').get()).exists).toBe(true);
  });
});
