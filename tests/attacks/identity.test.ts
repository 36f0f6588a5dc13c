import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { anotherPortrait, portrait } from '../functions/sample-people';
import { type Actor, makeActor, makeAdmin } from '../support/actors';
import { adminDb, putFile, read } from '../support/admin';
import { identityCheck, memberDocument, newId } from '../support/builders';
import { callFunction } from '../support/call-function';

// A busy machine compares slowly.
vi.setConfig({ testTimeout: 60_000 });

async function check(actor: Actor, idPhoto: Buffer, selfie: Buffer) {
  const paths = {
    idPhoto: `verification/${actor.uid}/idPhoto/${newId('photo')}.jpg`,
    selfie: `verification/${actor.uid}/selfie/${newId('photo')}.jpg`,
  };
  await Promise.all([
    putFile(paths.idPhoto, idPhoto, 'image/jpeg'),
    putFile(paths.selfie, selfie, 'image/jpeg'),
  ]);
  return callFunction('checkIdentity', paths, actor);
}

const statusOf = async ({ uid }: Actor) =>
  (await read(`verifications/${uid}`))?.identityCheck.status;

describe('one picture as document and selfie', () => {
  it('does not pass, as it is', async () => {
    const newcomer = await makeActor({});
    const photo = await portrait('anna');
    expect(await check(newcomer, photo, photo)).toMatchObject({
      code: 'faces-differ',
      details: { reason: 'same-picture' },
    });
    expect(await statusOf(newcomer)).toBe('failed');
  });

  it('does not pass scaled, cut and compressed again', async () => {
    const newcomer = await makeActor({});
    const photo = await portrait('anna');
    const cut = await sharp(photo)
      .extract({ left: 20, top: 15, width: 430, height: 440 })
      .resize(380)
      .jpeg({ quality: 55 })
      .toBuffer();
    expect(await check(newcomer, photo, cut)).toMatchObject({
      details: { reason: 'same-picture' },
    });
    expect(await statusOf(newcomer)).toBe('failed');
  });
});

describe('a person whose photos staff have refused', () => {
  it('does not pass with the same face again, but waits for staff', async () => {
    const [person, staff] = await Promise.all([makeActor({}), makeAdmin()]);
    await adminDb.doc(`users/${person.uid}`).set(memberDocument(person.uid));
    await adminDb.doc(`verifications/${person.uid}`).set({
      isVerified: false,
      verificationStatus: 'not_started',
      identityCheck: identityCheck(),
    });
    const refuse = { uid: person.uid, decision: 'refused', notes: 'A mask.' };
    expect(await callFunction('reviewIdentity', refuse, staff)).toMatchObject({ status: 200 });
    const again = await check(person, await portrait('anna'), await anotherPortrait('anna'));
    expect(again).toMatchObject({ status: 200, result: { status: 'review' } });
    expect(await statusOf(person)).toBe('review');
    // Nor does another attempt end the review.
    await check(person, await portrait('bea'), await anotherPortrait('bea'));
    expect(await statusOf(person)).toBe('review');
  });
});
