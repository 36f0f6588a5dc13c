import { DAY_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noteSignup } from '../../functions/src/sign-in/note-signup';
import { removeUnfinishedSignups } from '../../functions/src/sign-up/remove-unfinished-signups';
import { type Actor, makeActor, signedInAgain } from '../support/actors';
import { adminAuth, hasSignIn, quietDatabase, read } from '../support/admin';
import { memberDocument, newId } from '../support/builders';
import { tick } from '../support/suite';

/** A database per test, since the sweep goes over all that is due. */
let quiet: ReturnType<typeof quietDatabase>;
beforeEach(() => {
  quiet = quietDatabase(newId('demo-signups'));
});
afterEach(() => quiet.close());

const BEGUN = new Date('2026-06-01T12:00:00Z');
const plus = (ms: number) => new Date(BEGUN.getTime() + ms);
const later = plus(2 * DAY_MS);

/** A sign-in that has begun to sign up, each a moment after the last. */
async function begin(claims: Parameters<typeof makeActor>[0] = {}, ms = 0): Promise<Actor> {
  const actor = await makeActor(claims);
  await noteSignup(quiet.db, actor.uid, plus(ms).toUTCString(), later);
  return actor;
}

async function sweep(now: Date, deleteFolder: (folder: string) => Promise<void> = async () => {}) {
  const deleted: string[] = [];
  const result = await removeUnfinishedSignups.handler(
    { db: quiet.db, now },
    {
      auth: adminAuth,
      deleteFolder: async (folder) => {
        await deleteFolder(folder);
        deleted.push(folder);
      },
    },
  );
  return { ...result, deleted: deleted.sort() };
}

const isNoted = async ({ uid }: Actor) => (await quiet.db.doc(`signups/${uid}`).get()).exists;

describe('removeUnfinishedSignups', () => {
  it('removes an unfinished sign-up after a day, and not earlier', async () => {
    const visitor = await begin();
    const verification = quiet.db.doc(`verifications/${visitor.uid}`);
    await verification.set({ isVerified: false, verificationStatus: 'not_started' });
    const face = quiet.db.doc(`faceTemplates/${visitor.uid}`);
    await face.set({ uid: visitor.uid });
    const alike = quiet.db.doc('sharedFaces/another');
    await alike.set({ people: [visitor.uid], accepted: [], isAnother: false, isClosed: false });
    expect(await sweep(plus(DAY_MS - 1))).toEqual({ removed: 0, failed: 0, deleted: [] });
    expect(await hasSignIn(visitor)).toBe(true);
    expect(await sweep(plus(DAY_MS))).toEqual({
      removed: 1,
      failed: 0,
      deleted: [
        `claims/${visitor.uid}/`,
        `profiles/${visitor.uid}/`,
        `uploads/${visitor.uid}/`,
        `verification/${visitor.uid}/`,
      ],
    });
    expect(await hasSignIn(visitor)).toBe(false);
    expect((await verification.get()).exists).toBe(false);
    expect((await face.get()).exists).toBe(false);
    expect((await alike.get()).get('people')).toEqual([]);
    expect(await isNoted(visitor)).toBe(false);
  });

  it('leaves members, staff, and an account whose claim was lost, and reads them once', async () => {
    const people = [
      await begin({ userType: 'spender' }),
      await begin({ admin: true }),
      await begin({}),
    ];
    const uid = people[2]?.uid ?? '';
    await quiet.db.doc(`users/${uid}`).set(memberDocument(uid));
    expect(await sweep(later)).toEqual({ removed: 0, failed: 0, deleted: [] });
    expect(await Promise.all(people.map(hasSignIn))).toEqual([true, true, true]);
    expect(await Promise.all(people.map(isNoted))).toEqual([false, false, false]);
  });

  it('has nothing left to do for one whose sign-in is gone', async () => {
    const gone = await begin();
    await adminAuth.deleteUser(gone.uid);
    expect(await sweep(later)).toMatchObject({ removed: 1, failed: 0 });
    expect(await isNoted(gone)).toBe(false);
  });

  it('goes on after one whose files cannot be deleted, and finds it with the next run', async () => {
    const stuck = await begin();
    const other = await begin({}, 1_000);
    const fails = async (folder: string) => {
      if (folder.includes(stuck.uid)) throw new Error('The service is down');
    };
    expect(await sweep(later, fails)).toMatchObject({ removed: 1, failed: 1 });
    expect(await Promise.all([stuck, other].map(hasSignIn))).toEqual([true, false]);
    expect(await sweep(later)).toMatchObject({ removed: 1, failed: 0 });
    expect(await hasSignIn(stuck)).toBe(false);
  });

  it('leaves the rest to the next run when its time is up', async () => {
    const visitor = await begin();
    const deps = { auth: adminAuth, deleteFolder: async () => {} };
    const run = { db: quiet.db, now: later };
    const inTime = (ms: number) => ({ ...run, endsBy: new Date(Date.now() + ms) });
    expect(await removeUnfinishedSignups.handler(inTime(0), deps)).toEqual({
      removed: 0,
      failed: 0,
    });
    expect(await hasSignIn(visitor)).toBe(true);
    expect(await removeUnfinishedSignups.handler(inTime(60_000), deps)).toMatchObject({
      removed: 1,
    });
  });

  it('knows of a sign-up from its first sign-in on', async () => {
    const newcomer = await signedInAgain(await makeActor({}));
    const { uid } = newcomer;
    const { metadata } = await adminAuth.getUser(uid);
    const begunAt = Date.parse(metadata.creationTime);
    const { dueAt } = (await read(`signups/${uid}`)) ?? {};
    // Auth gives seconds to functions.
    expect(Math.abs(dueAt.toMillis() - begunAt - DAY_MS)).toBeLessThan(MINUTE_MS);
    await tick('deskSweeps');
    expect(await hasSignIn(newcomer)).toBe(true);
  });
});
