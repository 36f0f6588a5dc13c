import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadDraft } from '../../web/src/features/sign-up/draft';
import { ADVANCE_MS } from '../../web/src/features/sign-up/use-auto-advance';
import { call, refuse } from './fake-call';
import { uploadFile } from './fake-storage';
import { atIdentity, NEWCOMER } from './sign-up-people';
import './blob-bytes';
import { expectAlert } from './shown';
import { type Site, visit } from './site';
import { fakeObjectUrls } from './verification-steps';

const JPEG = [0xff, 0xd8, 0xff, 0xe0, 0, 0];
const PDF = [...'%PDF-1.7'].map((letter) => letter.charCodeAt(0));
const picture = (bytes: readonly number[] = JPEG) =>
  new File([Uint8Array.from(bytes)], 'me.jpg', { type: 'image/jpeg' });

const ID_PHOTO = `verification/${NEWCOMER.uid}/idPhoto/photo`;
const SELFIE = `verification/${NEWCOMER.uid}/selfie/photo`;

beforeEach(fakeObjectUrls);

/** Makes a camera available and returns its track, so a test can see it stop. */
function mockCamera() {
  const track = { stop: vi.fn() };
  const getUserMedia = vi.fn(async () => ({ getTracks: () => [track] }));
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(640);
  vi.spyOn(HTMLVideoElement.prototype, 'videoHeight', 'get').mockReturnValue(480);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(picture()));
  return { track, getUserMedia };
}

/** Opens the camera with a challenge that asks for that side first. */
async function openCamera(site: Site, firstTurn: 'left' | 'right' = 'right') {
  call.mockResolvedValueOnce({ challenge: 'a-challenge', firstTurn } as never);
  await site.press(/Use camera|Retake selfie/);
  await screen.findByRole('button', { name: 'Take photo' });
}

const takePhoto = (site: Site) =>
  site.user.click(screen.getByRole('button', { name: 'Take photo' }));

const asked = () =>
  screen.getAllByRole('status').find(({ textContent }) => textContent?.startsWith('Picture'))
    ?.textContent;

afterEach(() => void Reflect.deleteProperty(navigator, 'mediaDevices'));

/** Opens the step and consents to the face comparison. */
async function openStep(): Promise<Site> {
  atIdentity();
  const site = await visit('/register/7', NEWCOMER);
  expect(screen.queryByRole('button', { name: 'Use camera' })).toBeNull();
  await site.user.click(await screen.findByRole('checkbox', { name: /my face compared/ }));
  return site;
}

const choose = async (site: Site, label: string, file: File) =>
  site.user.upload(await screen.findByLabelText(label, { selector: 'input' }), file);

async function chooseBoth(site: Site) {
  await choose(site, 'Upload ID photo', picture());
  await choose(site, 'Upload selfie', picture());
  await waitFor(() => expect(screen.getAllByTitle('uploaded')).toHaveLength(2));
}

const verify = async (site: Site) =>
  site.user.click(await screen.findByRole('button', { name: 'Verify identity' }));

test('a newcomer whose photos match sees the score and moves on automatically', async () => {
  const site = await openStep();
  await site.press('Next');
  await expectAlert('Please complete identity verification to continue');
  await chooseBoth(site);
  expect(uploadFile.mock.calls.map(([path]) => path)).toEqual([ID_PHOTO, SELFIE]);
  call.mockResolvedValueOnce({
    status: 'passed',
    confidence: 93,
    reason: null,
    message: 'Identity verified with 93% confidence. Photos match!',
  });
  await verify(site);
  await screen.findByText('Identity verified with 93% confidence. Photos match!');
  // Uploaded, so without what makes a selfie live.
  expect(call).toHaveBeenCalledWith('checkIdentity', { idPhoto: ID_PHOTO, selfie: SELFIE });
  await site.isAt('/register/8');
});

test('a newcomer whose photos need a manual check reads so before they continue', async () => {
  const site = await openStep();
  await chooseBoth(site);
  call.mockResolvedValueOnce({
    status: 'review',
    confidence: null,
    reason: 'no-face-id',
    message: 'Our team will review them.',
  });
  const timers = vi.spyOn(globalThis, 'setTimeout');
  await verify(site);
  const answer = await screen.findByText('Our team will review them.');
  // On a phone it would be out of sight.
  expect(document.activeElement).toBe(answer.closest('[role="status"]'));
  // Nothing moves on, as it does after a match.
  expect(timers.mock.calls.map(([, delay]) => delay)).not.toContain(ADVANCE_MS);
  timers.mockRestore();
  await site.isAt('/register/7');
  await site.press('Next');
  await site.isAt('/register/8');
});

