import { type UploadTask, uploadBytesResumable } from 'firebase/storage';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminStorage } from '../support/admin';
import { newId } from '../support/builders';
import { denied } from './kit';
import { type Caller, visitor, type Who } from './people';
import { MEBIBYTE, PNG, storageEnvironment } from './storage-environment';

const { at, bucket } = storageEnvironment();
const stranger: Who = { uid: 'stranger', userType: 'spender' };

/** Large enough for several chunks; every byte depends on its position. */
const picture = Uint8Array.from({ length: 3 * MEBIBYTE }, (_, index) => index % 251);

let owner: Who;
let path: string;

beforeEach(() => {
  const uid = newId('member');
  owner = { uid, userType: 'spender' };
  path = `verification/${uid}/selfie/photo`;
});

const uploadAs = (who: Caller, content: Uint8Array) =>
  uploadBytesResumable(at(path, who).ref, content, { contentType: PNG });

/** A file, without rules; null if there is none. */
async function contentOf(name: string): Promise<Buffer | null> {
  const file = adminStorage.bucket(bucket).file(name);
  return (await file.exists())[0] ? (await file.download())[0] : null;
}

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
    const task = uploadAs(owner, picture);
    const finished = task.then(({ state }) => state);
    const before = await pauseAfterFirstPiece(task);
    expect(before).toBeLessThan(picture.length);
    expect(await contentOf(path)).toBeNull();
    task.resume();
    expect(await finished).toBe('success');
    expect((await contentOf(path))?.equals(picture)).toBe(true);
  });

  it('is cancelled by its owner, and leaves nothing', async () => {
    const task = uploadAs(owner, picture);
    task.on('state_changed', ({ bytesTransferred }) => {
      if (bytesTransferred > 0) task.cancel();
    });
    await expect(Promise.resolve(task)).rejects.toThrow('canceled');
    expect(await contentOf(path)).toBeNull();
  });

  it('into another person’s folder is refused, and leaves nothing', async () => {
    for (const who of [stranger, visitor]) {
      await denied(Promise.resolve(uploadAs(who, picture)));
    }
    expect(await contentOf(path)).toBeNull();
    await uploadAs(owner, picture);
    expect((await contentOf(path))?.length).toBe(picture.length);
  });

  it('is checked by its actual size', async () => {
    const large = new Uint8Array(10 * MEBIBYTE);
    await denied(Promise.resolve(uploadAs(owner, large)));
    await uploadAs(owner, large.subarray(1));
    expect((await contentOf(path))?.length).toBe(10 * MEBIBYTE - 1);
  });
});
