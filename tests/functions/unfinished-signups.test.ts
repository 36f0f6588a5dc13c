import { DAY_MS } from '@hearthkin/domain/durations';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeUnfinishedSignups } from '../../functions/src/account/remove-unfinished-signups';
import { type Actor, makeActor } from '../support/actors';
import { adminAuth, quietDatabase } from '../support/admin';
import { memberDocument, newId } from '../support/builders';

/** A database per test, since the sweep remembers there where it continues. */
let quiet: ReturnType<typeof quietDatabase>;
beforeEach(() => {
  quiet = quietDatabase(newId('demo-signups'));
});
afterEach(() => quiet.close());

/** Runs the sweep once, over these people only, one a page. */
async function sweep(
  people: readonly Actor[],
  now: Date,
  deleteFolder: (folder: string) => Promise<void> = async () => {},
) {
  const deleted: string[] = [];
  const listUsers = async (_max: number, pageToken = '0') => {
    const index = Number(pageToken);
    const next = index + 1 < people.length ? { pageToken: `${index + 1}` } : {};
    return { users: [await adminAuth.getUser(people[index]?.uid ?? '')], ...next };
  };
  const result = await removeUnfinishedSignups.handler(
    { db: quiet.db, now },
    {
      auth: adminAuth,
      deleteFolder: async (folder) => {
        await deleteFolder(folder);
        deleted.push(folder);
      },
      listUsers,
    },
  );
  return { ...result, deleted };
}

async function createdAt(actor: Actor): Promise<number> {
  return Date.parse((await adminAuth.getUser(actor.uid)).metadata.creationTime);
}

const isThere = (actor: Actor) =>
  adminAuth.getUser(actor.uid).then(
    () => true,
    () => false,
  );

const later = () => new Date(Date.now() + 2 * DAY_MS);

describe('removeUnfinishedSignups', () => {
  it('removes an unfinished sign-up after a day, and not earlier', async () => {
    const visitor = await makeActor({});
    const verification = quiet.db.doc(`verifications/${visitor.uid}`);
    await verification.set({ isVerified: false, verificationStatus: 'not_started' });
    const face = quiet.db.doc(`faceTemplates/${visitor.uid}`);
    await face.set({ uid: visitor.uid });
    const alike = quiet.db.doc('sharedFaces/another');
    await alike.set({ people: [visitor.uid], accepted: [], isAnother: false });
    const born = await createdAt(visitor);
    expect(await sweep([visitor], new Date(born + DAY_MS - 1))).toEqual({
      removed: 0,
      failed: 0,
      deleted: [],
    });
    expect(await isThere(visitor)).toBe(true);
    expect(await sweep([visitor], new Date(born + DAY_MS))).toEqual({
      removed: 1,
      failed: 0,
      deleted: [
        `profiles/${visitor.uid}/`,
        `verification/${visitor.uid}/`,
        `claims/${visitor.uid}/`,
      ],
    });
    expect(await isThere(visitor)).toBe(false);
    expect((await verification.get()).exists).toBe(false);
    expect((await face.get()).exists).toBe(false);
    expect((await alike.get()).get('people')).toEqual([]);
  });

  it('leaves members, staff, and an account whose claim was lost', async () => {
    const people = await Promise.all([
      makeActor({ userType: 'spender' }),
      makeActor({ admin: true }),
      makeActor({}),
    ]);
    const [, , unclaimed] = people;
    await quiet.db.doc(`users/${unclaimed.uid}`).set(memberDocument(unclaimed.uid));
    expect(await sweep(people, later())).toEqual({ removed: 0, failed: 0, deleted: [] });
    expect(await Promise.all(people.map(isThere))).toEqual([true, true, true]);
  });

  it('goes over some sign-ins a run, continues with the next, and begins again', async () => {
    const people = await Promise.all(Array.from({ length: 7 }, () => makeActor({})));
    expect(await sweep(people, later())).toMatchObject({ removed: 5 });
    expect(await Promise.all(people.map(isThere))).toEqual([
      ...Array<boolean>(5).fill(false),
      true,
      true,
    ]);
    expect(await sweep(people, later())).toMatchObject({ removed: 2 });
    const young = await makeActor({});
    expect(await sweep([young], later())).toMatchObject({ removed: 1 });
  });

  it('goes on after one whose files cannot be deleted, and finds it in the next round', async () => {
    const [stuck, other] = await Promise.all([makeActor({}), makeActor({})]);
    const people = [stuck, other];
    const fails = async (folder: string) => {
      if (folder.includes(stuck.uid)) throw new Error('The service is down');
    };
    expect(await sweep(people, later(), fails)).toMatchObject({ removed: 1, failed: 1 });
    expect(await Promise.all(people.map(isThere))).toEqual([true, false]);
    expect(await sweep([stuck], later())).toMatchObject({ removed: 1, failed: 0 });
  });

  it('begins again if Auth no longer knows the next page', async () => {
    const visitor = await makeActor({});
    await quiet.db.doc('sweepCursors/removeUnfinishedSignups').set({
      pageToken: 'forgotten',
      at: new Date(),
    });
    const listUsers = async (_max: number, pageToken?: string) => {
      if (pageToken !== undefined) {
        throw Object.assign(new Error('Unknown page'), { code: 'auth/invalid-page-token' });
      }
      return { users: [await adminAuth.getUser(visitor.uid)] };
    };
    const deps = { auth: adminAuth, deleteFolder: async () => {}, listUsers };
    const run = { db: quiet.db, now: later() };
    expect(await removeUnfinishedSignups.handler(run, deps)).toEqual({ removed: 1, failed: 0 });
  });
});
