import { privatePathOf } from '@hearthkin/domain/verification/private-path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { checkLive } from '../../functions/live-selfie';
import { anotherPortrait, portrait } from '../../functions/sample-people';
import { type Actor, makeActor, makeAdmin, makeMember } from '../../support/actors';
import { adminDb, put, putFile, read } from '../../support/admin';
import { checkedReview, memberDocument } from '../../support/builders';
import { callFunction } from '../../support/call-function';
import { getAs } from '../../support/rest-client';
import { deleteByStaff } from '../../support/staff-deletion';

async function check(actor: Actor, idPhoto: Buffer, selfie: Buffer) {
  const paths = {
    idPhoto: privatePathOf(actor.uid, 'idPhoto'),
    selfie: privatePathOf(actor.uid, 'selfie'),
  };
  await Promise.all([
    putFile(paths.idPhoto, idPhoto, 'image/jpeg'),
    putFile(paths.selfie, selfie, 'image/jpeg'),
  ]);
  return callFunction('checkIdentity', paths, actor);
}

const checksOf = ({ uid }: Actor) => read(`verifications/${uid}`);
const statusOf = async (actor: Actor) => (await checksOf(actor))?.identityCheck.status;

it.each<readonly [string, (photo: Buffer) => Buffer | Promise<Buffer>]>([
  ['as it is', (photo) => photo],
  ['in a mirror', (photo) => sharp(photo).flop().jpeg({ quality: 70 }).toBuffer()],
  [
    'scaled, cut and compressed again',
    (photo) =>
      sharp(photo)
        .extract({ left: 20, top: 15, width: 430, height: 440 })
        .resize(380)
        .jpeg({ quality: 55 })
        .toBuffer(),
  ],
])('one picture as document and selfie does not pass %s', async (_, changed) => {
  const newcomer = await makeActor({});
  const photo = await portrait('anna');
  expect(await check(newcomer, photo, await changed(photo))).toMatchObject({
    code: 'faces-differ',
    details: { reason: 'same-picture' },
  });
  expect(await statusOf(newcomer)).toBe('failed');
});

describe('a person whose photos staff have refused', () => {
  it('does not pass with the same face again, but waits for staff', async () => {
    const [person, staff] = await Promise.all([makeActor({}), makeAdmin()]);
    await put(`users/${person.uid}`, memberDocument(person.uid));
    await put(`verifications/${person.uid}`, checkedReview());
    const refuse = { uid: person.uid, decision: 'refused', notes: 'A mask.' };
    expect(await callFunction('reviewIdentity', refuse, staff)).toMatchObject({ status: 200 });
    const again = await checkLive(person, 'anna');
    expect(again).toMatchObject({ status: 200, result: { status: 'review' } });
    expect(await statusOf(person)).toBe('review');
    // Nor does another attempt end the review.
    await check(person, await anotherPortrait('anna'), await portrait('anna'));
    expect(await statusOf(person)).toBe('review');
  });
});

/** No other test has a person with this face. */
const checkBea = (actor: Actor) => checkLive(actor, 'bea');

const PASSES = { status: 200, result: { status: 'passed' } };
const WAITS = { status: 200, result: { status: 'review', reason: 'known-face' } };

describe('the face of an account', () => {
  // What is remembered would hold the next run in the same suite.
  afterAll(async () => {
    const remembered = await adminDb.collection('faceTemplates').where('uid', '==', null).get();
    await Promise.all(remembered.docs.map(({ ref }) => ref.delete()));
  });

  it('does not pass in a second account, whose owner learns nothing of the first', async () => {
    const [first, second, staff] = await Promise.all([makeMember(), makeMember(), makeAdmin()]);
    expect(await checkBea(first)).toMatchObject(PASSES);
    const answer = await checkBea(second);
    expect(answer).toMatchObject(WAITS);
    expect(await statusOf(second)).toBe('review');
    const own = await getAs(second, `verifications/${second.uid}`);
    expect(own.status).toBe(200);
    expect(JSON.stringify([answer, own.body])).not.toContain(first.uid);
    // Staff read whose it is like.
    expect((await getAs(second, `sharedFaces/${second.uid}`)).status).toBe(403);
    const waiting = { what: 'identities', only: null, after: null, size: 100 };
    const { result } = await callFunction('readAsStaff', waiting, staff);
    expect(JSON.stringify(result)).toContain(first.uid);

    expect(await callFunction('deleteAccount', {}, second)).toMatchObject({ status: 200 });
    expect(await callFunction('deleteAccount', {}, first)).toMatchObject({ status: 200 });
    const third = await makeMember();
    expect(await checkBea(third)).toMatchObject(PASSES);
    expect(await deleteByStaff(third, 'Threats.', staff)).toMatchObject({ status: 200 });
    const fourth = await makeActor({});
    // They read what everyone reads whose face is known.
    expect(await checkBea(fourth)).toMatchObject(WAITS);
    expect(await read(`sharedFaces/${fourth.uid}`)).toMatchObject({ people: [], isClosed: true });
    expect(await checksOf(fourth)).toMatchObject({ heldAt: expect.anything() });
    expect(await callFunction('deleteAccount', {}, fourth)).toMatchObject({ status: 200 });
  });
});