test('a newcomer whose photos differ retries with other photos', async () => {
  const site = await openStep();
  await chooseBoth(site);
  refuse('faces-differ', { reason: 'faces-differ', photo: null });
  await verify(site);
  await expectAlert(
    'Identity verification failed. Photos do not match or are unclear. Please try again.',
  );
  await site.press('Try again');
  expect(await screen.findByRole('button', { name: 'Upload ID photo' })).toBeTruthy();
  expect(screen.queryByTitle('uploaded')).toBeNull();
  expect(loadDraft().identityPhotos).toEqual({
    uid: NEWCOMER.uid,
    idPhoto: null,
    selfie: null,
    live: null,
  });
});

test('a newcomer of whose photos one is refused keeps the other', async () => {
  const site = await openStep();
  for (const [photo, reason, kept] of [
    ['idPhoto', 'no-face-id', { idPhoto: null, selfie: SELFIE }],
    ['selfie', 'no-face-selfie', { idPhoto: ID_PHOTO, selfie: null }],
    ['secondTurn', 'not-turned', { idPhoto: ID_PHOTO, selfie: null }],
    [null, 'selfie-expired', { idPhoto: ID_PHOTO, selfie: null }],
  ] as const) {
    for (const [label, path] of [
      ['Upload ID photo', loadDraft().identityPhotos?.idPhoto],
      ['Upload selfie', loadDraft().identityPhotos?.selfie],
    ] as const) {
      if (!path) await choose(site, label, picture());
    }
    await waitFor(() => expect(screen.getAllByTitle('uploaded')).toHaveLength(2));
    refuse('no-face', { reason, photo });
    await verify(site);
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(alert));
    await site.press('Try again');
    expect(await screen.findAllByTitle('uploaded')).toHaveLength(1);
    expect(loadDraft().identityPhotos).toMatchObject(kept);
  }
});

test('a newcomer who gave a birth date under 18 before has the server told with the photos', async () => {
  atIdentity({ ageDoubted: true });
  const site = await visit('/register/7', NEWCOMER);
  await site.user.click(await screen.findByRole('checkbox', { name: /my face compared/ }));
  expect(screen.getByText('Add both photos to continue.')).toBeTruthy();
  await chooseBoth(site);
  await verify(site);
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith('checkIdentity', {
      idPhoto: ID_PHOTO,
      selfie: SELFIE,
      ageDoubted: true,
    }),
  );
});

test('a newcomer who was offline sends the same photos again', async () => {
  const site = await openStep();
  await chooseBoth(site);
  refuse('offline');
  await verify(site);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^You’re offline/);
  refuse('no-face', { reason: 'two-faces', photo: 'selfie' });
  await site.press('Send again');
  await screen.findByText('There’s more than one face in the selfie. Take it on your own.');
  const checks = call.mock.calls.filter(([name]) => name === 'checkIdentity');
  expect(checks[1]).toEqual(checks[0]);
});

test('a newcomer with a wrong file sees why before anything is sent, and of another the progress', async () => {
  const site = await openStep();
  for (const [file, sentence] of [
    // A PDF and a text, named .jpg.
    [picture(PDF), 'The ID photo must be a PNG or JPG picture. This file is another type.'],
    [picture([104, 105]), 'The ID photo isn’t a picture. Choose a PNG or JPG file.'],
    [
      new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.jpg', { type: 'image/jpeg' }),
      'The ID photo is larger than 10 MB. Please choose a smaller file.',
    ],
  ] as const) {
    await choose(site, 'Upload ID photo', file);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(sentence));
    expect(uploadFile).not.toHaveBeenCalled();
  }
  uploadFile.mockImplementationOnce((_path, _file, onProgress) => {
    act(() => onProgress?.(0.4));
    return new Promise(() => {});
  });
  await choose(site, 'Upload ID photo', picture());
  const bar = await screen.findByRole('progressbar', { name: 'Upload of the ID photo' });
  expect(bar.getAttribute('aria-valuenow')).toBe('40');
});

const REFUSED =
  'Unable to access camera. Please upload a selfie instead. Our team will review it before you’re verified.';

