import type { IdentityCheck } from '@hearthkin/domain/verification/identity-check';
import type { Verification } from '@hearthkin/domain/verification/verification';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { identityCheck } from '../support/builders';
import { pdfFile, pngFile, proofRejected, review, reviewOf } from './documents';
import { answer, call, holdCall, inputsOf, refuse } from './fake-call';
import { CODE } from './fake-phone';
import { holdUpload, uploadFile } from './fake-storage';
import { fill } from './fill';
import { accountOf, COMPANION, MEMBER, NOW, userDocument } from './people';
import { expectLink, expectTexts, expectWords } from './shown';
import { visit } from './site';
import {
  button,
  chooseFile,
  fakeObjectUrls,
  fileList,
  next,
  toReview,
  toUpload,
} from './verification-steps';
import { setWorld } from './world';

beforeEach(() => {
  setWorld({
    users: {
      [MEMBER.uid]: userDocument(MEMBER),
      [COMPANION.uid]: userDocument(COMPANION, { firstName: 'Wilma', lastName: 'Quist' }),
    },
  });
  fakeObjectUrls();
});

/** The answer of a comparison. */
const PASSED = {
  status: 'passed',
  confidence: 91,
  reason: null,
  message: 'Identity verified with 91% confidence. Photos match!',
} as const;

/** What a check kept before a reload. */
function keepUploaded(photos: object): void {
  const draft = JSON.stringify({ consents: true, photos });
  sessionStorage.setItem(`hearthkin.identity-draft.${MEMBER.uid}`, draft);
}

/** Sets how the identity check of the member ended. */
const setCheck = (check: IdentityCheck, change: Partial<Verification> = {}) =>
  setWorld({
    verifications: {
      [MEMBER.uid]: {
        isVerified: false,
        verificationStatus: 'not_started',
        identityCheck: check,
        ...change,
      },
    },
  });

describe('a member whose account a provider opened', () => {
  const GOOGLE_MEMBER = { ...MEMBER, providers: ['google.com' as const] };
  const open = (change: object) =>
    setWorld(
      accountOf(MEMBER, {
        level: 'account',
        phone: '',
        phoneVerified: false,
        ...change,
      }),
    );

  test('adds a phone number with a code, and then checks their face', async () => {
    open({});
    const site = await visit('/verification', GOOGLE_MEMBER);
    const section = within(await screen.findByRole('region', { name: 'Add your phone number' }));
    expect(screen.queryByRole('region', { name: 'Check your identity' })).toBeNull();
    await site.pressIn(section, 'Send code');
    await section.findByText('Please enter a valid phone number', { selector: '[role="alert"] *' });
    fill(section.getByLabelText(/^Phone number/), '2015550123');
    await site.pressIn(section, 'Send code');
    fill(await section.findByLabelText(/code/i), '999999');
    await site.pressIn(section, 'Verify');
    await section.findByText('Invalid verification code. Please try again.');
    fill(section.getByLabelText(/code/i), CODE);
    refuse('phone-taken');
    await site.pressIn(section, 'Verify');
    await section.findByText(/^An account with this phone number already exists/);
    call.mockImplementationOnce(async () => {
      open({ phone: '+12015550123', phoneVerified: true });
      return { phone: '+12015550123' };
    });
    await site.pressIn(section, 'Verify');
    expect(call).toHaveBeenLastCalledWith('confirmPhone', { proof: 'proof of +12015550123' });
    await screen.findByRole('region', { name: 'Check your identity' });
    expect(screen.queryByRole('region', { name: 'Add your phone number' })).toBeNull();
  });

  test('finds the number they typed after a reload', async () => {
    open({});
    const site = await visit('/verification', GOOGLE_MEMBER);
    const field = () => screen.findByLabelText<HTMLInputElement>(/^Phone number/);
    await site.user.type(await field(), '201555');
    const typed = (await field()).value;
    expect(typed.replace(/\D/g, '')).toBe('201555');
    await visit('/verification', GOOGLE_MEMBER);
    expect((await field()).value).toBe(typed);
  });

  test('tries again after photos that don’t match, and reads that they do', async () => {
    open({ phone: '+12015550123', phoneVerified: true });
    setCheck(identityCheck({ status: 'failed', reason: 'faces-differ' }));
    const photos = {
      uid: MEMBER.uid,
      idPhoto: `verification/${MEMBER.uid}/idPhoto/photo`,
      selfie: `verification/${MEMBER.uid}/selfie/photo`,
      live: null,
    };
    keepUploaded(photos);
    const site = await visit('/verification', GOOGLE_MEMBER);
    const panel = await screen.findByRole('region', { name: 'Check your identity' });
    expect(panel.textContent).toContain('You can also submit documents instead.');
    call.mockImplementationOnce(async () => {
      // The account says so before the answer arrives.
      open({ level: 'verified', phone: '+12015550123', phoneVerified: true });
      return PASSED;
    });
    await site.user.click(await button('Verify identity'));
    expect(await screen.findByText(/Photos match!$/)).toBeTruthy();
  });

  test('is sent to documents once our team has declined the photos, and asked for neither while documents wait', async () => {
    open({ phone: '+12015550123', phoneVerified: true });
    setCheck(identityCheck({ status: 'failed', refusedAt: NOW }));
    await visit('/verification', GOOGLE_MEMBER);
    await screen.findByRole('form', { name: 'Document submission' });
    expect(screen.queryByRole('region', { name: 'Check your identity' })).toBeNull();
    open({});
    act(() => setWorld({ verifications: { [MEMBER.uid]: review(MEMBER.uid) } }));
    await screen.findByRole('region', { name: 'Documents under review' });
    for (const name of ['Add your phone number', 'Check your identity']) {
      expect(screen.queryByRole('region', { name })).toBeNull();
    }
  });
});

