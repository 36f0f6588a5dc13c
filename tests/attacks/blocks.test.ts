import { describe, expect, it } from 'vitest';
import { makeCompanion, makeMember } from '../support/actors';
import { adminDb } from '../support/admin';
import { newId } from '../support/builders';
import { eventually } from '../support/eventually';
import { commitAs, createOf, getAs, queryAs, tryCommitAs } from '../support/rest-client';

const blockOf = (uid: string, otherUid: string) =>
  createOf(`users/${uid}/blocks/${otherUid}`, { blockedUid: otherUid }, ['at']);

/** A companion who has blocked a member. */
async function blockedPair() {
  const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
  const card = adminDb.doc(`profiles/${member.uid}`);
  await eventually(async () => (await card.get()).exists).toBe(true);
  expect(await commitAs(companion, [blockOf(companion.uid, member.uid)])).toBe(true);
  return { member, companion };
}

describe('a blocked member', () => {
  it('who gets the block about them is refused, as is one whom no one has blocked', async () => {
    const { member, companion } = await blockedPair();
    const stranger = await makeMember();
    for (const who of [member, stranger]) {
      const answer = await getAs(who, `users/${companion.uid}/blocks/${who.uid}`);
      expect(answer.status).toBe(403);
    }
  });

  it('who lists the blocks of the companion is refused', async () => {
    const { member, companion } = await blockedPair();
    expect((await getAs(member, `users/${companion.uid}/blocks`, 10)).status).toBe(403);
  });

  it('who queries for every block about them is refused', async () => {
    const { member } = await blockedPair();
    const { status } = await queryAs(member, {
      from: [{ collectionId: 'blocks', allDescendants: true }],
      where: {
        fieldFilter: {
          field: { fieldPath: 'blockedUid' },
          op: 'EQUAL',
          value: { stringValue: member.uid },
        },
      },
      limit: 1,
    });
    expect(status).toBe(403);
  });
});

describe('a member', () => {
  it('who blocks an id of 1,480 characters is refused', async () => {
    const member = await makeMember();
    expect(await commitAs(member, [blockOf(member.uid, 'x'.repeat(1480))])).toBe(false);
  });

  it('who blocks an id that no account has is refused', async () => {
    const member = await makeMember();
    expect(await commitAs(member, [blockOf(member.uid, newId('no-account'))])).toBe(false);
  });

  it.each([21, 400])('who writes %i blocks in one commit of accounts is refused', async (count) => {
    const member = await makeMember();
    const others = Array.from({ length: count }, () => newId('other'));
    const cards = others.map((uid) => adminDb.doc(`profiles/${uid}`));
    const batch = adminDb.batch();
    for (const card of cards) batch.set(card, { displayName: 'Eve M.' });
    await batch.commit();
    const { status } = await tryCommitAs(
      member,
      others.map((uid) => blockOf(member.uid, uid)),
    );
    // The emulator gives a refusal of hundreds of writes another status.
    expect(status).not.toBe(200);
    const written = await adminDb.collection(`users/${member.uid}/blocks`).count().get();
    expect(written.data().count).toBe(0);
    const after = adminDb.batch();
    for (const card of cards) after.delete(card);
    await after.commit();
  });
});
