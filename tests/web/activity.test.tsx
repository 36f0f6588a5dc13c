import { HOST_CONTACT_MS } from '@hearthkin/domain/community/host-contact';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Activity } from '../../web/src/data/activities/activity-queries';
import type { SignedIn } from '../../web/src/session/auth-client';
import { groupActivity } from './community-event';
import { blockBy, CONVERSATION_ID } from './conversations';
import { answer, call, expectOnlyCall, inputsOf, refuse } from './fake-call';
import { stored } from './memory-firestore';
import {
  booking,
  COMPANION,
  companionDocument,
  MEMBER,
  NOW,
  profileDocument,
  STAFF,
} from './people';
import { expectAlert, expectLink, expectNone, expectTexts, expectTextsIn, textsOf } from './shown';
import { visit } from './site';
import { setWorld } from './world';

const HOUR = 3_600_000;

/** More of an activity, with a companion who can be found as its host. */
const DETAILS: Partial<Activity> = {
  hostId: COMPANION.uid,
  host: {
    name: 'Wilma Q.',
    specialties: ['Pottery', 'Listening'],
    bio: 'I have worked with clay all my life.',
    yearsExperience: 8,
  },
  originalPriceMinor: 3500,
  tags: ['Creative'],
  whatToBring: ['An apron'],
  schedule: [
    { time: '10:00', text: 'Tea' },
    { time: '10:30', text: 'Clay' },
  ],
  benefits: ['A bowl of your own'],
  requirements: ['None at all'],
};

const ann = { uid: 'ann', displayName: 'Ann A.', joinedAt: NOW };
const me = { uid: MEMBER.uid, displayName: 'Jonah R.', joinedAt: NOW };
const other = (name: string) => ({ uid: name, displayName: `${name} A.`, joinedAt: NOW });
const MY_REVIEW = `activities/a-1/reviews/${MEMBER.uid}`;
const PAST = {
  startsAt: new Date(NOW.getTime() - 5 * HOUR),
  endsAt: new Date(NOW.getTime() - HOUR),
};

const arrange = (change: Partial<Activity> = {}) =>
  setWorld({
    activities: [groupActivity('a-1', { ...DETAILS, ...change })],
    participants: { 'a-1': [ann] },
  });

const open = (person: SignedIn | null = null) => visit('/community/activity/a-1', person);

beforeEach(() => {
  arrange();
  setWorld({
    companions: [{ id: COMPANION.uid, data: companionDocument() }],
    profiles: { [MEMBER.uid]: profileDocument('Jonah R.', 'spender') },
  });
});

test.each([
  [{}, '10:15', '10:15 AM: tea'],
  [
    { timeZone: 'America/Chicago', city: 'Chicago' },
    '09:15',
    '10:15 AM, your time (9:15 AM in Chicago): tea',
  ],
])('the times of a plan are on the reader’s clock: %j', async (place, time, right) => {
  const plan = [
    { time, text: 'tea' },
    { time: null, text: '2 bowls each' },
  ];
  arrange({ schedule: plan, ...place });
  await open();
  await screen.findByRole('heading', { name: 'Schedule' });
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(lines.map((line) => line.replace(/\s/g, ' '))).toEqual(
    expect.arrayContaining([right, '2 bowls each']),
  );
});

test('a visitor sees the details of an activity and a link back', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Clay and quiet' })).toBeTruthy();
  const main = screen.getByRole('main').textContent ?? '';
  for (const words of [
    'We make a bowl each.',
    'Sun, Nov 22',
    'New York',
    '2 hours',
    'The Kiln, 5 Grove Street, New York',
    '7 of 8 left',
    '€25',
    '€35',
    'Joining is free here. Pay the host at the activity, never in advance.',
    'An apron',
    'AM: Clay',
    'A bowl of your own',
    'None at all',
    'Creative',
    'Pottery',
    '8 years of experience',
    '4.9',
    '(7 reviews)',
    '1 person is going.',
    'Sign in to read what people said.',
  ]) {
    expect(main).toContain(words);
  }
  expect(main).not.toContain('Ann A.');
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getByRole('link', { name: 'Community' }).getAttribute('href')).toBe('/community');
  const next = '?next=%2Fcommunity%2Factivity%2Fa-1';
  await expectLink('Create your account to join', `/register/account${next}`);
  await expectLink('I have an account', `/login${next}`);
});

