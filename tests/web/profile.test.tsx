import type { Verification } from '@hearthkin/domain/verification/verification';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import './blob-bytes';
import { identityCheck } from '../support/builders';
import { mp4 } from '../support/videos';
import { answer, call, inputsOf, refuse } from './fake-call';
import { holdUpload, uploadFile } from './fake-storage';
import { fill } from './fill';
import { refuseWrite, written } from './memory-firestore';
import {
  accountOf,
  booking,
  COMPANION,
  companionDocument,
  listingOf,
  MEMBER,
  NOW,
  PROFILES,
  userDocument,
} from './people';
import { expectGone, expectLink, expectTexts, expectWords, textsOf } from './shown';
import { visit } from './site';
import { setWorld, type World } from './world';

const ACCOUNT = `users/${MEMBER.uid}`;
const LISTING = `companions/${COMPANION.uid}`;

/** Waits until this is all that was saved of a document. */
const isSaved = (path: string, ...changes: readonly object[]) =>
  waitFor(() => expect(written(path)).toEqual(changes));

const dialog = () => screen.findByRole('dialog');

/** Opens a member's own profile. */
async function asMember(change = {}) {
  setWorld({ users: { [MEMBER.uid]: userDocument(MEMBER, change) } });
  const site = await visit('/profile', MEMBER);
  await screen.findByRole('heading', { level: 1 });
  return site;
}

async function asCompanion(change = {}, listing = {}, viewCounts: World['viewCounts'] = []) {
  const account = userDocument(COMPANION, {
    firstName: 'Wilma',
    lastName: 'Quist',
    bio: 'I listen well and walk slowly.',
    ...change,
  });
  const site = await visit('/profile', COMPANION, {
    users: { [COMPANION.uid]: account },
    companions: [{ id: COMPANION.uid, data: companionDocument(listing) }],
    viewCounts,
  });
  await screen.findByRole('heading', { level: 1 });
  return site;
}

test('a member sees a loading state and then their profile', async () => {
  await visit('/profile', MEMBER, { users: {}, fromCache: true });
  expect(await screen.findByText('Loading your profile...')).toBeTruthy();
  setWorld({ users: { [MEMBER.uid]: userDocument(MEMBER) }, fromCache: false });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Jonah R.');
});

test('a member whose account is missing reads that', async () => {
  await visit('/profile', MEMBER, { users: {} });
  // Only that: the connection is fine.
  expect((await screen.findByRole('alert')).textContent).toBe('User not found. Try again');
});

test('a member sees their own details and numbers, nothing meant for companions, and the badge of Gold', async () => {
  await asMember({ location: '', bio: '' });
  const facts = screen.getByRole('list', { name: 'At first sight' });
  expectWords(facts, '36 years old', 'Location not set', 'Member since 2026');
  expect(screen.queryByRole('list', { name: 'Badges' })).toBeNull();
  expect(within(screen.getByRole('main')).queryByText('Pricing')).toBeNull();
  expect(screen.queryByText('Video introduction')).toBeNull();
  for (const none of ['No ratings', 'N/A', 'Profile views', 'Response time']) {
    expect(screen.queryByText(none)).toBeNull();
  }
  // First name, last name and a language out of six.
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50');
  expect(
    screen.getByText(
      'Still missing: bio, profile photo, location. Members have no hourly rate, so it doesn’t count.',
    ),
  ).toBeTruthy();
  await expectLink('Add documents (optional)', '/verification');
  act(() => setWorld(accountOf(MEMBER, { stats: { sessionsCompleted: 20 } })));
  expect((await screen.findByRole('list', { name: 'Badges' })).textContent).toBe('Gold member');
});

test('a member sees and changes the interests they chose and what helps them', async () => {
  const site = await asMember({
    interests: ['food', 'music', 'art'],
    supportPreferences: ['advice'],
  });
  const items = (name: string) =>
    textsOf(within(screen.getByRole('list', { name })).getAllByRole('listitem'));
  expect(items('Interests')).toEqual([
    'Gastronomy',
    'Music & Nightlife',
    'Art, Photography & Writing',
  ]);
  expect(items('What helps you')).toEqual(['Practical advice']);
  const form = within(await site.openDialog('Edit interests'));
  await site.pressIn(form, 'Gastronomy', 'Save');
  expect(await form.findByText('Please choose at least 3')).toBeTruthy();
  expect(written(ACCOUNT)).toEqual([]);
  await site.pressIn(form, 'Wellness & Nature', 'Save');
  const interests = { interests: ['music', 'art', 'wellness'] };
  await isSaved(ACCOUNT, interests);
  await expectGone('dialog');
  const helps = within(await site.openDialog('Edit what helps'));
  await site.pressIn(helps, 'Practical advice', 'Save');
  await isSaved(ACCOUNT, interests, { supportPreferences: [] });
});

