import { IDENTITY_PHOTO_MAX_BYTES } from '@hearthkin/domain/verification/identity-check';
import { IDENTITY_REASONS } from '@hearthkin/domain/verification/identity-reasons';
import { privatePathOf } from '@hearthkin/domain/verification/private-path';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { decodePicture } from '../../../functions/src/identity/built-in/picture';
import { deleteIdentityPhotos } from '../../../functions/src/identity/delete-identity-photos';
import { type Actor, makeActor } from '../../support/actors';
import { adminBucket, adminDb, contentOf, put, putFile } from '../../support/admin';
import { newId } from '../../support/builders';
import { type Answer, callFunction, expectRefusal } from '../../support/call-function';
import { checkLive, liveSelfie, uploadPhoto } from '../live-selfie';
import { anotherPortrait, portrait, together, wall } from '../sample-people';

/** A visitor during sign-up: signed in, without an account. */
const makeNewcomer = () => makeActor({});

/** Uploads both photos and compares them. */
async function check(actor: Actor, idPhoto: Buffer, selfie: Buffer): Promise<Answer> {
  const [id, own] = await Promise.all([
    uploadPhoto(actor, 'idPhoto', idPhoto),
    uploadPhoto(actor, 'selfie', selfie),
  ]);
  return callFunction('checkIdentity', { idPhoto: id, selfie: own }, actor);
}

async function written({ uid }: Actor) {
  return (await adminDb.doc(`verifications/${uid}`).get()).data();
}

/** The function's own limit; a busy machine compares slowly. */
const COMPARING = { timeout: 60_000 };

describe('checkIdentity', COMPARING, () => {
  it('passes a newcomer whose selfie matches the ID, and stores only the outcome', async () => {
    const actor = await makeNewcomer();
    // The others have faces that other tests compare.
    const answer = await checkLive(actor, 'carl');
    onTestFinished(async () => {
      await adminDb.doc(`faceTemplates/${actor.uid}`).delete();
    });
    expect(answer).toMatchObject({ status: 200, result: { status: 'passed', reason: null } });
    const { confidence, message } = answer.result as { confidence: number; message: string };
    expect(confidence).toBeGreaterThanOrEqual(82);
    expect(message).toBe(`Identity verified with ${confidence}% confidence. Photos match!`);
    expect(await written(actor)).toEqual({
      verificationStatus: 'not_started',
      isVerified: false,
      identityCheck: {
        status: 'passed',
        confidence,
        reason: null,
        attempts: 1,
        unclearAttempts: 0,
        provider: 'built-in',
        checkedAt: expect.anything(),
        firstTurn: expect.stringMatching(/^(left|right)$/),
      },
      identityTerm: {
        checkedAt: expect.anything(),
        endsAt: expect.anything(),
        dueAt: expect.anything(),
      },
    });
  });

  it('leaves the match of an uploaded selfie to staff, and tells the newcomer', async () => {
    const actor = await makeNewcomer();
    const answer = await check(actor, await portrait('carl'), await anotherPortrait('carl'));
    onTestFinished(async () => {
      await adminDb.doc(`faceTemplates/${actor.uid}`).delete();
    });
    expect(answer).toMatchObject({
      status: 200,
      result: { status: 'review', reason: 'uploaded-selfie' },
    });
    const { identityCheck } = (await written(actor)) ?? {};
    expect(identityCheck).toMatchObject({ status: 'review', reason: 'uploaded-selfie' });
    expect(identityCheck.firstTurn).toBeUndefined();
  });

  it('is unsure about heads turned the other way round, and refuses a picture sent twice', async () => {
    const actor = await makeNewcomer();
    const otherWay = await liveSelfie(actor, 'anna', (side) =>
      side === 'left' ? 'right' : 'left',
    );
    expect(await checkLive(actor, 'anna', otherWay)).toMatchObject({
      code: 'no-face',
      details: { reason: 'not-turned', photo: 'firstTurn' },
    });
    const again = await liveSelfie(actor, 'carl');
    const flopped = await sharp(await contentOf(again.firstTurn))
      .flop()
      .jpeg()
      .toBuffer();
    await putFile(again.secondTurn, flopped, 'image/jpeg');
    expect(await checkLive(actor, 'carl', again)).toMatchObject({
      code: 'faces-differ',
      details: { reason: 'repeated-picture', photo: 'secondTurn' },
    });
  });

  it('refuses a newcomer with another person’s ID and leaves a document review alone', async () => {
    const actor = await makeNewcomer();
    const review = { verificationStatus: 'rejected', isVerified: false, notes: 'Please renew it.' };
    await put(`verifications/${actor.uid}`, review);
    const answer = await check(actor, await portrait('bea'), await portrait('anna'));
    expect(answer).toMatchObject({
      code: 'faces-differ',
      details: { reason: 'faces-differ', photo: null },
    });
    expect(await written(actor)).toMatchObject({
      ...review,
      identityCheck: { status: 'failed', reason: 'faces-differ', attempts: 1, unclearAttempts: 0 },
    });
  });

  it('tells a newcomer what to improve when no face is found, and lets them continue the second time', async () => {
    const actor = await makeNewcomer();
    const id = await portrait('carl');
    const first = await check(actor, id, await wall());
    expect(first).toMatchObject({
      code: 'no-face',
      details: { reason: 'no-face-selfie', photo: 'selfie' },
    });
    expect(await written(actor)).toMatchObject({
      identityCheck: { status: 'failed', confidence: null, unclearAttempts: 1 },
    });
    const second = await check(actor, id, await together('anna', 'bea'));
    expect(second).toMatchObject({
      status: 200,
      result: { status: 'review', confidence: null, reason: 'two-faces' },
    });
    expect(await written(actor)).toMatchObject({
      verificationStatus: 'not_started',
      identityCheck: { status: 'review', attempts: 2, unclearAttempts: 2 },
    });
  });
});

