import type { Booking } from '@hearthkin/domain/booking/booking';
import { MARKS_OPEN_BEFORE_MS, NOTHING_SAID } from '@hearthkin/domain/booking/day-marks';
import { DAY_CLOSES_AFTER_MS, DAY_OPENS_BEFORE_MS } from '@hearthkin/domain/booking/session-day';
import { HOUR_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { wallClock } from '@hearthkin/domain/foundation/time';
import { type CheckIn, checkInId } from '@hearthkin/domain/safety/check-in';
import type { TrustedContact } from '@hearthkin/domain/safety/trusted-contact';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ownTimeZone } from '../../web/src/lib/format';
import { answer, call, refuse } from './fake-call';
import { fill } from './fill';
import { refuseWrite, stored, written } from './memory-firestore';
import { accountOf, booking, COMPANION, MEMBER, NOW, PROFILES, profileDocument } from './people';
import { expectGone, expectLink, expectTexts, expectTextsIn, findWords } from './shown';
import { comeBackAt, type Site, visit } from './site';
import { setWorld, type World } from './world';

/** The member’s side of the day. */
const DAY = `bookings/b/day/${MEMBER.uid}`;

const from = (ms: number) => new Date(NOW.getTime() + ms);

/** A confirmed coffee walk of an hour that starts after so many milliseconds. */
const meet = (ms: number, change: Partial<Booking> = {}) =>
  setWorld({
    bookings: [
      booking('b', {
        status: 'confirmed',
        startsAt: from(ms),
        endsAt: from(ms + HOUR_MS),
        ...change,
      }),
    ],
  });

/** Opens the member’s booking of a meeting that starts after so many milliseconds. */
function open(ms: number, change: Partial<World> = {}) {
  meet(ms);
  return visit('/my-bookings/b', MEMBER, change);
}

/** Presses a button that alerts our team, with what became of the email to the contact. */
async function alarm(
  site: Site,
  button: string,
  contact: 'told' | 'failed' | 'none',
  isStaffed = true,
) {
  call.mockResolvedValueOnce({ teamToldAt: NOW.toISOString(), isStaffed, contact });
  await site.press(button);
}

const ALEX: TrustedContact = {
  contactId: 'c',
  name: 'Alex',
  email: 'alex@hearthkin.test',
  status: 'confirmed',
  invitedAt: NOW,
  answeredAt: NOW,
  told: null,
};

const CALLED: CheckIn = {
  uid: MEMBER.uid,
  otherUid: COMPANION.uid,
  bookingId: 'b',
  status: 'open',
  askedAt: null,
  dueAt: null,
  reason: 'help',
  raisedAt: from(-5 * MINUTE_MS),
  contactTo: { contactId: 'c', name: 'Alex', email: 'alex@hearthkin.test' },
  contact: 'told',
  contactAt: from(-5 * MINUTE_MS),
  isStaffed: true,
  clearedAt: null,
  decidedAt: null,
  decidedBy: null,
};

const checkIns = (change: Partial<CheckIn> = {}) => ({
  [checkInId(MEMBER.uid, 'b')]: { ...CALLED, ...change },
});

beforeEach(() => setWorld({ profiles: PROFILES }));

const card = () => screen.findByRole('region', { name: 'Meeting Wilma Q.' });

test('a member has the card of the day from twelve hours before it', async () => {
  await open(DAY_OPENS_BEFORE_MS + 1);
  await screen.findByRole('article', { name: /with Wilma Q\./ });
  expect(screen.queryByRole('region', { name: 'Meeting Wilma Q.' })).toBeNull();
  comeBackAt(from(1));
  await card();
});

test('both sides see where, when, and how to recognize each other', async () => {
  await open(HOUR_MS, {
    sessionDays: {
      [`b/${COMPANION.uid}`]: { ...NOTHING_SAID, lookLike: 'green coat' },
      [`b/${MEMBER.uid}`]: { ...NOTHING_SAID, lookLike: 'red hat' },
    },
  });
  const own = within(await card());
  await expectTextsIn(own, 'green coat', /^Bryant Park/, /^Fri, Nov 20, 11:00\sAM – 12:00\sPM$/);
  const field = own.getByRole('textbox', { name: 'What will you look like?' });
  expect((field as HTMLInputElement).value).toBe('red hat');
  await visit('/my-bookings/b', COMPANION);
  const theirs = within(await screen.findByRole('region', { name: 'Meeting Jonah R.' }));
  expect(await theirs.findByText('red hat')).toBeTruthy();
});