test('a member who isn’t verified sees how it is going', async () => {
  const set = (change: Partial<Verification>) =>
    setWorld({
      verifications: {
        [MEMBER.uid]: { isVerified: false, verificationStatus: 'not_started', ...change },
      },
    });
  set({});
  await asMember({ level: 'account' });
  await expectTexts(/You’re not verified yet\./);
  await expectLink('See your verification', '/verification');
  for (const [change, sentence] of [
    [{ identityCheck: identityCheck({ status: 'review' }) }, 'Our team is reviewing your photos.'],
    [
      { identityCheck: identityCheck({ status: 'failed', refusedAt: NOW }) },
      'We couldn’t approve your photos.',
    ],
    [{ identityCheck: identityCheck({ status: 'failed' }) }, 'Your photos didn’t match. Try again'],
    [{ verificationStatus: 'pending' }, 'Our team is reviewing your documents.'],
  ] as const) {
    act(() => set(change));
    await expectTexts(new RegExp(sentence));
  }
});

test('a companion sees their badges, rate, rating and response time, and is top only with many good reviews', async () => {
  await asCompanion(
    { verification: { isVerified: true, verificationStatus: 'verified' } },
    { hourlyRate: 45, responseMinutes: 14, sessionsCompleted: 9 },
    [{ id: '3', data: { views: 31 } }],
  );
  const badges = within(screen.getByRole('list', { name: 'Badges' })).getAllByRole('listitem');
  expect(badges.map(({ textContent }) => textContent)).toEqual([
    'TOP COMPANION',
    'Identity verified',
    'Background checked',
  ]);
  await expectTexts('€45/hour', '4.86');
  expect(screen.getAllByText('< 15 min')).toHaveLength(2);
  await expectTexts('31', '9');
  expect(screen.queryByRole('link', { name: 'Get verified' })).toBeNull();
  expect(screen.queryByText('What helps you')).toBeNull();
  act(() => setWorld(listingOf({ ratingAverage: 5, ratingCount: 1 })));
  await waitFor(() => expect(screen.queryByText('TOP COMPANION')).toBeNull());
});

test('a companion without a listing sees that no rate is set', async () => {
  await visit('/profile', COMPANION, { users: { [COMPANION.uid]: userDocument(COMPANION) } });
  expect(await screen.findByText('Rate not set')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit rate' })).toBeNull();
});

test('a member sees their reviews, and their recent activity once there is some', async () => {
  const site = await asMember();
  await site.user.click(screen.getByRole('tab', { name: 'Reviews' }));
  expect(await screen.findByText('No reviews yet')).toBeTruthy();
  await site.user.click(screen.getByRole('tab', { name: 'Activity' }));
  expect(await screen.findByText('No recent activity')).toBeTruthy();
  act(() =>
    setWorld({
      bookings: [booking('b-2', { status: 'confirmed' }), booking('b-1', { status: 'cancelled' })],
      profiles: PROFILES,
    }),
  );
  const entries = within(await screen.findByRole('list', { name: 'Recent activity' }));
  await waitFor(() =>
    expect(textsOf(entries.getAllByRole('listitem'))).toEqual([
      'Confirmed: Coffee & Walk with Wilma Q.for Mon, Nov 23',
      'Canceled: Coffee & Walk with Wilma Q.for Mon, Nov 23',
    ]),
  );
  const connections = screen.getByText('Connections').parentElement;
  expect(connections?.textContent).toBe('Connections1');
});

test('a member changes their name and sees it once saved', async () => {
  const site = await asMember();
  await site.press('Edit name');
  const first = within(await dialog()).getByLabelText('First name');
  fill(first, '');
  await site.press('Save');
  expect(await screen.findByText('Please enter your first name')).toBeTruthy();
  fill(first, ' Jona ');
  const renamed = { users: { [MEMBER.uid]: userDocument(MEMBER, { firstName: 'Jona' }) } };
  answer({ saved: true }, renamed);
  await site.press('Save');
  // Photos that matched give a badge, too.
  await site.press('Change name');
  expect(await screen.findByText('Your name is saved.')).toBeTruthy();
  await waitFor(() =>
    expect(inputsOf('saveNames')).toEqual([{ firstName: 'Jona', lastName: 'Reed' }]),
  );
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Jona R.'),
  );
});

