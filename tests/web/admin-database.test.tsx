import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { identityCheck } from '../support/builders';
import { review, reviewOf } from './documents';
import { answer, call, expectCall, refuse } from './fake-call';
import { openDocument } from './fake-open-document';
import { COMPANION, MEMBER, NOW, profileDocument, userDocument } from './people';
import { expectTexts, expectWords } from './shown';
import { visit, visitWithShell } from './site';
import { fakeObjectUrls } from './verification-steps';
import { setWorld } from './world';

const ADMIN = { ...MEMBER, uid: 'admin-1', email: 'staff@example.test', isAdmin: true };

/** What staff confirm before they approve. */
const COMPARED = 'The documents show this name and face, and Feb 28, 1990 as the date of birth.';

const NOTES = 'The address cannot be read.';

beforeEach(() => {
  fakeObjectUrls();
  setWorld({
    users: {
      [ADMIN.uid]: userDocument(ADMIN, { firstName: 'Ada', lastName: 'Stein' }),
      [MEMBER.uid]: userDocument(MEMBER),
      [COMPANION.uid]: userDocument(COMPANION, { firstName: 'Wilma', lastName: 'Quist' }),
    },
    profiles: {
      [ADMIN.uid]: profileDocument('Ada S.', 'spender'),
      [COMPANION.uid]: profileDocument('Wilma Q.', 'earner'),
    },
  });
});

const card = () => screen.findByRole('article', { name: 'Documents of Wilma Quist' });

test.each([MEMBER, COMPANION])('a $userType gets a page not found', async (person) => {
  const site = await visit('/admin/database', person);
  expect(await screen.findByText('Oops! Page not found')).toBeTruthy();
  await site.isAt('/admin/database');
  expect(screen.queryByRole('heading', { name: 'Team desk' })).toBeNull();
});

test('staff without an account see their sign-in, and sign out everywhere', async () => {
  const site = await visitWithShell('/admin/database', { ...ADMIN, userType: null });
  await site.choose(/^Account menu/, 'Your sign-in');
  await screen.findByRole('heading', { level: 1, name: 'Your sign-in' });
  const main = screen.getByRole('main');
  expect(main.textContent).toContain(ADMIN.email);
  expect(main.textContent).toContain('A code we text to your phone at each sign-in.');
  const dialog = await site.openDialog('Sign out everywhere', 'Sign out everywhere?', main);
  call.mockResolvedValueOnce({ signedOut: true });
  await site.pressIn(dialog, 'Sign out everywhere');
  await site.isAt('/login?ended=everywhere');
  expect(call).toHaveBeenCalledExactlyOnceWith('signOutEverywhere', {});
});

test('an admin sees the documents beside the account and approves them', async () => {
  setWorld({ verifications: { [COMPANION.uid]: review(COMPANION.uid) } });
  const site = await visit('/admin/database?view=verifications', ADMIN);
  const waiting = await card();
  expect(waiting.textContent).toContain(COMPANION.email);
  expectWords(waiting, '1 Elm Street, Boston, MA 02101, United States', 'Passport, passport.png');
  const picture = await within(waiting).findByRole('img', { name: /^ID Document/ });
  expect(picture.getAttribute('src')).toMatch(/^blob:/);
  const pdf = await within(waiting).findByRole('link', { name: 'Open the Proof of Address (PDF)' });
  expect(pdf.getAttribute('href')).toMatch(/^blob:/);
  for (const kind of ['idDocument', 'proofOfAddress'])
    expect(openDocument).toHaveBeenCalledWith(`verification/${COMPANION.uid}/${kind}/document`);

  const confirm = within(waiting).getByRole<HTMLButtonElement>('button', { name: 'Approve' });
  expect(confirm.disabled).toBe(true);
  await site.user.click(within(waiting).getByRole('checkbox', { name: COMPARED }));
  expect(call).not.toHaveBeenCalled();
  const verified = review(COMPANION.uid, {
    isVerified: true,
    verificationStatus: 'verified',
    reviewedBy: ADMIN.uid,
    reviewedAt: NOW,
  });
  answer({ verificationStatus: 'verified' }, { verifications: { [COMPANION.uid]: verified } });
  await site.user.click(confirm);
  expectCall('reviewVerification', { uid: COMPANION.uid, decision: 'verified', notes: '' });
  await expectTexts('Wilma Quist is verified.', 'All caught up');
  const decided = await screen.findByRole('region', { name: 'Recent decisions' });
  await waitFor(() => expect(decided.textContent).toContain('Wilma Q.'));
});

test('an admin sees what has changed, and compares the date of birth', async () => {
  const changed = ['name', 'photo'] as const;
  await visit(
    '/admin/database?view=verifications',
    ADMIN,
    reviewOf(COMPANION, { changed: [...changed] }),
  );
  const waiting = within(await card());
  expect(waiting.getByText('Changed since our team accepted it: name, photo.')).toBeTruthy();
  await waiting.findByText(
    'The documents show this name and face, and Feb 28, 1990 as the date of birth.',
  );
});