test('a member reads how a companion whom they block looks only if they want to', async () => {
  const site = await open(HOUR_MS, {
    blocks: { [`${MEMBER.uid}/${COMPANION.uid}`]: { at: NOW, endedAt: null, past: [] } },
    sessionDays: { [`b/${COMPANION.uid}`]: { ...NOTHING_SAID, lookLike: 'green coat' } },
  });
  const own = within(await card());
  const show = await own.findByRole('button', { name: 'Show what they wrote' });
  expect(own.queryByText('green coat')).toBeNull();
  await site.user.click(show);
  await own.findByText('green coat');
});

test('a member says what they look like', async () => {
  meet(HOUR_MS);
  const former = { ...NOTHING_SAID, hereAt: NOW };
  setWorld({ sessionDays: { [`b/${MEMBER.uid}`]: former } });
  const site = await visit('/my-bookings/b', MEMBER);
  const field = await screen.findByRole('textbox', { name: 'What will you look like?' });
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  fill(field, ' blue scarf ');
  refuseWrite(DAY, 'unavailable');
  await site.press('Save');
  await screen.findByText(/We can’t connect right now/);
  await site.press('Save');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
  expect(stored(DAY)).toEqual({ ...former, lookLike: 'blue scarf' });
  expect((field as HTMLInputElement).value).toBe('blue scarf');
  fill(field, '');
  await site.press('Save');
  await waitFor(() => expect(stored(DAY)).toEqual({ ...former, formerLooks: ['blue scarf'] }));
});

test('a member says that they are there, takes it back, and sees the other side live', async () => {
  meet(HOUR_MS);
  const former = { ...NOTHING_SAID, lookLike: 'red hat' };
  setWorld({ sessionDays: { [`b/${MEMBER.uid}`]: former } });
  const site = await visit('/my-bookings/b', MEMBER);
  const day = within(await card());
  expect(await day.findAllByText('Wilma Q. hasn’t said so yet.')).toHaveLength(2);
  await site.pressIn(day, 'I’m here');
  expect((await day.findByText('You’re here')).parentElement?.textContent).toMatch(
    /^You’re here10:00\sAM$/,
  );
  setWorld({
    sessionDays: {
      [`b/${MEMBER.uid}`]: former,
      [`b/${COMPANION.uid}`]: { ...NOTHING_SAID, hereAt: from(-MINUTE_MS) },
    },
  });
  expect(await day.findByText(/^Wilma Q\. is here, 9:59\sAM\.$/)).toBeTruthy();
  await site.pressIn(day, 'Undo: You’re here');
  expect(await day.findByRole('button', { name: 'I’m here' })).toBeTruthy();
  expect(written(DAY)).toEqual([{ ...former, hereAt: NOW }, former]);
});

test('a member says only what can be true', async () => {
  await open(MARKS_OPEN_BEFORE_MS + MINUTE_MS);
  const day = within(await card());
  const isOff = (name: string) => day.getByRole<HTMLButtonElement>('button', { name }).disabled;
  for (const [ms, isEarly, isBefore] of [
    [0, true, true],
    // Two hours before, and at the start.
    [MINUTE_MS, false, true],
    [MINUTE_MS + MARKS_OPEN_BEFORE_MS, false, false],
  ] as const) {
    comeBackAt(from(ms));
    await waitFor(() => expect(isOff('I’m here')).toBe(isEarly));
    expect(isOff('We have started')).toBe(isEarly);
    expect(isOff('We’re done')).toBe(isBefore);
  }
});

test('a member reads why a press was not saved', async () => {
  meet(HOUR_MS);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const site = await visit('/my-bookings/b', MEMBER);
  await site.press('I’m here');
  expect(await screen.findByText(/You’re offline/)).toBeTruthy();
});

