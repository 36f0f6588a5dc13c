import { describe, expect, it } from 'vitest';
import { type Actor, makeActor, makeCompanion, makeMember } from '../../support/actors';
import { adminDb } from '../../support/admin';
import { eventDocument, memberDocument, newId } from '../../support/builders';
import {
  createOf,
  getAs,
  queryAs,
  tryCommitAs,
  updateOf,
  uploadAs,
} from '../../support/rest-client';

const refused = { status: 403 };

/** Signed in, without finishing sign-up. */
const makeSignIn = () => makeActor({});

const suspend = ({ uid }: Actor) =>
  adminDb.doc(`users/${uid}`).update({ accountStatus: 'suspended' });

async function makeEvent(hostId: string): Promise<string> {
  const id = newId('event');
  await adminDb.doc(`events/${id}`).set(eventDocument({ hostId }));
  return id;
}

describe('an Auth sign-in without an account', () => {
  it('that lists the cards of other people is refused', async () => {
    const signIn = await makeSignIn();
    const structuredQuery = { from: [{ collectionId: 'profiles' }], limit: 50 };
    expect(await queryAs(signIn, structuredQuery)).toMatchObject(refused);
  });

  it('that reads who comes to an event is refused', async () => {
    const [signIn, host] = await Promise.all([makeSignIn(), makeCompanion()]);
    const event = await makeEvent(host.uid);
    expect(await getAs(signIn, `events/${event}/attendees`, 100)).toMatchObject(refused);
    expect(await getAs(signIn, `events/${event}`)).toMatchObject(refused);
  });

  it('that reads stories for the community is refused', async () => {
    const signIn = await makeSignIn();
    const structuredQuery = { from: [{ collectionId: 'stories' }], limit: 50 };
    expect(await queryAs(signIn, structuredQuery)).toMatchObject(refused);
  });

  it('that writes four hundred blocks in one commit is refused', async () => {
    const signIn = await makeSignIn();
    const writes = Array.from({ length: 400 }, (_, index) =>
      createOf(`users/${signIn.uid}/blocks/b${index}`, { blockedUid: `b${index}` }, ['at']),
    );
    // The emulator answers 500 for more lookups than a commit may have.
    expect((await tryCommitAs(signIn, writes)).status).not.toBe(200);
    expect((await adminDb.collection(`users/${signIn.uid}/blocks`).get()).size).toBe(0);
  });

  it('that counts as a viewer of a profile is refused', async () => {
    const [signIn, companion] = await Promise.all([makeSignIn(), makeCompanion({ listed: true })]);
    const id = `${signIn.uid}_${new Date().toISOString().slice(0, 10)}`;
    const view = createOf(`companions/${companion.uid}/views/${id}`, {}, ['at']);
    expect(await tryCommitAs(signIn, [view])).toMatchObject(refused);
  });

  it('that stores files at an address anybody can read is refused', async () => {
    const signIn = await makeSignIn();
    const path = `profiles/${signIn.uid}/photo/any.jpg`;
    expect(await uploadAs(signIn, path, 'image/jpeg', new Uint8Array(4))).toMatchObject(refused);
  });
});

describe('a token from before the suspension', () => {
  it('that reads who comes to an event is refused', async () => {
    const host = await makeMember();
    const event = await makeEvent(host.uid);
    expect(await getAs(host, `events/${event}/attendees`, 100)).toMatchObject({ status: 200 });
    await suspend(host);
    expect(await getAs(host, `events/${event}/attendees`, 100)).toMatchObject(refused);
  });

  it('that changes the account is refused', async () => {
    const member = await makeMember();
    await suspend(member);
    const change = updateOf(`users/${member.uid}`, { bio: 'Still here.' });
    expect(await tryCommitAs(member, [change])).toMatchObject(refused);
  });

  it('that uploads a picture is refused', async () => {
    const member = await makeMember();
    const path = `profiles/${member.uid}/photo/any.jpg`;
    const before = await uploadAs(member, path, 'image/jpeg', new Uint8Array(4));
    expect(before).toMatchObject({ status: 200 });
    await suspend(member);
    expect(await uploadAs(member, path, 'image/jpeg', new Uint8Array(4))).toMatchObject(refused);
  });

  it('of a deleted account that adds a favorite is refused', async () => {
    const [member, companion] = await Promise.all([makeMember(), makeCompanion({ listed: true })]);
    const favorite = createOf(`users/${member.uid}/favorites/${companion.uid}`, {}, ['addedAt']);
    await adminDb.doc(`users/${member.uid}`).delete();
    expect(await tryCommitAs(member, [favorite])).toMatchObject(refused);
    await adminDb.doc(`users/${member.uid}`).set(memberDocument(member.uid));
    expect(await tryCommitAs(member, [favorite])).toMatchObject({ status: 200 });
  });
});

describe('a verified companion', () => {
  it('that replaces an accepted document by another is refused', async () => {
    const companion = await makeCompanion();
    const path = `verification/${companion.uid}/idDocument/front.png`;
    await adminDb
      .doc(`verifications/${companion.uid}`)
      .set({ isVerified: true, verificationStatus: 'verified' });
    expect(await uploadAs(companion, path, 'image/png', new Uint8Array(4))).toMatchObject(refused);
  });
});