test('a companion submits both documents and sees them under review', async () => {
  const site = await visit('/verification', COMPANION);
  const card = await screen.findByRole('region', { name: 'Current status' });
  expect(card.textContent).toContain('Wilma Quist');
  expect(card.textContent).toContain(COMPANION.email);
  expectWords(card, 'Companion', '1 Elm StreetBoston, MA 02101', 'ID documentPending');
  expect(screen.queryByText('Optional for members')).toBeNull();
  expect((await button('Next')).disabled).toBe(true);
  expect((await button('Previous')).disabled).toBe(true);

  await toReview(site);
  expectWords(card, 'ID documentUploaded', 'Proof of addressUploaded');
  expect(screen.getByRole('img', { name: 'Preview of passport.png' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the PDF in a new tab' })).toBeTruthy();
  const arrive = holdCall();
  await site.user.click(await button('Submit for review'));
  expect((await button('Submitting...')).disabled).toBe(true);
  expect(inputsOf('submitDocuments')).toEqual([
    {
      idDocument: { type: 'passport', file: { name: 'passport.png' } },
      proofOfAddress: { type: 'utility_bill', file: { name: 'bill.pdf' } },
    },
  ]);
  arrive({ verificationStatus: 'pending' });
  setWorld({ verifications: { [COMPANION.uid]: review(COMPANION.uid) } });
  const panel = await screen.findByRole('region', { name: 'Documents under review' });
  expect(panel.textContent).toContain('24-48 hours');
  expect(within(panel).getAllByText('Under review')).toHaveLength(2);
  await expectLink('Continue', '/earners/dashboard', within(panel));
});

test('a member keeps their files when submitting fails, and retries', async () => {
  const site = await visit('/verification', MEMBER);
  await toReview(site);
  refuse('offline');
  await site.user.click(await button('Submit for review'));
  await expectTexts('Verification submission failed. Please try again.', /^passport\.png/);
  answer(
    { verificationStatus: 'pending' },
    { verifications: { [MEMBER.uid]: review(MEMBER.uid) } },
  );
  await site.user.click(await button('Submit for review'));
  await screen.findByRole('region', { name: 'Documents under review' });
});

test('a member sees which files are accepted, may upload up to a byte less than 10 MB, keeps it after trying more, and a PDF named .jpg as a PDF', async () => {
  const site = await visit('/verification', MEMBER);
  await toUpload(site);
  for (const file of [
    new File(['Dear reviewer'], 'passport.jpg', { type: 'image/jpeg' }),
    new File([], 'passport.png', { type: 'image/png' }),
  ]) {
    chooseFile('ID document', file);
    expect(await screen.findByText('Please upload a JPG, PNG, or PDF file')).toBeTruthy();
    expect((await button('Next')).disabled).toBe(true);
    expect(uploadFile).not.toHaveBeenCalled();
  }
  chooseFile('ID document', pngFile('large.png', 10 * 1024 * 1024 - 1));
  expect(await screen.findByText('Your file is uploaded.')).toBeTruthy();
  chooseFile('ID document', pngFile('larger.png', 10 * 1024 * 1024));
  await expectTexts('File size must be less than 10MB', /^large\.png/);
  expect((await button('Next')).disabled).toBe(false);
  chooseFile('ID document', pdfFile('passport.jpg'));
  expect(await screen.findByText(/We’ll save it as a PDF/)).toBeTruthy();
  await waitFor(() => expect(uploadFile).toHaveBeenCalledTimes(2));
  expect(uploadFile.mock.calls[1]?.[1].type).toBe('application/pdf');
});

test('a member drops a file, sees its progress, cancels the upload, and retries one that fails', async () => {
  const dropped = holdUpload();
  const site = await visit('/verification', MEMBER);
  await toUpload(site);
  fireEvent.drop(screen.getByTestId('drop-zone'), {
    dataTransfer: { files: fileList(pngFile()) },
  });
  const bar = await screen.findByRole('progressbar', { name: 'Upload of the ID document' });
  await waitFor(() => expect(dropped.signal).toBeDefined());
  dropped.progress(0.42);
  await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('42'));
  expect((await button('Next')).disabled).toBe(true);
  await site.user.click(await button('Cancel upload'));
  expect(dropped.signal?.aborted).toBe(true);
  expect(screen.queryByText(/^passport\.png/)).toBeNull();
  await button('Choose ID document');

  const held = holdUpload();
  chooseFile('ID document', pngFile());
  await waitFor(() => expect(held.signal).toBeDefined());
  held.fail();
  await expectTexts(/The upload didn’t finish/, /^passport\.png/);
  await site.user.click(await button('Try again'));
  expect(await screen.findByText('Your file is uploaded.')).toBeTruthy();
  expect(screen.queryByText(/The upload didn’t finish/)).toBeNull();
});

test('a member whose name changed after the photos matched reads that our team looks', async () => {
  const check = identityCheck({ status: 'review', reason: 'changed' });
  const { documentsUploaded: _, ...waiting } = review(MEMBER.uid, { identityCheck: check });
  await visit('/verification', MEMBER, {
    verifications: { [MEMBER.uid]: { ...waiting, verificationStatus: 'not_started' } },
  });
  expect((await screen.findByRole('alert')).textContent).toBe(
    'You changed your name or photo. Your badge comes back once our team has reviewed it.',
  );
  expect(screen.queryByText('Optional for members')).toBeNull();
});

test('a verified member goes to their start page', async () => {
  await visit('/verification', MEMBER, {
    verifications: {
      [MEMBER.uid]: {
        ...review(MEMBER.uid, { isVerified: true, verificationStatus: 'verified' }),
        // The files have since been deleted.
        documentsUploaded: undefined,
      },
    },
  });
  const panel = await screen.findByRole('region', { name: 'Verification complete' });
  expectWords(screen.getByRole('region', { name: 'Current status' }), 'ID documentUploaded');
  await expectLink('Get started', '/spenders/browse', within(panel));
  expect(screen.queryByText('Optional for members')).toBeNull();
});

test('a companion comes from an email to the document that was rejected, with the note beside it', async () => {
  const notes = 'The address cannot be read.';
  const site = await visit('/verification?document=proofOfAddress', COMPANION, {
    verifications: { [COMPANION.uid]: proofRejected(COMPANION.uid, notes) },
  });
  const panel = await screen.findByRole('region', { name: 'Verification needs attention' });
  expect(panel.textContent).toContain('We couldn’t approve your proof of address.');
  const again = await button('Resubmit documents');
  expect(document.activeElement).toBe(again);
  await site.user.click(again);
  await screen.findByRole('heading', { name: 'Upload your proof of address' });
  expect(screen.getByText(notes)).toBeTruthy();
  expect(screen.queryByText(/^Still applying\?/)).toBeNull();
  // Only another file opens what follows.
  expect((await button('Next')).disabled).toBe(true);
  await button('Choose Proof of address');
  const status = screen.getByRole('region', { name: 'Current status' });
  expectWords(status, 'ID documentUploaded', 'Proof of addressPending');
  chooseFile('Proof of address', pdfFile('same.pdf'));
  await next(site);
  refuse('invalid-input', { field: 'proofOfAddress', reason: 'same-file' });
  await site.user.click(await button('Submit for review'));
  await screen.findByRole('heading', { name: 'Upload your proof of address' });
  await screen.findByText('This is the file we couldn’t approve. Please choose another one.');
  expect((await button('Next')).disabled).toBe(true);
  chooseFile('Proof of address', pdfFile('sharp.pdf'));
  await next(site);
  await site.user.click(await button('Submit for review'));
  await waitFor(() =>
    expect(call).toHaveBeenLastCalledWith('submitDocuments', {
      idDocument: { type: 'passport', file: null },
      proofOfAddress: { type: 'utility_bill', file: { name: 'sharp.pdf' } },
    }),
  );

  // What is kept and what is replaced survives a reload.
  call.mockClear();
  const reloaded = await visit('/verification', COMPANION);
  await reloaded.user.click(await button('Submit for review'));
  await waitFor(() =>
    expect(call).toHaveBeenLastCalledWith('submitDocuments', {
      idDocument: { type: 'passport', file: null },
      proofOfAddress: { type: 'utility_bill', file: { name: 'sharp.pdf' } },
    }),
  );
});

test('a companion reads the note beside the rejected document only', async () => {
  const notes = 'The address cannot be read.';
  const open = proofRejected(COMPANION.uid, notes, { verificationStatus: 'not_started' });
  const site = await visit('/verification', COMPANION, {
    verifications: { [COMPANION.uid]: open },
  });
  await screen.findByRole('heading', { name: 'Upload your proof of address' });
  await site.user.click(await button('Previous'));
  await site.user.click(await button('Previous'));
  await screen.findByRole('heading', { name: 'Upload your ID' });
  expect(screen.queryByText(notes)).toBeNull();
});

test('a companion who still applies is led to the application', async () => {
  await visit('/verification', COMPANION);
  await expectLink('with your application', '/earn-helping?field=idDocument');
});

describe('a person whose name or photo has changed since', () => {
  const COMPANION_REVIEW = review(COMPANION.uid, { changed: ['name', 'photo'] });

  test('reads why their documents are under review again', async () => {
    setWorld({ verifications: { [COMPANION.uid]: COMPANION_REVIEW } });
    await visit('/verification', COMPANION);
    const panel = await screen.findByRole('region', { name: 'Documents under review' });
    expect(panel.textContent).toContain(
      'You changed your name and photo, so we’re reviewing your documents again. Your badge comes back after that.',
    );
  });

  test('submits new documents when there are none', async () => {
    const anew = review(MEMBER.uid, { verificationStatus: 'not_started', changed: ['photo'] });
    delete anew.documentsUploaded;
    await visit('/verification', MEMBER, { verifications: { [MEMBER.uid]: anew } });
    await screen.findByText(/^You changed your photo, so we need your documents again\./);
    expect(screen.queryByText('Optional for members')).toBeNull();
    expect(await button('Next')).toBeTruthy();
  });
});

test('a verified member sees what is verified as verified, and documents as optional', async () => {
  setCheck(identityCheck({ status: 'passed', reason: null }));
  await visit('/verification', MEMBER);
  const status = await screen.findByRole('region', { name: 'Current status' });
  expectWords(status, 'PhoneVerified', 'IdentityVerified', 'ID documentOptional');
  expect(screen.queryByText('Not started')).toBeNull();
  expect(await screen.findByText('Optional for members')).toBeTruthy();
});

test('a member whose documents were accepted is asked for the details they lack', async () => {
  await visit('/verification', MEMBER, {
    users: { [MEMBER.uid]: userDocument(MEMBER, { level: 'account', interests: [] }) },
    ...reviewOf(MEMBER, { isVerified: true, verificationStatus: 'verified' }),
  });
  await expectLink('Add them now', '/get-ready?next=%2Fverification');
});

describe('a member who isn’t verified', () => {
  beforeEach(() => {
    setWorld({ users: { [MEMBER.uid]: userDocument(MEMBER, { level: 'account' }) } });
  });

  test('is not told that verification is optional, and may submit documents while photos wait for staff', async () => {
    await visit('/verification', MEMBER);
    await screen.findByText('Before you book, message or join, we check who you are.');
    expect(await button('Next')).toBeTruthy();
    expect(screen.queryByText('Optional for members')).toBeNull();
    act(() => setCheck(identityCheck({ reason: 'unclear' })));
    await screen.findByText(/^Our team is comparing your photos\. You can wait for that/);
    expectWords(screen.getByRole('region', { name: 'Current status' }), 'IdentityUnder review');
    expect(await button('Next')).toBeTruthy();
  });
});

describe('a member whose identity check has ended', () => {
  const CHECK = identityCheck({
    status: 'expired',
    confidence: 93,
    reason: null,
    attempts: 1,
    unclearAttempts: 0,
    checkedAt: NOW,
    firstTurn: 'left',
  });
  const identityTerm = { checkedAt: NOW, endsAt: NOW, dueAt: null };
  const path = (photo: string) => `verification/${MEMBER.uid}/${photo}/photo`;
  const photos = {
    uid: MEMBER.uid,
    idPhoto: path('idPhoto'),
    selfie: path('selfie'),
    live: {
      challenge: 'a-challenge',
      firstTurn: path('firstTurn'),
      secondTurn: path('secondTurn'),
    },
  };
  const ended = (change: Partial<Verification> = {}) =>
    setCheck(CHECK, { identityTerm, ...change });
  const panel = () => screen.findByRole('region', { name: 'Check your identity again' });

  test('checks again with what they uploaded before a reload', async () => {
    ended();
    keepUploaded(photos);
    const site = await visit('/verification', MEMBER);
    expect((await panel()).textContent).toContain('counts for 24 months, and yours has ended');
    expect(within(await panel()).getAllByText('This photo is uploaded.')).toHaveLength(2);
    call.mockResolvedValueOnce(PASSED);
    await site.user.click(await button('Verify identity'));
    expect(await screen.findByText(/Photos match!$/)).toBeTruthy();
    const { uid: _, ...input } = photos;
    expect(call).toHaveBeenCalledWith('checkIdentity', input);
    expect(sessionStorage.getItem(`hearthkin.identity-draft.${MEMBER.uid}`)).toBeNull();
  });

  test('agrees first, and keeps that and the photos over a reload', async () => {
    ended();
    const site = await visit('/verification', MEMBER);
    expect(screen.queryByRole('button', { name: 'Use camera' })).toBeNull();
    await site.user.click(
      within(await panel()).getByRole('checkbox', { name: /my face compared/ }),
    );
    expect(await button('Use camera')).toBeTruthy();
    expect(sessionStorage.getItem(`hearthkin.identity-draft.${MEMBER.uid}`)).toContain(
      '"consents":true',
    );
  });

  test('reads that our team compares new photos, and offers no others', async () => {
    ended({ identityCheck: { ...CHECK, status: 'review', reason: 'uploaded-selfie' } });
    await visit('/verification', MEMBER);
    await screen.findByText(/Our team is comparing your photos\. We aim for 24-48 hours/);
    expect(screen.queryByRole('region', { name: 'Check your identity again' })).toBeNull();
  });

  test('isn’t asked for documents that stay approved, nor shown as verified', async () => {
    ended({ verificationStatus: 'verified', identityCheck: undefined });
    await visit('/verification', MEMBER);
    await panel();
    expect(screen.getByText(/Your documents stay approved/)).toBeTruthy();
    const heading = screen.getByRole('heading', { level: 1 }).parentElement;
    expect(heading?.textContent).toBe('Document verification');
  });
});