test('a member is asked half an hour after the end, and answers', async () => {
  await open(-HOUR_MS - 29 * MINUTE_MS);
  await card();
  expect(screen.queryByRole('region', { name: 'Are you all right?' })).toBeNull();
  const site = await open(-HOUR_MS - 30 * MINUTE_MS);
  const question = within(await screen.findByRole('region', { name: 'Are you all right?' }));
  await site.pressIn(question, 'I’m all right');
  await expectGone('region', 'Are you all right?');
  expect(written(DAY)).toEqual([{ ...NOTHING_SAID, doneAt: NOW }]);
});

test('a member who answers late reads that our team was alerted', async () => {
  await open(-HOUR_MS - 95 * MINUTE_MS);
  const question = await screen.findByRole('region', { name: 'Are you all right?' });
  expect(question.textContent).toContain('If we don’t hear from you, we alert our team.');
  setWorld({ trustedContact: ALEX });
  await findWords(question, 'we alert our team and your trusted contact.');
  setWorld({ checkIns: checkIns({ reason: 'silence' }) });
  await waitFor(() => expect(question.textContent).toContain('so we’ve alerted our team'));
  setWorld({ checkIns: checkIns({ reason: 'help' }) });
  await waitFor(() => expect(question.textContent).toContain('You asked for help'));
  // It is too late to let someone know of the session.
  expect(screen.queryByRole('region', { name: 'Let someone know' })).toBeNull();
});

test('a member who isn’t all right gets help with one press', async () => {
  const site = await open(-HOUR_MS - 30 * MINUTE_MS, { trustedContact: ALEX });
  await alarm(site, 'I need help', 'told');
  await expectTexts(/^Our team was told at 10:00\sAM\.$/, 'We emailed Alex.');
  expect(call).toHaveBeenCalledExactlyOnceWith('raiseAlarm', { bookingId: 'b' });
});

test('a member who is asked after an alarm tells everyone that they are all right', async () => {
  const site = await open(-HOUR_MS - 95 * MINUTE_MS, { checkIns: checkIns({ reason: 'silence' }) });
  const question = within(await screen.findByRole('region', { name: 'Are you all right?' }));
  refuse('unavailable');
  await site.pressIn(question, 'I’m all right');
  await question.findByText(/We can’t connect right now/);
  expect(written(DAY)).toEqual([]);
  call.mockResolvedValueOnce({ clearedAt: NOW.toISOString() });
  await site.pressIn(question, 'I’m all right');
  await waitFor(() => expect(written(DAY)).toEqual([{ ...NOTHING_SAID, doneAt: NOW }]));
  expect(call).toHaveBeenLastCalledWith('endAlarm', { bookingId: 'b' });
});

test('a member takes an alarm back, with one more press, and alarms again', async () => {
  meet(HOUR_MS);
  // By now there is another contact.
  setWorld({ trustedContact: { ...ALEX, name: 'Kim' }, checkIns: checkIns() });
  const site = await visit('/my-bookings/b', MEMBER);
  await site.press('I’m all right');
  screen.getByText(/^We’ll tell Alex and our team that you’re all right\./);
  await site.press('Back', 'I’m all right');
  refuse('unavailable');
  await site.press('Tell them now');
  await screen.findByText(/^We couldn’t tell Alex and our team yet: /);
  answer({ clearedAt: NOW.toISOString() }, { checkIns: checkIns({ clearedAt: NOW }) });
  await site.press('I’m all right', 'Tell them now');
  await screen.findByText(/^We told Alex and our team at 10:00\sAM that you’re all right\.$/);
  expect(call).toHaveBeenLastCalledWith('endAlarm', { bookingId: 'b' });
  expect(screen.queryByText(/^Our team was told/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'I’m all right' })).toBeNull();
  await site.press('Alert Kim and our team');
  await alarm(site, 'Alert now', 'told');
  expect(await screen.findByText(/^Our team was told/)).toBeTruthy();
  expect(screen.queryByText(/that you’re all right\.$/)).toBeNull();
});

test('a member takes an alarm back after the day, too', async () => {
  const site = await open(-HOUR_MS - DAY_CLOSES_AFTER_MS, {
    checkIns: checkIns({ status: 'closed', contact: 'failed' }),
  });
  await screen.findByText('We alerted our team about this session.');
  await site.press('I’m all right');
  answer({ clearedAt: NOW.toISOString() }, {});
  await site.press('Tell them now');
  await screen.findByText(/^We told our team at 10:00\sAM that you’re all right\.$/);
});