test('a member joins an activity unless it is too late, messages the host and leaves again', async () => {
  const joined = { participants: { 'a-1': [ann, me] } };
  const site = await open(MEMBER);
  refuse('no-place');
  await site.press('Join');
  await expectAlert(/Sorry, this is full/);
  call.mockReset();
  answer({ taken: true }, joined);
  await site.press('Join');
  expect(await screen.findByText('You’re in!')).toBeTruthy();
  expect(screen.queryByText('Ann A.')).toBeNull();
  const dialog = within(await site.openDialog('Leave', 'Leave this activity?'));
  answer({ left: true }, { participants: { 'a-1': [ann] } });
  await site.pressIn(dialog, 'Leave');
  expect(await screen.findByRole('button', { name: 'Join' })).toBeTruthy();
  answer({ taken: true }, joined);
  await site.press('Join');
  await screen.findByText('You’re in!');
  const input = { activityId: 'a-1' };
  expect(call.mock.calls).toEqual([
    ['takePlace', { ...input, showsName: false }],
    ['leavePlace', input],
    ['takePlace', { ...input, showsName: false }],
  ]);
  answer({ conversationId: CONVERSATION_ID }, {});
  await site.press('Message host');
  await site.isAt(`/messages/${CONVERSATION_ID}`);
  expect(call).toHaveBeenCalledWith('openConversation', { activityId: 'a-1' });
});

const fillIn = (dialog: ReturnType<typeof within>) => (label: RegExp, value: string) =>
  fireEvent.change(dialog.getByLabelText(label), { target: { value } });

const NAME_BOX = { name: 'Show my first name to the others who join' };

test('a member who agrees shows their first name, sees the others who do, and hides it again', async () => {
  const site = await open(MEMBER);
  expect(await screen.findByText('1 person is going.')).toBeTruthy();
  const box = await screen.findByRole<HTMLInputElement>('checkbox', NAME_BOX);
  expect(box.checked).toBe(false);
  await site.user.click(box);
  const people = [ann, { ...me, sharedName: 'Jonah' }, other('Bo'), other('Cy')];
  const activities = [groupActivity('a-1', { ...DETAILS, participantCount: 4 })];
  answer(
    { taken: true },
    { activities, participants: { 'a-1': people }, sharedNames: { 'a-1': ['Ann', 'Jonah'] } },
  );
  await site.press('Join');
  expect(await screen.findByText('You, Ann, and 2 more are going.')).toBeTruthy();
  const shown = screen.getByRole<HTMLInputElement>('checkbox', NAME_BOX);
  expect(shown.checked).toBe(true);
  answer(
    { taken: true },
    {
      participants: { 'a-1': [ann, me, other('Bo'), other('Cy')] },
      sharedNames: { 'a-1': ['Ann'] },
    },
  );
  await site.user.click(shown);
  await expectTexts('The others don’t see your name.', 'You, Ann, and 2 more are going.');
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('checkbox', NAME_BOX).checked).toBe(false),
  );
  expect(inputsOf('takePlace')).toEqual([
    { activityId: 'a-1', showsName: true },
    { activityId: 'a-1', showsName: false },
  ]);
});

test('a companion who joined another’s activity messages the host, for two weeks after it, too', async () => {
  const other: SignedIn = { ...COMPANION, uid: 'companion-2' };
  const place = { ...me, uid: other.uid };
  setWorld({ participants: { 'a-1': [place] } });
  const site = await open(other);
  refuse('rate-limited');
  await site.press('Message host');
  await waitFor(() => expect(call).toHaveBeenCalledWith('openConversation', { activityId: 'a-1' }));
  arrange({ startsAt: new Date(NOW.getTime() - HOST_CONTACT_MS), endsAt: PAST.endsAt });
  setWorld({ participants: { 'a-1': [place] } });
  await open(other);
  await screen.findByText('This activity is over.');
  expect(screen.queryByRole('button', { name: 'Message host' })).toBeNull();
});

test('a member cannot join a full activity, and participants stay in', async () => {
  arrange({ maxParticipants: 1 });
  await open(MEMBER);
  const join = await screen.findByRole<HTMLButtonElement>('button', { name: 'Join' });
  expect(join.disabled).toBe(true);
  expect(screen.getByText('No spots left.')).toBeTruthy();
  await open();
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Join' })).disabled).toBe(
    true,
  );
  setWorld({ participants: { 'a-1': [me] } });
  await open(MEMBER);
  expect(await screen.findByText('You’re in!')).toBeTruthy();
});

