import { OPEN_OFFER } from '@hearthkin/domain/companion/open-offer';
import type { ActivityId } from '@hearthkin/domain/foundation/activities';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SignedIn } from '../../web/src/session/auth-client';
import { refuseWrite, written } from './memory-firestore';
import { COMPANION, companionDocument, MEMBER, NOW, STAFF, userDocument } from './people';
import { expectLink, expectNoTexts, expectTexts, expectWords, findWords, textsOf } from './shown';
import { hasPhoneBar, visit } from './site';
import { hold, setWorld } from './world';

const PATH = '/companion/companion-1';
const OFFER = 'First session 50% off for new clients';
const OTHER_COMPANION: SignedIn = { ...COMPANION, uid: 'companion-2' };

/** Mondays from 9 to 12 in New York, the time zone of these tests. */
const MONDAYS = { mon: [{ start: '09:00', end: '12:00' }] };

function show(change: Parameters<typeof companionDocument>[0] = {}): void {
  setWorld({ companions: [{ id: 'companion-1', data: companionDocument(change) }] });
}

beforeEach(() => {
  show();
  setWorld({ users: { [MEMBER.uid]: userDocument(MEMBER) } });
});

async function open(person: SignedIn | null = null, path = PATH) {
  const site = await visit(path, person);
  await screen.findByRole('heading', { level: 1, name: 'Wilma Q.' });
  return site;
}

async function openCalendar(person: SignedIn | null = null) {
  const site = await open(person, `${PATH}?tab=availability`);
  await screen.findByRole('list', { name: 'Week' });
  return site;
}

test('a member reads how far away a companion lives, and a visitor doesn’t', async () => {
  show({ point: { lat: 40.7, lng: -74 } });
  const home = { town: 'newark//United States', point: { lat: 40.7, lng: -74.2 } };
  setWorld({ users: { [MEMBER.uid]: userDocument(MEMBER, { home }) } });
  const facts = () => screen.getByRole('list', { name: 'At first sight' }).textContent;
  await open(MEMBER);
  await waitFor(() => expect(facts()).toContain('about 10 miles away'));
  await open();
  expect(facts()).not.toContain('away');
});

test('a visitor reads a companion’s profile', async () => {
  show({
    age: 42,
    sessionsCompleted: 12,
    responseMinutes: 14,
    memberSince: new Date('2024-05-01T12:00:00Z'),
    languages: { native: 'English', secondary: ['Spanish'] },
    badges: { identity: true, background: true, training: false },
  });
  await open();
  const facts = screen.getByRole('list', { name: 'At first sight' }).textContent;
  expectWords(facts, '4.9(7 reviews)', '42 years old', 'New York, New York');
  expectWords(facts, '12 sessions completed', 'Member since 2024', 'Response time < 15 min');
  await expectTexts('Online', 'I listen well and walk slowly.');
  expect(screen.getByRole('list', { name: 'Languages' }).textContent).toBe(
    'English (native)Spanish',
  );
  const personality = within(screen.getByRole('list', { name: 'Personality' }));
  expect(textsOf(personality.getAllByRole('listitem'))).toEqual([
    'CalmStays steady when things feel like too much. For feeling anxious or stressed.',
    'Good listenerLets people finish, and remembers what they said. For any mood.',
  ]);
  expect(screen.getByRole('list', { name: 'Specialties' }).textContent).toBe('Listening');
  const badges = screen.getByRole('list', { name: 'Badges' }).textContent;
  expect(badges).toBe('Identity verifiedBackground checked');
  screen.getByText(
    'We checked their ID and proof of address. Their identity is checked every 24 months.',
  );
  expect(screen.queryByText(/training/)).toBeNull();
  await expectLink('Add to Favorites', `/login?${new URLSearchParams({ next: PATH })}`);
  expect(document.title).toBe('Wilma Q., companion · Hearthkin');
});

