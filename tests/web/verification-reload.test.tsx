import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { documentsKey } from '../../web/src/session/document-storage';
import { pdfFile, pngFile, review } from './documents';
import { setUser } from './fake-auth';
import { answer, inputsOf, refuse } from './fake-call';
import { openDocument } from './fake-open-document';
import { holdUpload, uploadFile } from './fake-storage';
import { COMPANION, MEMBER, userDocument } from './people';
import { expectTexts, expectWords } from './shown';
import { visit, visitWithShell } from './site';
import { button, chooseFile, fakeObjectUrls, next, toReview, toUpload } from './verification-steps';
import { setWorld } from './world';

beforeEach(() => {
  fakeObjectUrls();
  setWorld({
    users: {
      [MEMBER.uid]: userDocument(MEMBER),
      [COMPANION.uid]: userDocument(COMPANION, { firstName: 'Wilma', lastName: 'Quist' }),
    },
  });
});

const heading = (name: string) => screen.findByRole('heading', { name });
const card = () => screen.findByRole('region', { name: 'Current status' });

test('a member who reloads before submitting keeps everything and submits it', async () => {
  let site = await visit('/verification', MEMBER);
  await toReview(site);
  site = await visit('/verification', MEMBER);
  await heading('Review and submit');
  const folder = `verification/${MEMBER.uid}`;
  const picture = await screen.findByRole('img', { name: 'Preview of passport.png' });
  expect(picture.getAttribute('src')).toMatch(/^blob:/);
  const link = await screen.findByRole('link', { name: 'Open the PDF in a new tab' });
  expect(link.getAttribute('href')).toMatch(/^blob:/);
  for (const kind of ['idDocument', 'proofOfAddress'])
    expect(openDocument).toHaveBeenCalledWith(`${folder}/${kind}/document`);
  const passport = screen.getByRole('region', { name: 'ID document' });
  expectWords(passport, 'Passport', 'passport.png (PNG, 1 kB)');
  expect((await card()).textContent).toContain('Proof of addressUploaded');

  await site.user.click(await button('Submit for review'));
  await waitFor(() =>
    expect(inputsOf('submitDocuments')).toMatchObject([
      { idDocument: { type: 'passport', file: { name: 'passport.png' } } },
    ]),
  );
  expect(uploadFile).toHaveBeenCalledTimes(2);
});

test('a member who reloads midway continues from there', async () => {
  let site = await visit('/verification', MEMBER);
  await toUpload(site);
  chooseFile('ID document', pdfFile('passport.jpg'));
  await screen.findByText('Your file is uploaded.');
  site = await visit('/verification', MEMBER);
  await heading('Upload your ID');
  await expectTexts('Your file is uploaded.', /We’ll save it as a PDF/);
  await next(site);
  await heading('Choose your proof of address');
  expect((await button('Next')).disabled).toBe(true);
  await site.user.click(await button('Previous'));
  await site.user.click(await button('Previous'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Passport' }).checked).toBe(true);
});

test('a member who reloads during an upload is told to choose that file again', async () => {
  let site = await visit('/verification', MEMBER);
  await toUpload(site);
  chooseFile('ID document', pngFile('former.png'));
  await screen.findByText('Your file is uploaded.');
  const held = holdUpload();
  chooseFile('ID document', pngFile());
  await waitFor(() => expect(held.signal).toBeDefined());
  site = await visit('/verification', MEMBER);
  await heading('Upload your ID');
  await screen.findByText('The upload of this file was interrupted. Please choose it again.');
  expect(screen.queryByText(/\.png/)).toBeNull();
  expect((await button('Next')).disabled).toBe(true);
  chooseFile('ID document', pngFile());
  await next(site);
  await heading('Choose your proof of address');
});

test('a member whose file has expired when they submit chooses it again', async () => {
  let site = await visit('/verification', MEMBER);
  await toReview(site);
  site = await visit('/verification', MEMBER);
  await heading('Review and submit');
  refuse('invalid-input', { field: 'proofOfAddress' });
  await site.user.click(await button('Submit for review'));
  await heading('Upload your proof of address');
  await screen.findByText('We no longer have this file. Please choose it again.');
  expect((await card()).textContent).toContain('Proof of addressOptional');
  expect((await card()).textContent).toContain('ID documentUploaded');
  expect((await button('Next')).disabled).toBe(true);
  chooseFile('Proof of address', pdfFile());
  await next(site);
  answer(
    { verificationStatus: 'pending' },
    { verifications: { [MEMBER.uid]: review(MEMBER.uid) } },
  );
  await site.user.click(await button('Submit for review'));
  await screen.findByRole('region', { name: 'Documents under review' });
});

test('a member retries when a preview fails to load', async () => {
  const site = await visit('/verification', MEMBER);
  await toUpload(site);
  chooseFile('ID document', pngFile());
  await screen.findByText('Your file is uploaded.');
  openDocument.mockRejectedValueOnce(new Error('No network'));
  await visit('/verification', MEMBER);
  expect(await screen.findByText('The preview couldn’t be loaded.')).toBeTruthy();
  expect((await button('Next')).disabled).toBe(false);
  await site.user.click(await button('Try again'));
  expect(await screen.findByRole('img', { name: 'Preview of passport.png' })).toBeTruthy();
});

test('a member’s files are forgotten after submitting, and there again when resubmitting', async () => {
  let site = await visit('/verification', MEMBER);
  await toReview(site);
  expect(sessionStorage.getItem(documentsKey(MEMBER.uid))).not.toBeNull();
  setWorld({ verifications: { [MEMBER.uid]: review(MEMBER.uid) } });
  await screen.findByRole('region', { name: 'Documents under review' });
  await waitFor(() => expect(sessionStorage.getItem(documentsKey(MEMBER.uid))).toBeNull());

  const rejected = review(MEMBER.uid, { verificationStatus: 'rejected', notes: 'Too dark.' });
  setWorld({ verifications: { [MEMBER.uid]: rejected } });
  await screen.findByRole('region', { name: 'Verification needs attention' });
  await site.user.click(await button('Resubmit documents'));
  await heading('Choose your ID type');
  site = await visit('/verification', MEMBER);
  await heading('Choose your ID type');
  const types = within(screen.getByRole('radiogroup', { name: 'ID type' }));
  expect(types.getByRole('radio', { checked: true })).toBeTruthy();
});

test('a member’s files are forgotten when they sign out', async () => {
  const site = await visitWithShell('/verification', MEMBER);
  await toUpload(site);
  await site.choose(/Account menu/, 'Log out');
  await screen.findByRole('link', { name: 'Sign In' });
  expect(sessionStorage.getItem(documentsKey(MEMBER.uid))).toBeNull();
});

test('another member in the same tab does not see the files', async () => {
  const site = await visit('/verification', MEMBER);
  await toUpload(site);
  setUser(COMPANION);
  await waitFor(() => expect(sessionStorage.getItem(documentsKey(MEMBER.uid))).toBeNull());
  await visit('/verification', COMPANION);
  await heading('Choose your ID type');
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});

test('a member starts over when the saved state is invalid', async () => {
  let site = await visit('/verification', MEMBER);
  await toUpload(site);
  sessionStorage.setItem(documentsKey(MEMBER.uid), '{"step":7}');
  site = await visit('/verification', MEMBER);
  await heading('Choose your ID type');
  await toUpload(site);
});