describe('checkIdentity, called with an unusable file,', COMPARING, () => {
  const BAD: readonly [string, () => Promise<Buffer>, string][] = [
    ['a PDF named .jpg', async () => Buffer.from('%PDF-1.7\n%%EOF'), 'wrong-type'],
    ['a text', async () => Buffer.from('Hello there'), 'not-an-image'],
    ['a photo cut short', async () => (await portrait('anna')).subarray(0, -4000), 'truncated'],
    ['a photo of 16 by 16', () => wall(16, 16), 'too-small'],
    ['one of 41 million pixels', () => wall(8200, 5000), 'too-many-pixels'],
    ['one of 10 MB', async () => padded(IDENTITY_PHOTO_MAX_BYTES), 'too-large'],
  ];

  for (const [what, file, reason] of BAD) {
    it(`tells a newcomer about ${what}, and writes nothing`, async () => {
      const actor = await makeNewcomer();
      const good = await portrait('anna');
      const answer = await check(actor, good, await file());
      expect(answer).toMatchObject({
        status: 400,
        code: 'invalid-input',
        details: { reason, photo: 'selfie' },
      });
      expect(await written(actor)).toBeUndefined();
    });
  }

  it('reports a photo that was never uploaded as missing', async () => {
    const actor = await makeNewcomer();
    const selfie = await uploadPhoto(actor, 'selfie', await wall());
    const idPhoto = privatePathOf(actor.uid, 'idPhoto');
    const answer = await callFunction('checkIdentity', { idPhoto, selfie }, actor);
    expect(answer.details).toMatchObject({ reason: 'missing-photo', photo: 'idPhoto' });
  });

  /** A photo with bytes after its end, which decoders ignore. */
  async function padded(length: number): Promise<Buffer> {
    const photo = await portrait('anna');
    return Buffer.concat([photo, Buffer.alloc(length - photo.length)]);
  }
});