const VERIFIED = { isVerified: true, verificationStatus: 'verified' } as const;

describe('a verified person', () => {
  const question = (name: string) => screen.findByRole('alertdialog', { name });

  test('confirms another name, because it takes their badge', async () => {
    const site = await asMember({ verification: VERIFIED });
    const form = within(await site.openDialog('Edit name'));
    expect(form.getByRole('note').textContent).toBe(
      'A new name removes your badge until our team has reviewed it.',
    );
    const first = form.getByLabelText<HTMLInputElement>('First name');
    fill(first, 'Jona');
    await site.press('Save');
    const asked = await question('Change your name?');
    expect(asked.textContent).toContain('Your badge comes back once our team has reviewed it.');
    expect(asked.textContent).not.toContain('Members');
    await site.press('Keep my name');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(first.value).toBe('Jona');
    expect(inputsOf('saveNames')).toEqual([]);

    await site.press('Save');
    await question('Change your name?');
    await site.press('Change name');
    await waitFor(() =>
      expect(inputsOf('saveNames')).toEqual([{ firstName: 'Jona', lastName: 'Reed' }]),
    );
    expect(await screen.findByText('Your name is saved.')).toBeTruthy();
  });

  test('saves the same name without a question', async () => {
    const site = await asMember({ verification: VERIFIED });
    await site.press('Edit name');
    await site.user.type(within(await dialog()).getByLabelText('First name'), ' ');
    await site.press('Save');
    expect(await screen.findByText('Your name is saved.')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('confirms another photo; a companion is told that members can’t find them', async () => {
    const site = await asCompanion(
      { verification: VERIFIED, profilePhoto: '/faces/old.svg' },
      { listed: false },
    );
    await site.press('Edit photo');
    expect(within(await dialog()).getByRole('note').textContent).toContain('A new photo');
    await site.press('Remove photo', 'Save');
    const asked = await question('Change your photo?');
    expect(asked.textContent).toContain("Members can't find or book you until then.");
    expect(written(LISTING)).toEqual([]);
    await site.pressIn(asked, 'Change photo');
    await isSaved(`users/${COMPANION.uid}`, { profilePhoto: null });
    await isSaved(LISTING, { photo: null });
  });

  test('changes the cover without a question', async () => {
    const site = await asMember({ verification: VERIFIED, coverPhoto: '/covers/old.svg' });
    await site.press('Edit cover');
    expect(within(await dialog()).queryByRole('note')).toBeNull();
    await site.press('Remove cover', 'Save');
    await isSaved(ACCOUNT, { coverPhoto: null });
  });
});

test('a member whose bio fails to save reads why, keeps the text and retries', async () => {
  const site = await asMember({ bio: '' });
  const form = within(await site.openDialog('Edit bio'));
  const bio = form.getByLabelText<HTMLTextAreaElement>('Bio');
  fill(bio, 'I collect maps.');
  refuseWrite(ACCOUNT, 'internal');
  await site.pressIn(form, 'Save');
  expect((await form.findByRole('alert')).textContent).toBe('Failed to save user data.');
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await site.press('Save');
  await screen.findByText('You’re offline. Nothing was sent. Try again when you’re back online.');
  expect(bio.value).toBe('I collect maps.');
  online.mockReturnValue(true);
  const before = written(ACCOUNT).length;
  await site.press('Save');
  await waitFor(() => expect(written(ACCOUNT).slice(before)).toEqual([{ bio: 'I collect maps.' }]));
  expect(await screen.findByText('Your bio is saved.')).toBeTruthy();
});

test('a member is asked before closing or leaving discards what they typed', async () => {
  const site = await asMember({ bio: '' });
  await site.press('Edit bio');
  const bio = within(await dialog()).getByLabelText<HTMLTextAreaElement>('Bio');
  fill(bio, 'Maps');
  await site.press('Cancel');
  await screen.findByRole('alertdialog');
  await site.press('Keep editing');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(bio.value).toBe('Maps');

  void site.router.navigate('/my-bookings');
  await screen.findByRole('alertdialog');
  await site.isAt('/profile');
  await site.press('Discard');
  await site.isAt('/my-bookings');
  expect(written(ACCOUNT)).toEqual([]);
});

test('a companion adds a language to their account and their listing', async () => {
  const site = await asCompanion();
  const form = within(await site.openDialog('Edit languages'));
  // A plain field takes its place until the list has loaded.
  await site.pressIn(form, 'Open');
  const list = within(await screen.findByRole('listbox'));
  await site.user.click(list.getByRole('option', { name: 'Polish' }));
  await site.press('Save');
  const languages = { native: 'English', secondary: ['Polish'] };
  await isSaved(`users/${COMPANION.uid}`, { languages });
  await isSaved(LISTING, { languages });
});

test('a member changes their address and the location updates', async () => {
  const site = await asMember();
  const form = within(await site.openDialog('Edit address'));
  const city = form.getByLabelText('City');
  fill(city, '');
  await site.press('Save');
  expect(await screen.findByText('Please enter your city')).toBeTruthy();
  fill(city, 'Salem');
  await site.press('Save');
  await isSaved(ACCOUNT, {
    address: expect.objectContaining({ street: '1 Elm Street', city: 'Salem' }),
    location: 'Salem, MA',
  });
});

test('a companion sets a rate in whole euros from 5 to 500', async () => {
  const site = await asCompanion();
  await site.press('Edit rate');
  const rate = within(await dialog()).getByLabelText('Hourly rate');
  fill(rate, '4');
  await site.press('Save');
  await screen.findByText('Please enter an hourly rate in whole euros, from 5 to 500');
  fill(rate, '42');
  await site.press('Save');
  await isSaved(LISTING, { hourlyRate: 42 });
});

test('a member removes their photo', async () => {
  const photo = '/faces/old.svg';
  const site = await asMember({ profilePhoto: photo });
  await site.openDialog('Edit photo');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  await site.press('Remove photo', 'Save', 'Change photo');
  await isSaved(ACCOUNT, { profilePhoto: null });
});

test('a member crops a picture of a phone for their cover, however large it is', async () => {
  const site = await asMember();
  await site.openDialog('Edit cover');
  const parts = [Uint8Array.of(0xff, 0xd8, 0xff), new Uint8Array(6 * 1024 * 1024)];
  const file = new File(parts, 'me.jpg', { type: 'image/jpeg' });
  await site.user.upload(screen.getByLabelText('Choose a cover', { selector: 'input' }), file);
  expect(await screen.findByRole('slider', { name: 'Zoom' })).toBeTruthy();
});

const filmed = () => new File([new Uint8Array(mp4())], 'hello.mp4', { type: 'video/mp4' });

test('a companion uploads a video, sees its progress and then the video', async () => {
  const site = await asCompanion();
  const held = holdUpload();
  const path = `profiles/${COMPANION.uid}/video/a-video`;
  const listing = { id: COMPANION.uid, data: companionDocument({ video: path }) };
  answer({ path }, { companions: [listing] });
  await site.user.upload(screen.getByLabelText('Upload video', { selector: 'input' }), filmed());
  const bar = await screen.findByRole('progressbar', { name: 'Upload of the video' });
  act(() => held.progress(0.4));
  await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('40'));
  // The upload continues while another tab of the page is open.
  await site.user.click(screen.getByRole('tab', { name: 'Activity' }));
  held.arrive();
  expect(await screen.findByText('Your video is saved.')).toBeTruthy();
  const [upload, sent] = uploadFile.mock.lastCall ?? [];
  expect([upload, sent?.type]).toEqual([`uploads/${COMPANION.uid}/video`, 'video/mp4']);
  expect(call).toHaveBeenLastCalledWith('publishProfileFile', { kind: 'video' });

  await site.user.click(screen.getByRole('tab', { name: 'About' }));
  const player = await screen.findByLabelText('Your video introduction');
  expect(player.getAttribute('src')).toContain(encodeURIComponent(path));

  await site.press('Remove video');
  await site.pressIn(await dialog(), 'Remove video');
  expect(await screen.findByText('Your video is removed.')).toBeTruthy();
  await isSaved(LISTING, { video: null });
});

test('a companion may choose again after canceling or failing an upload', async () => {
  const site = await asCompanion();
  const choose = async () =>
    site.user.upload(await screen.findByLabelText('Upload video', { selector: 'input' }), filmed());
  const held = holdUpload();
  await choose();
  await site.press('Cancel upload');
  expect(held.signal?.aborted).toBe(true);
  held.fail();
  expect(screen.queryByRole('alert')).toBeNull();

  refuse('unavailable');
  await choose();
  expect((await screen.findByRole('alert')).textContent).toMatch(/can’t connect right now/);
  refuse('unreadable-file');
  await choose();
  await screen.findByText('We can’t read this file. Please choose another.');
  await choose();
  expect(await screen.findByText('Your video is saved.')).toBeTruthy();
});