const before = async () =>
  within(await screen.findByRole('region', { name: 'Before you meet Wilma Q.' }));

/** A meeting on another day. */
const later = (change: Partial<Booking> = {}) => meet(50 * HOUR_MS, change);

test('a member reads what to know from the agreement on, and their contact may know already', async () => {
  later();
  const site = await visit('/my-bookings/b', MEMBER, {
    trustedContact: ALEX,
    profiles: {
      ...PROFILES,
      [MEMBER.uid]: { ...profileDocument('Jonah R.', 'spender'), city: 'Austin', state: 'TX' },
      [COMPANION.uid]: { ...profileDocument('Wilma Q.', 'earner'), city: 'New York', state: 'NY' },
    },
  });
  const card = await before();
  expect(card.getByRole('link', { name: 'See it on a map' }).getAttribute('href')).toBe(
    'https://www.google.com/maps/search/?api=1&query=Bryant%20Park',
  );
  card.getByText(/Make sure it’s public/);
  await card.findByText(/^You’re in Austin, TX, and Wilma Q\. is in New York, NY\./);
  card.getByText(
    /^Running late\?.* say so from \d+:15\s[AP]M under “Something went wrong”. You then get everything back\.$/,
  );
  card.getByText(/^Cancel free until .* After that, €15 of €30 is kept\.$/);
  answer(
    { toldAt: NOW.toISOString() },
    { trustedContact: { ...ALEX, told: { bookingId: 'b', at: NOW } } },
  );
  await site.pressIn(card, 'Let Alex know');
  await card.findByText(/^We emailed Alex at 10:00\sAM\.$/);
  // Only on the day.
  expect(screen.queryByRole('button', { name: /^Alert/ })).toBeNull();
  const moved = { status: 'confirmed', by: 'earner', event: 'time-moved' } as const;
  act(() => later({ statusHistory: [{ ...moved, at: from(MINUTE_MS) }] }));
  await card.findByText(/The session has moved since\.$/);
});

test.each([
  ['miles', 'United States', 'From town to town it’s about 15 miles.'],
  ['kilometers', 'Portugal', 'From town to town it’s about 25 km.'],
])('a member reads in %s how far apart the two towns are', async (_what, country, words) => {
  later({
    memberCard: {
      verified: true,
      memberSince: '2026-01',
      completed: 0,
      canceled: 0,
      languages: ['English'],
      supportPreferences: [],
      nearness: 'country',
      km: 25,
    },
  });
  await visit('/my-bookings/b', MEMBER, {
    ...accountOf(MEMBER, {
      address: { street: '', city: 'Austin', state: '', zipCode: '', country },
    }),
    profiles: {
      ...PROFILES,
      [MEMBER.uid]: { ...profileDocument('Jonah R.', 'spender'), city: 'Austin' },
    },
  });
  expect((await before()).getByText(words, { exact: false })).toBeTruthy();
});

test('a member is told what to do about no place, or a home', async () => {
  later({ location: '' });
  await visit('/my-bookings/b', MEMBER);
  const card = await before();
  card.getByText('It should be somewhere public. You can suggest a place with this booking.', {
    exact: false,
  });
  act(() => later({ location: 'At my apartment' }));
  await card.findByText(/That sounds like a private place\./);
});

test('a session that is virtual, requested or canceled has no such card', async () => {
  later();
  await visit('/my-bookings/b', MEMBER);
  await before();
  for (const change of [
    { activity: 'virtual-chat' },
    { status: 'pending' },
    { status: 'cancelled' },
  ] as const) {
    act(() => later());
    await before();
    act(() => later(change));
    await expectGone('region', /^Before you meet/);
  }
});

test('a companion reads what a cancellation does to both, and what they get if the member stays away', async () => {
  later();
  await visit('/my-bookings/b', COMPANION);
  await screen.findByText(
    'If you cancel, the member gets everything back. It lowers your completion rate.',
  );
  await screen.findByText(/If Jonah R. doesn’t come, .* You then get your whole pay, €24\.$/);
});