test('a newcomer without a camera, or who denies access, is asked to upload a selfie, which our team reviews', async () => {
  const site = await openStep();
  const refused = async () => {
    call.mockResolvedValueOnce({ challenge: 'a-challenge', firstTurn: 'left' } as never);
    await site.press('Use camera');
    await expectAlert(REFUSED);
  };
  await refused();
  const getUserMedia = vi.fn(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  await refused();
  await waitFor(() => expect(getUserMedia).toHaveBeenCalledOnce());
  await expectAlert(REFUSED);
  await choose(site, 'Upload selfie', picture());
  expect(await screen.findByTitle('uploaded')).toBeTruthy();
  expect(loadDraft().identityPhotos).toMatchObject({ selfie: SELFIE, live: null });
});

test('a newcomer takes three pictures as asked, one at a time, and the camera turns off', async () => {
  const { track, getUserMedia } = mockCamera();
  const site = await openStep();
  await openCamera(site, 'right');
  expect(getUserMedia.mock.calls[0]).toMatchObject([{ video: { facingMode: 'user' } }]);
  expect(asked()).toMatch(/^Picture 1 of 3Look straight at the camera/);
  // By keyboard: the button has the focus, and keeps it.
  const shutter = screen.getByRole('button', { name: 'Take photo' });
  expect(document.activeElement).toBe(shutter);
  await site.user.keyboard(' ');
  await waitFor(() => expect(asked()).toMatch(/^Picture 2 of 3Now turn your head to your right/));
  expect(document.activeElement).toBe(shutter);
  expect(uploadFile).not.toHaveBeenCalled();
  await site.user.keyboard(' ');
  await waitFor(() => expect(asked()).toMatch(/^Picture 3 of 3Now turn your head to your left/));
  expect(track.stop).not.toHaveBeenCalled();
  await site.user.keyboard(' ');
  expect(await screen.findByTitle('uploaded')).toBeTruthy();
  expect(track.stop).toHaveBeenCalledOnce();
  const [firstTurn, secondTurn] = ['firstTurn', 'secondTurn'].map(
    (photo) => `verification/${NEWCOMER.uid}/${photo}/photo`,
  );
  expect(uploadFile.mock.calls.map(([path]) => path)).toEqual([SELFIE, firstTurn, secondTurn]);
  expect(screen.getAllByRole('img', { name: /^Selfie you took, picture \d of 3$/ })).toHaveLength(
    3,
  );

  const live = { challenge: 'a-challenge', firstTurn, secondTurn };
  expect(loadDraft().identityPhotos).toMatchObject({ selfie: SELFIE, live });
  await choose(site, 'Upload ID photo', picture());
  await waitFor(() => expect(screen.getAllByTitle('uploaded')).toHaveLength(2));
  refuse('no-face', { reason: 'not-turned', photo: 'secondTurn' });
  await verify(site);
  await expectAlert(
    'The second picture with your head turned doesn’t show it turned to the side we asked for. Turn it halfway to your shoulder.',
  );
  expect(call).toHaveBeenCalledWith('checkIdentity', { idPhoto: ID_PHOTO, selfie: SELFIE, live });
});

test('a newcomer starts the pictures over, retakes them once they are uploaded, and uploads a selfie in their place', async () => {
  const { track } = mockCamera();
  const site = await openStep();
  await openCamera(site);
  expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull();
  await takePhoto(site);
  await site.press('Start over');
  expect(asked()).toMatch(/^Picture 1 of 3/);
  for (const next of [2, 3]) {
    await takePhoto(site);
    await waitFor(() => expect(asked()).toContain(`Picture ${next} of 3`));
  }
  await takePhoto(site);
  await screen.findByTitle('uploaded');
  await openCamera(site);
  expect(asked()).toMatch(/^Picture 1 of 3/);
  await site.press('Cancel');
  expect(track.stop).toHaveBeenCalledTimes(2);
  expect(await screen.findByTitle('uploaded')).toBeTruthy();
  await choose(site, 'Change selfie', picture());
  await waitFor(() =>
    expect(loadDraft().identityPhotos).toMatchObject({ selfie: SELFIE, live: null }),
  );
});

test('a newcomer whose live selfie can’t begin reads why, and the camera is off until then and once they leave the step', async () => {
  const { getUserMedia, track } = mockCamera();
  const site = await openStep();
  refuse('offline');
  await site.press('Use camera');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^You’re offline/);
  expect(getUserMedia).not.toHaveBeenCalled();
  await openCamera(site);
  expect(track.stop).not.toHaveBeenCalled();
  await site.press('Back');
  await waitFor(() => expect(track.stop).toHaveBeenCalledOnce());
});

test('a newcomer whose camera gives no picture is offered an upload, and the camera turns off', async () => {
  const { track } = mockCamera();
  vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(0);
  const site = await openStep();
  await openCamera(site);
  await takePhoto(site);
  await expectAlert(REFUSED);
  expect(track.stop).toHaveBeenCalledOnce();
});