test('a visitor sees when a badge was awarded, if known, and the day on a report, wherever they are', async () => {
  show({
    badges: { identity: true, background: true, training: false },
    badgesGivenAt: { identity: new Date('2026-03-01T17:00:00Z'), background: null, training: null },
  });
  await open();
  const checked = within(screen.getByRole('region', { name: 'What we checked' }));
  const [identity, background] = textsOf(checked.getAllByRole('listitem'));
  expect(identity).toContain('Checked on Mar 1');
  expect(background).toContain(
    'Our team has seen the report of a background check, no older than 12 months.',
  );
  expect(background).not.toContain('Report of');
  act(() =>
    show({
      badges: { identity: true, background: true, training: false },
      badgesGivenAt: { identity: null, background: new Date('2026-03-01'), training: null },
    }),
  );
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'What we checked' }).textContent).toContain(
      'Report of Mar 1',
    ),
  );
});

test('a view by a member or another companion is counted', async () => {
  await open(MEMBER);
  const view = (uid: string) => `companions/companion-1/views/${uid}_2026-11-20`;
  await waitFor(() => expect(written(view(MEMBER.uid))).toEqual([{ at: NOW }]));
  // An update of the page is not a second view.
  show({ ratingCount: 8 });
  await screen.findByText('(8 reviews)');
  expect(written(/views/)).toHaveLength(1);
  // Nor is the next visit, until the day ends in UTC.
  vi.setSystemTime(new Date('2026-11-20T23:59:59.999Z'));
  (await open(MEMBER)).unmount();
  vi.setSystemTime(new Date('2026-11-21T00:00:00Z'));
  // A refusal, as after a view in another browser, doesn't show.
  refuseWrite(/views/);
  (await open(MEMBER)).unmount();
  await waitFor(() => expect(written(/views/)).toHaveLength(2));
  vi.setSystemTime(NOW);
  await open(OTHER_COMPANION);
  await waitFor(() => expect(written(view(OTHER_COMPANION.uid))).toHaveLength(1));
});

test.each([
  ['a visitor', null, true],
  ['the companion themselves', COMPANION, true],
  ['staff who look at somebody who is not listed', STAFF, false],
])('a view by %s is not counted', async (_who, person, listed) => {
  show({ listed });
  await open(person);
  expect(screen.getByRole('region', { name: 'Reviews (7)' })).toBeTruthy();
  expect(written(/views/)).toEqual([]);
});

test('a visitor sees how many sessions took place and who came back once there are enough, and no made-up numbers', async () => {
  show({ sessionsCompleted: 12, completionPercent: 92, returningMembers: 3 });
  await open();
  const about = () => screen.getByRole('region', { name: 'About Wilma Q.' }).textContent;
  expectWords(
    about(),
    'Completion rate92% of sessions took place. Those that members canceled don’t count.',
    'Came back3 members had more than one session.',
  );
  act(() => show({ sessionsCompleted: 5, completionPercent: 100, returningMembers: 0 }));
  await waitFor(() => expect(about()).not.toContain('Came back'));
  act(() => show({ sessionsCompleted: 4 }));
  await waitFor(() => expect(about()).not.toContain('Completion rate'));
  const lastActiveAt = new Date(NOW.getTime() - 300_000);
  act(() => show({ ratingAverage: null, ratingCount: 0, lastActiveAt }));
  const facts = screen.getByRole('list', { name: 'At first sight' });
  await findWords(facts, 'No ratings', '0 sessions completed');
  expect(facts.textContent).not.toContain('Response time');
  expect(screen.queryByText('Online')).toBeNull();
  expect(screen.getByText('No reviews yet')).toBeTruthy();
});

test('a visitor reads when a companion is typically free, and on whose clock', async () => {
  const evenings = Object.fromEntries(
    ['mon', 'tue', 'wed', 'thu', 'fri'].map((day) => [day, [{ start: '17:00', end: '21:30' }]]),
  );
  show({ weeklyAvailability: evenings, timeZone: 'America/New_York' });
  await open();
  const free = () => screen.getByRole('region', { name: 'When Wilma Q. is free' }).textContent;
  await waitFor(() => expect(free()).toContain('Typical hours: Weekday evenings'));
  expect(free()).not.toContain('clock.');
  act(() => show({ weeklyAvailability: evenings, timeZone: 'Europe/Lisbon' }));
  await waitFor(() =>
    expect(free()).toContain('Typical hours: Weekday evenings, on Wilma Q.’s clock'),
  );
  act(() => show({ weeklyAvailability: null }));
  await waitFor(() => expect(free()).not.toContain('Typical hours'));
});