test('a member is asked how they are after a session, and their note of the day stays', async () => {
  const day = wallClock(NOW, ownTimeZone()).date;
  const mood = `users/${MEMBER.uid}/moods/${day}`;
  meet(-2 * HOUR_MS, { status: 'completed', activity: 'virtual-chat' });
  const site = await visit('/my-bookings/b', MEMBER, {
    moods: [{ id: day, data: { mood: 2, note: 'Slept badly', at: from(-3 * HOUR_MS) } }],
  });
  const asked = within(await screen.findByRole('group', { name: 'How are you now?' }));
  refuseWrite(mood, 'unavailable');
  expect(asked.queryByRole('radio', { checked: true })).toBeNull();
  await site.user.click(asked.getByRole('radio', { name: 'Good' }));
  await screen.findByText(/We can’t connect right now/);
  await site.user.click(asked.getByRole('radio', { name: 'Good' }));
  await screen.findByText(/^Saved as today’s check-in\./);
  expect(stored(mood)).toEqual({ mood: 4, note: 'Slept badly', at: NOW });
  await site.user.click(asked.getByRole('radio', { name: 'Very low' }));
  await screen.findByRole('region', { name: 'Thank you for saying so. That sounds hard.' });
});

test.each([
  ['a companion', COMPANION, -2 * HOUR_MS],
  ['a member before the end', MEMBER, -HOUR_MS + 1],
  ['a member half a day later', MEMBER, -13 * HOUR_MS],
] as const)('%s is not asked how they are', async (_who, person, ms) => {
  meet(ms, { activity: 'virtual-chat' });
  await visit('/my-bookings/b', person);
  await screen.findByRole('article', { name: /^Virtual Chat with/ });
  expect(screen.queryByRole('group', { name: 'How are you now?' })).toBeNull();
});

const phone = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('a member calls the number of the place, and alerts with one more press', async () => {
  const site = await open(HOUR_MS, { trustedContact: ALEX });
  await card();
  expect(phone('Call 911')).toBe('tel:911');
  expect(phone('112')).toBe('tel:112');
  await site.press('Alert Alex and our team');
  expect(call).not.toHaveBeenCalled();
  await site.press('Back', 'Alert Alex and our team');
  await alarm(site, 'Alert now', 'told');
  await expectTexts(/^Our team was told at 10:00\sAM\.$/, 'We emailed Alex.');
  expect(screen.getByRole('button', { name: 'Alert again' })).toBeTruthy();
  expect(phone('Call 911')).toBe('tel:911');
});

test('a member calls the number of the place', async () => {
  await open(HOUR_MS);
  await card();
  for (const [timeZone, number] of [
    ['Europe/Berlin', '112'],
    ['Europe/London', '999'],
  ] as const) {
    act(() => meet(HOUR_MS, { timeZone }));
    await waitFor(() => expect(phone(`Call ${number}`)).toBe(`tel:${number}`));
  }
});

test('a member whose alarm fails reads that nothing went out, can still call, and tries again', async () => {
  const site = await open(HOUR_MS, { trustedContact: ALEX });
  await site.press('Alert Alex and our team');
  let button = 'Alert now';
  for (const code of ['unavailable', 'offline', 'internal'] as const) {
    refuse(code);
    await site.press(button);
    const sentence = await screen.findByText(/^We couldn’t reach Alex or our team: /);
    expect(sentence.textContent).toMatch(/You can still call 911\.$/);
    expect(screen.queryByText(/Our team was told/)).toBeNull();
    expect(phone('Call 911')).toBe('tel:911');
    button = 'Try again';
  }
  expect(call).toHaveBeenCalledTimes(3);
  await alarm(site, button, 'told');
  expect(await screen.findByText(/^Our team was told/)).toBeTruthy();
  expect(screen.queryByText(/We couldn’t reach/)).toBeNull();
});

test('a member who asks for help while no one is on duty reads that, and whom to call', async () => {
  const site = await open(HOUR_MS, { trustedContact: ALEX });
  await site.press('Alert Alex and our team');
  await alarm(site, 'Alert now', 'told', false);
  const notice = (await screen.findByText(/^No one of our team is on duty right now/)).closest(
    '[role="alert"]',
  ) as HTMLElement;
  expect(within(notice).getByRole('link', { name: 'Call 911' })).toBeTruthy();
  expect(screen.queryByText(/^Our team was told/)).toBeNull();
  expect(screen.getByText('We emailed Alex.')).toBeTruthy();
});