test('an admin sees both photos of an uncertain face match', async () => {
  const check = identityCheck({ confidence: 52, reason: 'unclear' });
  await visit('/admin/database?view=verifications', ADMIN, {
    verifications: { [COMPANION.uid]: review(COMPANION.uid, { identityCheck: check }) },
    identityPhotos: { [`${COMPANION.uid}/selfie`]: [`verification/${COMPANION.uid}/selfie/a`] },
  });
  const faces = await screen.findByRole('region', { name: 'Face comparison' });
  const selfie = await within(faces).findByRole('img', { name: /^Selfie/ });
  expect(selfie.getAttribute('src')).toMatch(/^blob:/);
  expect(openDocument).toHaveBeenCalledWith(`verification/${COMPANION.uid}/selfie/a`);
  expect(await within(faces).findByText('ID photo: the picture is no longer there.')).toBeTruthy();
});

test('an admin opens the photos of a passed check beside the documents when they want to', async () => {
  const check = identityCheck({ status: 'passed', confidence: 97, reason: null });
  const paths = ['idPhoto', 'selfie'].map((photo) => `verification/${COMPANION.uid}/${photo}/a`);
  const site = await visit('/admin/database?view=verifications', ADMIN, {
    verifications: { [COMPANION.uid]: review(COMPANION.uid, { identityCheck: check }) },
    identityPhotos: {
      [`${COMPANION.uid}/idPhoto`]: [paths[0] ?? ''],
      [`${COMPANION.uid}/selfie`]: [paths[1] ?? ''],
    },
  });
  const waiting = await card();
  const faces = within(waiting).getByRole('region', { name: 'Face comparison' });
  await within(waiting).findByRole('img', { name: /^ID Document/ });
  for (const path of paths) expect(openDocument).not.toHaveBeenCalledWith(path);
  await site.pressIn(faces, 'Show ID photo and selfie');
  expect(await within(faces).findByRole('img', { name: /^ID photo/ })).toBeTruthy();
  expect(await within(faces).findByRole('img', { name: /^Selfie/ })).toBeTruthy();
  for (const path of paths) expect(openDocument).toHaveBeenCalledWith(path);
});

test('an admin cannot reject without a reason and a document', async () => {
  setWorld({ verifications: { [COMPANION.uid]: review(COMPANION.uid) } });
  const site = await visit('/admin/database?view=verifications', ADMIN);
  await site.pressIn(await card(), 'Reject');
  const dialog = await screen.findByRole('dialog', {
    name: 'Reject the documents of Wilma Quist?',
  });
  const confirm = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Reject' });
  const reason = within(dialog).getByRole('textbox', { name: /^Reason/ });
  await site.user.type(reason, '  ');
  expect(confirm.disabled).toBe(true);
  await site.user.type(reason, `${NOTES} `);
  expect(confirm.disabled).toBe(true);
  await site.user.click(within(dialog).getByRole('checkbox', { name: 'Proof of address' }));
  call.mockResolvedValueOnce({ verificationStatus: 'rejected' });
  await site.user.click(confirm);
  expect(call).toHaveBeenCalledWith('reviewVerification', {
    uid: COMPANION.uid,
    decision: 'rejected',
    notes: NOTES,
    documents: ['proofOfAddress'],
  });
});

test('documents that were decided meanwhile leave the queue, with a sentence that says so', async () => {
  setWorld({ verifications: { [COMPANION.uid]: review(COMPANION.uid) } });
  const site = await visit('/admin/database?view=verifications', ADMIN);
  const waiting = within(await card());
  await site.user.click(waiting.getByRole('checkbox', { name: COMPARED }));
  refuse('already-decided');
  setWorld({ verifications: {} });
  await site.pressIn(waiting, 'Approve');
  await expectTexts('All caught up', 'This was already handled.');
});

test('an admin reads who decided, when and why', async () => {
  await visit(
    '/admin/database?view=verifications',
    ADMIN,
    reviewOf(COMPANION, {
      verificationStatus: 'rejected',
      notes: NOTES,
      reviewedBy: ADMIN.uid,
      reviewedAt: NOW,
    }),
  );
  const section = await screen.findByRole('region', { name: 'Recent decisions' });
  await within(section).findByText('Wilma Q.');
  await waitFor(() => expect(section.textContent).toMatch(/by Ada S\., .*Nov 20/));
  expect(section.textContent).toContain(NOTES);
});

test('an admin sees the oldest submission first', async () => {
  await visit('/admin/database?view=verifications', ADMIN, {
    verifications: {
      [COMPANION.uid]: review(COMPANION.uid),
      [MEMBER.uid]: review(MEMBER.uid, { submittedAt: new Date(NOW.getTime() - 1) }),
    },
  });
  await card();
  const names = screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'));
  expect(names).toEqual(['Documents of Jonah Reed', 'Documents of Wilma Quist']);
});

test('an admin finds a new submission by a button, and its number beside the tab', async () => {
  const site = await visit('/admin/database?view=verifications', ADMIN);
  await expectTexts('All caught up', 'New submissions appear here automatically.');
  setWorld({ verifications: { [COMPANION.uid]: review(COMPANION.uid) } });
  await site.press('Refresh');
  await card();
  expect(await screen.findByRole('tab', { name: 'Verifications (1)' })).toBeTruthy();
});