test('a visitor sees only what the companion offers, with lengths and prices, and when they are away', async () => {
  show({ hourlyRate: 45 });
  await open();
  expect(screen.getByRole('region', { name: 'Time with Wilma Q.' }).textContent).toContain(
    '€45 per hour',
  );
  const activities = within(screen.getByRole('list', { name: 'Activities' }));
  const chat = activities.getByRole('link', { name: /^Virtual Chat/ });
  expect(chat.textContent).toBe('Virtual ChatOnline, 1 hour to 3 hours€22.50');
  expect(chat.getAttribute('href')).toBe('/book/companion-1?activity=virtual-chat');
  expect(activities.getByRole('link', { name: /^Outdoor Adventure.*€67.50/ })).toBeTruthy();
  expect(screen.getByText(OFFER)).toBeTruthy();
  const away = (from: string, until: string, note: string) => ({ from, until, note });
  const offer = {
    ...OPEN_OFFER,
    firstSession: false,
    activities: ['virtual-chat', 'coffee-walk'] as ActivityId[],
    maximumSession: 1 as const,
    timeOff: [
      away('2026-12-20', '2026-12-26', 'Visiting family.'),
      away('2026-11-27', '2026-11-27', ''),
      away('2026-11-01', '2026-11-02', 'Long over.'),
      away('2027-05-01', '2027-05-02', 'Too far ahead.'),
    ],
    aheadDays: 60 as const,
  };
  act(() => show({ offer }));
  await waitFor(() => expect(screen.queryByText(OFFER)).toBeNull());
  expect(textsOf(activities.getAllByRole('link'))).toEqual([
    expect.stringMatching(/^Virtual ChatOnline, 1 hour€/),
    expect.stringMatching(/^Coffee & WalkIn person, 1 hour€/),
  ]);
  const list = within(await screen.findByRole('list', { name: 'Time off' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
    expect.stringMatching(/^Away .*Nov 27.*\.$/),
    expect.stringMatching(/^Away .*Dec 20.*26\. Visiting family\.$/),
  ]);
});

test('a visitor who wants to book makes an account for that and comes back to the booking page', async () => {
  const site = await open(null, `${PATH}?activity=coffee-walk`);
  await site.user.click(screen.getByRole('link', { name: 'Book' }));
  await site.isAt(
    `/register/account?${new URLSearchParams({ next: '/book/companion-1?activity=coffee-walk' })}`,
  );
  await screen.findByRole('heading', { name: 'Create your account to book Wilma' });
});

test('a member sees the first-session discount only while they can use it', async () => {
  await open(MEMBER);
  expect(await screen.findByText(OFFER)).toBeTruthy();
  setWorld({ usedDiscounts: ['first-session_companion-1'] });
  await waitFor(() => expect(screen.queryByText(OFFER)).toBeNull());
});

test.each([
  ['companion', OTHER_COMPANION, 'You’re signed in as a companion.'],
  ['member of staff', STAFF, 'You’re signed in with a team account.'],
])('a %s is offered no favorites, cannot book and sees why', async (_kind, person, reason) => {
  await open(person);
  expect(screen.queryByText('Book')).toBeNull();
  expect(screen.getByText(`Only members can book. ${reason}`)).toBeTruthy();
  expect(hasPhoneBar()).toBe(false);
  expectNoTexts(OFFER, 'Add to Favorites');
});

test('a companion goes from their public profile to edit it', async () => {
  show({ badges: { identity: false, background: false, training: false } });
  await open(COMPANION);
  expect(screen.getByText(/^Not listed right now/)).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Badges' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'What we checked' })).toBeNull();
  expect(hasPhoneBar()).toBe(false);
  expect(screen.queryByText('Book')).toBeNull();
  await expectLink('Edit your profile', '/profile');
  await expectLink('Edit your listing', '/profile/listing');
});

test('a visitor sees one sentence, the next free time, which is a full hour, and no dead buttons', async () => {
  show({ bio: 'I listen well to everyone I meet. I walk slowly.', weeklyAvailability: MONDAYS });
  await open();
  const header = within(screen.getByRole('region', { name: 'Profile' }));
  expect(header.getByText('I listen well to everyone I meet.')).toBeTruthy();
  expect(await header.findByText(/^Next free Mon, Nov 23, 9:00\sAM$/)).toBeTruthy();
  const about = screen.getByRole('region', { name: 'About Wilma Q.' }).textContent;
  expect(about).toContain('I walk slowly.');
  expect(about).not.toContain('I listen well to everyone I meet.');
  expect(screen.queryAllByRole('button', { name: /call|chat/i })).toEqual([]);
  // In New York: opens a quarter before the hour.
  act(() => show({ weeklyAvailability: { mon: [{ start: '21:45', end: '24:00' }] } }));
  expect(await header.findByText(/^Next free Mon, Nov 23, 10:00\sPM$/)).toBeTruthy();
});

test('a member looks at another day of the week, and at one with nothing free', async () => {
  show({ weeklyAvailability: { ...MONDAYS, tue: [{ start: '18:00', end: '20:00' }] } });
  const site = await openCalendar(MEMBER);
  await screen.findByRole('list', { name: 'Hours on Monday, November 23' });
  expect(screen.getByText('Choose a free hour to book it.')).toBeTruthy();
  const week = within(screen.getByRole('list', { name: 'Week' }));
  await site.pressIn(week, 'Tuesday, November 24');
  expect(screen.getByRole('link', { name: /^Book Tue, Nov 24, 6:00\sPM$/ })).toBeTruthy();
  await site.pressIn(week, 'Wednesday, November 25, nothing free');
  expect(screen.getByText('Nothing free on this day.')).toBeTruthy();
  expect(screen.queryByRole('list', { name: /^Hours/ })).toBeNull();
});

test('an address that named a tab leads to that section', async () => {
  await open(null, `${PATH}?tab=reviews`);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Reviews (7)'));
});

test('a member who blocks a companion can unblock them, but not book or message', async () => {
  const at = new Date(NOW.getTime() - 60_000);
  setWorld({ blocks: { [`${MEMBER.uid}/companion-1`]: { at, endedAt: null, past: [] } } });
  const site = await open(MEMBER);
  expect(await screen.findByText(/^You’ve blocked Wilma Q\./)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Book' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Message/ })).toBeNull();
  expect(hasPhoneBar()).toBe(false);
  await site.press('Unblock');
  expect(await screen.findByRole('link', { name: 'Book' })).toBeTruthy();
  expect(hasPhoneBar()).toBe(true);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Time with Wilma Q.'));
});

test('a member reads until when a companion is away, and can write, but not book', async () => {
  show({ offer: { ...OPEN_OFFER, away: { backOn: '2026-12-07' } } });
  await open(MEMBER);
  await screen.findByText('Wilma Q. isn’t taking new bookings until Mon, Dec 7.');
  await screen.findByRole('button', { name: /^Message/ });
  expect(screen.queryByRole('link', { name: 'Book' })).toBeNull();
});

test('a visitor sees a profile disappear as soon as it is unlisted, and where to go', async () => {
  await open();
  act(() => show({ listed: false }));
  await screen.findByRole('heading', { name: 'We can’t find this companion' });
  await expectLink('Browse companions', '/browse');
  expect(screen.queryByText('Wilma Q.')).toBeNull();
});

test('a visitor reads that a profile is missing, but not while the cache is empty', async () => {
  await visit(PATH, null, { companions: [], fromCache: true });
  await screen.findByRole('link', { name: 'All companions' });
  expect(screen.queryByText('We can’t find this companion')).toBeNull();
  act(() => setWorld({ fromCache: false }));
  await screen.findByRole('heading', { name: 'We can’t find this companion' });
  act(() => show());
  expect(await screen.findByRole('heading', { level: 1, name: 'Wilma Q.' })).toBeTruthy();
});

test('a member takes a free hour from the calendar to the booking page', async () => {
  show({ weeklyAvailability: MONDAYS });
  const site = await openCalendar(MEMBER);
  await site.user.click(await screen.findByRole('link', { name: /^Book Mon, Nov 23, 10:00\sAM$/ }));
  const book = await screen.findByRole('button', { name: 'Request session' });
  await waitFor(() => expect((book as HTMLButtonElement).disabled).toBe(false));
  expect(screen.getByRole('radiogroup', { name: /November 23$/ })).toBeTruthy();
  const time = screen.getByRole<HTMLInputElement>('radio', { name: /^10:00\sAM$/ });
  expect(time.checked).toBe(true);
  // The member has edited the form, so a reload must not restore the hour from the link.
  await site.isAt('/book/companion-1');
});

test('a member sees an hour despite a lapsed request, until another member books it', async () => {
  show({ weeklyAvailability: MONDAYS });
  setWorld({ holds: { lapsed: hold('2026-11-23T15:00:00Z', '2026-11-23T16:00:00Z', NOW) } });
  await openCalendar(MEMBER);
  const ten = () => screen.queryByRole('link', { name: /10:00\sAM/ });
  await waitFor(() => expect(ten()).toBeTruthy());
  const until = new Date(NOW.getTime() + 60_000);
  setWorld({ holds: { other: hold('2026-11-23T15:15:00Z', '2026-11-23T16:00:00Z', until) } });
  await waitFor(() => expect(ten()).toBeNull());
  expect(within(screen.getByRole('list', { name: /^Hours on/ })).getByText('taken')).toBeTruthy();
});

test('a member in another time zone sees both local times', async () => {
  show({ weeklyAvailability: MONDAYS, timeZone: 'Europe/London' });
  await openCalendar(MEMBER);
  screen.getByText('Times shown in your time zone (New York time). Wilma Q. is on London time.');
  const hour = await screen.findByRole('link', {
    name: /^Book Mon, Nov 23, 5:00\sAM \(10:00\sAM London time\)$/,
  });
  expect(hour.getAttribute('href')).toBe('/book/companion-1?date=2026-11-23&time=10%3A00');
});

test('a visitor whose clock agrees with the companion’s only in winter sees when they differ', async () => {
  show({ weeklyAvailability: MONDAYS, timeZone: 'America/Jamaica' });
  await openCalendar();
  screen.getByText('Times shown in New York time. Wilma Q.’s clock shows the same.');
  // To the week of March 12, in which summer time starts in New York.
  for (let week = 1; week <= 16; week++) {
    fireEvent.click(screen.getByRole('button', { name: 'Next week' }));
  }
  expect(screen.getByText(/^Times shown in your time zone \(New York time\)/)).toBeTruthy();
});

test('a companion sees another companion’s hours but cannot book them', async () => {
  show({ weeklyAvailability: MONDAYS });
  await openCalendar(OTHER_COMPANION);
  const hours = within(await screen.findByRole('list', { name: /^Hours on Monday/ }));
  expect(hours.getByText(/^10:00\sAM$/)).toBeTruthy();
  expect(hours.queryByRole('link')).toBeNull();
});

test('a visitor reads that a week is fully taken or has no free hour, and pages through the weeks up to the booking limit', async () => {
  show({ weeklyAvailability: MONDAYS });
  const until = new Date(NOW.getTime() + 60_000);
  setWorld({ holds: { other: hold('2026-11-23T14:00:00Z', '2026-11-23T17:00:00Z', until) } });
  await openCalendar();
  await screen.findByText('No free times this week. Try another. Crossed-out hours are taken.');
  act(() => {
    setWorld({ holds: {} });
    show({ weeklyAvailability: {} });
  });
  expect(await screen.findByText(/No free times this week/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/Crossed-out hours/)).toBeNull());
  const previous = screen.getByRole('button', { name: 'Previous week' });
  const next = screen.getByRole('button', { name: 'Next week' });
  const range = () =>
    screen.getByText(/^[A-Z][a-z]{2} \d+\s–\s([A-Z][a-z]{2} )?\d+(, 20\d\d)?$/).textContent;
  const first = range();
  expect(first).toMatch(/^Nov 20\s–\s26$/);
  fireEvent.click(previous);
  expect(range()).toBe(first);
  fireEvent.click(next);
  expect(range()).toMatch(/^Nov 27\s–\sDec 3$/);
  while (next.getAttribute('aria-disabled') !== 'true') fireEvent.click(next);
  expect(range()).toMatch(/^May 14\s–\s20, 2027$/);
  fireEvent.click(next);
  expect(range()).toMatch(/^May 14\s–\s20, 2027$/);
});

test('a member opens a profile from a companion’s card', async () => {
  const site = await visit('/browse?mood=anxious', MEMBER);
  await site.user.click(await screen.findByRole('link', { name: 'Wilma Q.' }));
  await site.isAt('/companion/companion-1?mood=anxious');
});