test('a member reads which part did not go out, and tries that again', async () => {
  const site = await open(HOUR_MS, { trustedContact: ALEX });
  await site.press('Alert Alex and our team');
  await alarm(site, 'Alert now', 'failed');
  expect(await screen.findByText(/^Our team was told at 10:00\sAM\.$/)).toBeTruthy();
  expect(screen.getByText(/^We couldn’t reach Alex: the email didn’t go out\./)).toBeTruthy();
  await alarm(site, 'Try again', 'told');
  expect(await screen.findByText('We emailed Alex.')).toBeTruthy();
  expect(screen.queryByText(/We couldn’t reach/)).toBeNull();
});

test('a member without a contact alerts our team, and knows that there is no one else', async () => {
  const site = await open(HOUR_MS, { trustedContact: { ...ALEX, status: 'waiting' } });
  await site.press('Alert our team');
  expect(screen.getByText(/You have no trusted contact who has confirmed\./)).toBeTruthy();
  await alarm(site, 'Alert now', 'none');
  expect(await screen.findByText(/^Our team was told/)).toBeTruthy();
  expect(screen.queryByText(/emailed/)).toBeNull();
});

test('a member calls and alerts while the day and the contact can’t be read', async () => {
  const site = await open(HOUR_MS, {
    failing: [/^bookings\/b\/day/, /private\/trustedContact/, /^checkIns/],
  });
  await card();
  expect(phone('Call 911')).toBe('tel:911');
  const alert = await screen.findByRole('button', {
    name: 'Alert your trusted contact and our team',
  });
  await site.user.click(alert);
  refuse('unavailable');
  await site.press('Alert now');
  await screen.findByText(/^We couldn’t reach your trusted contact or our team: /);
});

test('a member who comes back sees what went out, and whether our team has looked after it', async () => {
  await open(HOUR_MS, { trustedContact: ALEX, checkIns: checkIns() });
  await expectTexts(/^Our team was told at 9:55\sAM\.$/, 'We emailed Alex.');
  setWorld({ checkIns: checkIns({ status: 'closed' }) });
  expect(await screen.findByText(/They have looked after it\.$/)).toBeTruthy();
  // What our team was told without them is not their alarm.
  setWorld({ checkIns: checkIns({ reason: 'silence' }) });
  expect(await screen.findByRole('button', { name: 'Alert Alex and our team' })).toBeTruthy();
});

test('a member lets their contact know', async () => {
  const site = await open(HOUR_MS, { trustedContact: ALEX });
  const section = within(await screen.findByRole('region', { name: 'Let someone know' }));
  refuse('sender-failed');
  await site.pressIn(section, 'Let Alex know');
  expect(await screen.findByText(/Failed to send email/)).toBeTruthy();
  answer(
    { toldAt: NOW.toISOString() },
    { trustedContact: { ...ALEX, told: { bookingId: 'b', at: NOW } } },
  );
  await site.pressIn(section, 'Let Alex know');
  expect(await section.findByText(/^We emailed Alex at 10:00\sAM\.$/)).toBeTruthy();
  expect(section.getByRole('button', { name: 'Email Alex again' })).toBeTruthy();
  expect(call).toHaveBeenLastCalledWith('letSomeoneKnow', { bookingId: 'b' });
  // Of another session.
  setWorld({ trustedContact: { ...ALEX, told: { bookingId: 'other', at: NOW } } });
  expect(await section.findByRole('button', { name: 'Let Alex know' })).toBeTruthy();
});

test('a member with no contact, or none who has confirmed, is led to their profile', async () => {
  await open(HOUR_MS, { trustedContact: null });
  const section = within(await screen.findByRole('region', { name: 'Let someone know' }));
  for (const [contact, label] of [
    [null, 'Add a trusted contact'],
    [{ ...ALEX, status: 'waiting' }, 'See your contact'],
    [{ ...ALEX, status: 'declined' }, 'Add a trusted contact'],
  ] as const) {
    act(() => setWorld({ trustedContact: contact }));
    await expectLink(label, '/profile?tab=trusted-contact', section);
  }
});
