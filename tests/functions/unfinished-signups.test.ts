import { DAY_MS } from '@hearthkin/domain/durations';
import { describe, expect, it } from 'vitest';
import { removeUnfinishedSignups } from '../../functions/src/account/remove-unfinished-signups';
import { type Actor, makeActor, makeMember } from '../support/actors';
import { adminAuth, adminDb } from '../support/admin';

/** Runs the sweep for these people only, since other tests have unfinished sign-ups too. */
async function sweep(people: readonly Actor[], now: Date) {
  async function* signIns() {
    for (const { uid } of people) yield await adminAuth.getUser(uid);
  }
  const deleted: string[] = [];
  const deleteFolder = async (folder: string) => void deleted.push(folder);
  const result = await removeUnfinishedSignups.handler(
    { db: adminDb, now },
    { auth: adminAuth, deleteFolder, signIns: signIns() },
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

describe('removeUnfinishedSignups', () => {
  it('removes an unfinished sign-up after a day, and not earlier', async () => {
    const visitor = await makeActor({});
    await adminDb.doc(`verifications/${visitor.uid}`).set({
      isVerified: false,
      verificationStatus: 'not_started',
    });
    const born = await createdAt(visitor);
    expect(await sweep([visitor], new Date(born + DAY_MS - 1))).toEqual({
      removed: 0,
      deleted: [],
    });
    expect(await isThere(visitor)).toBe(true);
    expect(await sweep([visitor], new Date(born + DAY_MS))).toEqual({
      removed: 1,
      deleted: [`verification/${visitor.uid}/`, `profiles/${visitor.uid}/`],
    });
    expect(await isThere(visitor)).toBe(false);
    expect((await adminDb.doc(`verifications/${visitor.uid}`).get()).exists).toBe(false);
  });

  it('leaves members, staff, and an account whose claim was lost', async () => {
    const [member, staff, unclaimed] = await Promise.all([
      makeMember(),
      makeActor({ admin: true }),
      makeMember(),
    ]);
    await adminAuth.setCustomUserClaims(unclaimed.uid, {});
    const people = [member, staff, unclaimed];
    const later = new Date(Date.now() + 2 * DAY_MS);
    expect(await sweep(people, later)).toEqual({ removed: 0, deleted: [] });
    expect(await Promise.all(people.map(isThere))).toEqual([true, true, true]);
  });
});
