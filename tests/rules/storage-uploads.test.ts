import { getBytes, getMetadata, type UploadTask, uploadBytesResumable } from 'firebase/storage';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../support/builders';
import { denied, type Who } from './rules-environment';
import { MEBIBYTE, storageEnvironment } from './storage-environment';

const PNG = { contentType: 'image/png' };

const { at } = storageEnvironment();
const stranger: Who = { uid: 'stranger', userType: 'spender' };

/** Large enough for several chunks; every byte depends on its position. */
const picture = Uint8Array.from({ length: 3 * MEBIBYTE }, (_, index) => index % 251);

let owner: Who;
let path: string;

beforeEach(() => {
  const uid = newId('member');
  owner = { uid, userType: 'spender' };
  path = `verification/${uid}/selfie/a.png`;
});

/** Pauses an upload after its first chunk, and waits until it has stopped. */
function pauseAfterFirstPiece(task: UploadTask): Promise<number> {
  return new Promise((resolve, reject) => {
    const forget = task.on(
      'state_changed',
      ({ state, bytesTransferred }) => {
        if (state === 'running' && bytesTransferred > 0) task.pause();
        if (state !== 'paused') return;
        forget();
        resolve(bytesTransferred);
      },
      reject,
    );
  });
}

describe('an upload in pieces', () => {
  it('is paused and resumed by its owner, and arrives whole', async () => {
    const task = uploadBytesResumable(at(path, owner), picture, PNG);
    const finished = task.then(({ state }) => state);
    const before = await pauseAfterFirstPiece(task);
    expect(before).toBeLessThan(picture.length);
    await expect(getMetadata(at(path, owner))).rejects.toThrow('object-not-found');
    task.resume();
    expect(await finished).toBe('success');
    const arrived = Buffer.from(await getBytes(at(path, owner)));
    expect(arrived.equals(picture)).toBe(true);
  });

  it('is cancelled by its owner, and leaves nothing', async () => {
    const task = uploadBytesResumable(at(path, owner), picture, PNG);
    task.on('state_changed', ({ bytesTransferred }) => {
      if (bytesTransferred > 0) task.cancel();
    });
    await expect(Promise.resolve(task)).rejects.toThrow('canceled');
    await expect(getMetadata(at(path, owner))).rejects.toThrow('object-not-found');
  });

  it('into another person’s folder is refused, and leaves nothing', async () => {
    const task = (who: Who | undefined) => uploadBytesResumable(at(path, who), picture, PNG);
    for (const who of [stranger, undefined]) await denied(Promise.resolve(task(who)));
    await expect(getMetadata(at(path, owner))).rejects.toThrow('object-not-found');
    await task(owner);
    expect((await getMetadata(at(path, owner))).size).toBe(picture.length);
  });

  it('is checked by its actual size', async () => {
    const large = new Uint8Array(10 * MEBIBYTE);
    await denied(Promise.resolve(uploadBytesResumable(at(path, owner), large, PNG)));
    await uploadBytesResumable(at(path, owner), large.subarray(1), PNG);
    expect((await getMetadata(at(path, owner))).size).toBe(10 * MEBIBYTE - 1);
  });
});
