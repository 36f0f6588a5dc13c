import type { SharedFace } from '@hearthkin/domain/verification/shared-face';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { identityCheck } from '../support/builders';
import { review } from './documents';
import { answer, call, expectLastCall, expectOnlyCall } from './fake-call';
import { MEMBER, NOW, profileDocument, STAFF, userDocument } from './people';
import { expectLink, expectTexts } from './shown';
import { visit } from './site';
import { fakeObjectUrls } from './verification-steps';
import { setWorld } from './world';

const CHECK = identityCheck({ confidence: 52, reason: 'unclear', checkedAt: NOW });

beforeEach(() => {
  fakeObjectUrls();
  setWorld({ users: { [MEMBER.uid]: userDocument(MEMBER) } });
  const photos = ['idPhoto', 'selfie'].map((photo) => `${MEMBER.uid}/${photo}`);
  setWorld({
    identityPhotos: Object.fromEntries(photos.map((path) => [path, [`verification/${path}/a`]])),
  });
  setWorld({ verifications: { [MEMBER.uid]: review(MEMBER.uid, { identityCheck: CHECK }) } });
});

const card = () => screen.findByRole('article', { name: 'Photos of Jonah Reed' });

async function openDialog(button: string, title: string) {
  const site = await visit('/admin/database?view=identities', STAFF);
  await site.pressIn(await card(), button);
  return { site, dialog: await screen.findByRole('dialog', { name: title }) };
}

test('an admin is told of a person who first gave a date of birth under 18', async () => {
  const doubted = { ...CHECK, reason: 'age' } as const;
  setWorld({ verifications: { [MEMBER.uid]: review(MEMBER.uid, { identityCheck: doubted }) } });
  await visit('/admin/database?view=identities', STAFF);
  expect(within(await card()).getByRole('alert').textContent).toContain('under 18');
});

test('an admin sees the photo of a person who changed name or photo after the photos matched', async () => {
  const reopened = { ...CHECK, reason: 'changed' } as const;
  await visit('/admin/database?view=identities', STAFF, {
    users: { [MEMBER.uid]: userDocument(MEMBER, { profilePhoto: '/faces/new.svg' }) },
    verifications: { [MEMBER.uid]: review(MEMBER.uid, { identityCheck: reopened }) },
  });
  const own = within(await card());
  expect(own.getByRole('alert').textContent).toContain('changed their name or profile photo');
  expect(own.getByText(/^Opened again/)).toBeTruthy();
  const photos = [...(await card()).querySelectorAll('img')].map(({ src }) => src);
  expect(photos.some((src) => src.includes('/faces/new.svg'))).toBe(true);
});

test('an admin reads whose face is alike, with a link, until it is accepted', async () => {
  const shared = {
    people: ['twin', 'known', 'new'],
    accepted: ['known'],
    isAnother: false,
    isClosed: false,
  };
  const site = await visit('/admin/database?view=identities', STAFF, {
    profiles: { twin: profileDocument('Jonas R.', 'spender') },
    sharedFaces: { [MEMBER.uid]: shared },
  });
  await card();
  const note = within(await screen.findByRole('note'));
  await expectLink('Jonas R.', '/admin/database?view=accounts&account=twin', note);
  const names = screen.getAllByRole('figure').map((one) => one.querySelector('figcaption'));
  expect(names.map((name) => name?.textContent).slice(0, 3)).toEqual([
    'ID photo',
    'Selfie',
    'Like face: profile photo of Jonas R.',
  ]);
  expect(screen.getByRole('note').textContent).toContain(
    'This face may also be behind another account: Jonas R., someone who hasn’t finished signing up',
  );
  const refreshed = async (face: SharedFace) => {
    setWorld({ sharedFaces: { [MEMBER.uid]: face } });
    await site.press('Refresh');
  };
  await refreshed({ ...shared, accepted: shared.people });
  await waitFor(() => expect(screen.queryByRole('note')).toBeNull());
  await refreshed({ people: [], accepted: [], isAnother: false, isClosed: true });
  expect((await screen.findByRole('note')).textContent).toBe(
    'This face is like that of a person whose account our team closed, or whose photos it declined, in the last two years. We don’t keep whose.',
  );
  await refreshed({ people: [], accepted: [], isAnother: true, isClosed: false });
  expect((await screen.findByRole('note')).textContent).toBe(
    'An earlier comparison of this person showed another face.',
  );
});

test('an admin compares both photos and approves them', async () => {
  const { site, dialog } = await openDialog('Approve', 'Do both photos show Jonah Reed?');
  const shown = screen.getByRole('article', { name: 'Photos of Jonah Reed', hidden: true });
  expect(shown.textContent).toContain('Unclear, needs review (52%)');
  expect(within(shown).getAllByRole('img', { hidden: true })).toHaveLength(2);
  answer({ status: 'passed' }, { verifications: {} });
  await site.pressIn(dialog, 'Approve');
  expectOnlyCall('reviewIdentity', { uid: MEMBER.uid, decision: 'matched', notes: '' });
  await expectTexts('The photos of Jonah Reed are approved.', 'No identity checks to review');
});

test('an admin reads that an earlier account of the person was closed by staff', async () => {
  const held = review(MEMBER.uid, { identityCheck: { ...CHECK, confidence: 94 }, heldAt: NOW });
  await visit('/admin/database?view=identities', STAFF, { verifications: { [MEMBER.uid]: held } });
  const { textContent } = await card();
  expect(textContent).toContain('Needs a look (94%)');
  expect(textContent).toContain('Earlier accountSuspended, deleted or declined by our team');
});

test('an admin reads of no earlier account where there is none', async () => {
  await visit('/admin/database?view=identities', STAFF);
  expect((await card()).textContent).not.toContain('Earlier account');
});

test('an admin rejects photos with a reason', async () => {
  const { site, dialog } = await openDialog('Decline', 'Decline the photos of Jonah Reed?');
  const confirm = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Decline' });
  expect(confirm.disabled).toBe(true);
  await site.user.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), ' Two people. ');
  call.mockResolvedValueOnce({ status: 'failed' });
  await site.user.click(confirm);
  expectLastCall('reviewIdentity', { uid: MEMBER.uid, decision: 'refused', notes: 'Two people.' });
});

test('an admin cannot decide about a newcomer who has not finished signing up', async () => {
  await visit('/admin/database?view=identities', STAFF, { users: {} });
  const shown = await screen.findByRole('article', { name: 'Photos of Unknown User' });
  expect(shown.textContent).toContain('hasn’t finished signing up');
  await waitFor(() =>
    expect(within(shown).getByRole<HTMLButtonElement>('button', { name: 'Approve' }).disabled).toBe(
      true,
    ),
  );
});