test('a host sees who takes part, also whom they have blocked, and cannot join', async () => {
  setWorld({ participants: { 'a-1': [ann, me] }, blocks: blockBy(COMPANION.uid, MEMBER.uid) });
  await open(COMPANION);
  const people = within(await screen.findByRole('list', { name: 'Who’s going' }));
  expect(textsOf(people.getAllByRole('listitem'))).toEqual([
    expect.stringMatching(/Ann A\.$/),
    expect.stringMatching(/Jonah R\. \(blocked by you\)$/),
  ]);
  expect(await screen.findByText('You host this activity.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
});

test('a member cannot join a cancelled or past activity and sees why', async () => {
  arrange({ status: 'cancelled', notes: 'The kiln is broken.' });
  await open(MEMBER);
  expect(await screen.findByText(/This activity is canceled\. The kiln is broken\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
  arrange(PAST);
  await open(MEMBER);
  expect(await screen.findByText('This activity is over.')).toBeTruthy();
  expectNone('button', 'Join', 'Write a review');
});

test('a member who took part posts one review and deletes it', async () => {
  arrange(PAST);
  setWorld({ participants: { 'a-1': [ann, me] } });
  const site = await open(MEMBER);
  const dialog = within(await site.openDialog('Write a review'));
  await site.pressIn(dialog, 'Send review');
  expect(await dialog.findByText('Please choose one to five stars')).toBeTruthy();
  fireEvent.click(dialog.getByRole('radio', { name: '5 stars' }));
  await site.user.click(dialog.getByRole('textbox'));
  await site.user.paste('I kept the bowl.');
  const written = { rating: 5, comment: 'I kept the bowl.' } as const;
  const byMe = { ...written, authorId: MEMBER.uid, authorName: 'Jonah R.', createdAt: NOW };
  answer({ reviewed: true }, { activityReviews: { 'a-1': [byMe] } });
  await site.pressIn(dialog, 'Send review');
  const review = within(await screen.findByRole('article', { name: 'Review by Jonah R.' }));
  await expectTextsIn(review, 'I kept the bowl.', 'Went');
  expect(inputsOf('reviewActivity')).toEqual([{ activityId: 'a-1', ...written }]);
  expect(screen.queryByRole('button', { name: 'Write a review' })).toBeNull();
  const ask = within(await site.openDialog('Delete my review', 'Delete your review?', review));
  await site.pressIn(ask, 'Delete');
  expect(await screen.findByText('No reviews yet.')).toBeTruthy();
  expect(stored(MY_REVIEW)).toBeUndefined();
});

test('a visitor sees when an activity does not exist', async () => {
  await visit('/community/activity/none');
  expect(await screen.findByRole('heading', { name: 'We can’t find this activity' })).toBeTruthy();
});

test('an admin asks a companion to host an activity and sees an error beside each missing field', async () => {
  const site = await visit('/admin/database?view=activities', STAFF);
  const dialog = within(await site.openDialog('New activity', 'New group activity'));
  const fill = fillIn(dialog);
  fill(/^Title/, 'Bread for beginners');
  await site.pressIn(dialog, 'Ask host');
  await expectTextsIn(dialog, 'Please enter a description', 'Please choose a companion');
  expect(call).not.toHaveBeenCalled();
  fill(/^Description/, 'We bake.');
  await site.user.type(dialog.getByRole('combobox', { name: /Host/ }), 'Wil');
  await site.user.click(await screen.findByRole('option', { name: 'Wilma Q.' }));
  fill(/^About the host/, 'I bake.');
  fill(/^Date/, '2026-12-01');
  fill(/^Time\s*\*?$/, '18:00');
  fill(/^Meeting point/, '5 Mill Lane');
  fill(/^Price per person/, '25');
  expect(dialog.getByLabelText(/^Original price/)).toHaveProperty('disabled', true);
  await site.user.click(dialog.getByRole('button', { name: 'Add a line' }));
  fill(/^Time of line 1/, '18:15');
  await site.pressIn(dialog, 'Ask host');
  expect(await dialog.findByText('Please say what happens then')).toBeTruthy();
  fill(/^What happens in line 1/, 'Dough');
  await site.user.click(dialog.getByRole('button', { name: 'Add a line' }));
  fill(/^What happens in line 2/, 'Oven');
  await site.user.click(dialog.getByRole('button', { name: 'Add a line' }));
  refuse('relied-on');
  await site.pressIn(dialog, 'Ask host');
  expect(await dialog.findByText(/People rely on these details/)).toBeTruthy();
  call.mockResolvedValueOnce({ activityId: 'a-2', status: 'asked' });
  await site.pressIn(dialog, 'Ask host');
  expect(
    await screen.findByText('We’ve asked Wilma Q. to host “Bread for beginners”.'),
  ).toBeTruthy();
  expect(call).toHaveBeenLastCalledWith('saveActivity', {
    activityId: null,
    form: {
      title: 'Bread for beginners',
      description: 'We bake.',
      hostId: COMPANION.uid,
      specialties: [],
      bio: 'I bake.',
      yearsExperience: 0,
      date: '2026-12-01',
      time: '18:00',
      minutes: 120,
      city: 'New York',
      location: '5 Mill Lane',
      priceMinor: 2500,
      originalPriceMinor: null,
      maxParticipants: 8,
      tags: [],
      whatToBring: [],
      schedule: [
        { time: '18:15', text: 'Dough' },
        { time: null, text: 'Oven' },
      ],
      benefits: [],
      requirements: [],
    },
  });
});

test('an admin crosses out a price only if it was asked before', async () => {
  arrange({ originalPriceMinor: null });
  const site = await visit('/admin/database?view=activities', STAFF);
  const dialog = within(await site.openDialog('Change: Clay and quiet'));
  const fill = fillIn(dialog);
  fill(/^Price per person/, '20');
  fill(/^Original price/, '35');
  const save = dialog.getByRole('button', { name: 'Save' });
  await site.user.click(save);
  expect(await dialog.findByText('It was never published at this price')).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
  fill(/^Original price/, '25');
  call.mockResolvedValueOnce({ activityId: 'a-1', status: 'open' });
  await site.user.click(save);
  await screen.findByText('“Clay and quiet” is changed. We’ve let the host know.');
  expect(call.mock.calls[0]).toEqual([
    'saveActivity',
    {
      activityId: 'a-1',
      form: expect.objectContaining({ priceMinor: 2000, originalPriceMinor: 2500 }),
    },
  ]);
});

test('an admin who moves an activity reads what its host has accepted then, and asks the host', async () => {
  const startsAt = new Date('2026-12-01T23:00:00Z');
  const endsAt = new Date(startsAt.getTime() + HOUR);
  const change = { earnerId: COMPANION.uid, status: 'confirmed', startsAt, endsAt } as const;
  setWorld({ bookings: [booking('b-1', change)] });
  const site = await visit('/admin/database?view=activities', STAFF);
  const dialog = within(await site.openDialog('Change: Clay and quiet', 'Change this activity'));
  fillIn(dialog)(/^Title/, 'Clay');
  expect(dialog.getByRole('button', { name: 'Save' })).toBeTruthy();
  fillIn(dialog)(/^Date/, '2026-12-01');
  fillIn(dialog)(/^Time\s*\*?$/, '18:00');
  const item = (await dialog.findByRole('listitem')).textContent;
  expect(item?.replace(/\s/g, ' ')).toBe('Tue, Dec 1, 6:00 – 7:00 PM (accepted)');
  expect(dialog.getByText(/The host can’t accept/)).toBeTruthy();
  call.mockResolvedValueOnce({ activityId: 'a-1', status: 'asked' });
  await site.pressIn(dialog, 'Ask host');
  expect(await screen.findByText('We’ve asked Wilma Q. to host “Clay”.')).toBeTruthy();
  expect(inputsOf('saveActivity')).toMatchObject([{ activityId: 'a-1', form: { title: 'Clay' } }]);
});

test('an admin cancels an activity with a reason', async () => {
  const site = await visit('/admin/database?view=activities', STAFF);
  await site.press('Cancel: Clay and quiet');
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel “Clay and quiet”?' }));
  await site.user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'The kiln is broken.');
  await site.pressIn(dialog, 'Cancel activity');
  expect(await screen.findByText('“Clay and quiet” is canceled.')).toBeTruthy();
  expectOnlyCall('cancelActivity', { activityId: 'a-1', notes: 'The kiln is broken.' });
});