describe('checkIdentity is closed', () => {
  it("to a caller who names another person's photos, even one of the two", async () => {
    const [owner, stranger] = await Promise.all([makeNewcomer(), makeNewcomer()]);
    const idPhoto = await uploadPhoto(owner, 'idPhoto', await portrait('anna'));
    const selfie = await uploadPhoto(stranger, 'selfie', await portrait('anna'));
    const steal = (input: object) => callFunction('checkIdentity', input, stranger);
    await expectRefusal(steal({ idPhoto, selfie }), 'forbidden');
    const around = `verification/${stranger.uid}/idPhoto/../../${owner.uid}/idPhoto/photo`;
    await expectRefusal(steal({ idPhoto: around, selfie }), 'invalid-input');
    const { firstTurn } = await liveSelfie(owner, 'anna');
    const own = await liveSelfie(stranger, 'anna');
    const idOfOwn = await uploadPhoto(stranger, 'idPhoto', await portrait('anna'));
    await expectRefusal(
      steal({ idPhoto: idOfOwn, selfie, live: { ...own, firstTurn } }),
      'forbidden',
    );
    const swapped = { idPhoto: selfie, selfie: selfie };
    expect(await steal(swapped)).toMatchObject({
      code: 'invalid-input',
      details: { issues: [{ path: ['idPhoto'] }] },
    });
  });

  it('to live pictures without a challenge, or with one that was used, and compares nothing', async () => {
    const [actor, other] = await Promise.all([makeNewcomer(), makeNewcomer()]);
    const expired = { code: 'invalid-input', details: { reason: 'selfie-expired', photo: null } };
    const live = await liveSelfie(actor, 'anna');
    const theirs = await liveSelfie(other, 'anna');
    const withChallenge = (challenge: string) => checkLive(actor, 'anna', { ...live, challenge });
    expect(await withChallenge(theirs.challenge)).toMatchObject(expired);
    expect(await withChallenge(`${live.challenge}x`)).toMatchObject(expired);
    const file = live.firstTurn;
    await adminBucket.file(file).delete();
    expect((await withChallenge(live.challenge)).details).toMatchObject({
      reason: 'missing-photo',
      photo: 'firstTurn',
    });
    await putFile(file, await wall(), 'image/jpeg');
    expect(await withChallenge(live.challenge)).toMatchObject(expired);
    expect(await written(actor)).toBeUndefined();
  });

  it('to an account at its eleventh check within an hour', async () => {
    const actor = await makeNewcomer();
    const paths = {
      idPhoto: privatePathOf(actor.uid, 'idPhoto'),
      selfie: privatePathOf(actor.uid, 'selfie'),
    };
    const codes: (string | undefined)[] = [];
    for (let turn = 1; turn <= 11; turn += 1) {
      codes.push((await callFunction('checkIdentity', paths, actor)).code);
    }
    expect(codes).toEqual([...Array(10).fill('invalid-input'), 'rate-limited']);
  });
});

describe('a photo', () => {
  it('is decoded or refused, for any content', async () => {
    const photo = await wall(200, 200);
    const beginnings = [photo.subarray(0, 4), Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')];
    const garbage = fc
      .tuple(fc.constantFrom(...beginnings), fc.uint8Array({ maxLength: 400 }))
      .map((parts) => Buffer.concat(parts));
    const scratched = fc.tuple(fc.nat(photo.length - 1), fc.nat(255)).map(([at, byte]) => {
      const copy = Buffer.from(photo);
      copy[at] = byte;
      return copy;
    });
    await fc.assert(
      fc.asyncProperty(fc.oneof(garbage, scratched), async (file) => {
        const picture = await decodePicture(file);
        if (typeof picture === 'string') {
          expect(IDENTITY_REASONS[picture].code).toBe('invalid-input');
        } else {
          expect(picture.data).toHaveLength(picture.width * picture.height * 3);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('the photos of an identity check', () => {
  it('are deleted for one person, and nothing else', async () => {
    const [uid, neighbour] = [newId('leaver'), newId('leaver')];
    const bytes = Buffer.from('picture');
    const gone = await Promise.all([
      uploadPhoto({ uid }, 'idPhoto', bytes),
      uploadPhoto({ uid }, 'firstTurn', bytes),
      uploadPhoto({ uid }, 'selfie', bytes),
    ]);
    const kept = await uploadPhoto({ uid: neighbour }, 'selfie', bytes);
    const document = privatePathOf(uid, 'idDocument');
    await putFile(document, bytes, 'application/pdf');

    await deleteIdentityPhotos(uid);
    const isThere = async (path: string) => (await adminBucket.file(path).exists())[0];
    expect(await Promise.all(gone.map(isThere))).toEqual([false, false, false]);
    expect(await Promise.all([kept, document].map(isThere))).toEqual([true, true]);
    await expect(deleteIdentityPhotos(uid)).resolves.toBeUndefined();
  });
});
