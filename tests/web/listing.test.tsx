import { DEFAULT_OFFER, type Offer } from '@hearthkin/domain/companion/offer';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { inputsOf } from './fake-call';
import { refuseWrite, written } from './memory-firestore';
import {
  booking,
  COMPANION,
  companionDocument,
  listingOf,
  MEMBER,
  NOW,
  profileDocument,
  userDocument,
} from './people';
import { expectWords } from './shown';
import { type Site, visit } from './site';
import { setWorld } from './world';

const PATH = '/profile/listing';
const NO_BADGES = { identity: false, background: false, training: false };
const VERIFIED = { isVerified: true, verificationStatus: 'verified' } as const;
const UNVERIFIED = { isVerified: false, verificationStatus: 'not_started' } as const;
const NINE_TO_FIVE = [{ start: '09:00', end: '17:00' }];

function show(change: Parameters<typeof companionDocument>[0] = {}): void {
  setWorld({
    users: { [COMPANION.uid]: userDocument(COMPANION, { verification: VERIFIED }) },
    companions: [{ id: COMPANION.uid, data: companionDocument(change) }],
  });
}

beforeEach(() => show());

async function open(): Promise<Site> {
  const site = await visit(PATH, COMPANION);
  await screen.findByRole('region', { name: 'Your hours' });
  return site;
}

/** A listing with what most companions have. */
const showOffer = (change: Partial<Offer> = {}) =>
  show({ offer: { ...DEFAULT_OFFER, ...change }, weeklyAvailability: WEEK });

const WEEK = { mon: NINE_TO_FIVE, tue: NINE_TO_FIVE };

const region = (name: string) => within(screen.getByRole('region', { name }));
const group = (name: string) => within(screen.getByRole('group', { name }));
const activity = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const fill = (where: ReturnType<typeof within>, label: string, value: string) =>
  fireEvent.change(where.getByLabelText(label), { target: { value } });

/** Saved changes of the listing, in order; those of hours and offer come last. */
const saved = () => [...written(`companions/${COMPANION.uid}`), ...inputsOf('saveSchedule')];
const isSaved = (...parts: readonly object[]) => waitFor(() => expect(saved()).toEqual(parts));

const bio = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Bio' });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
const chip = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('button', { name });
const card = () => screen.getByRole('complementary', { name: 'Preview' });

test('a companion sees their current listing with nothing to save, also once a change is undone', async () => {
  show({ traits: ['calm'], minimumSession: 2, timeZone: 'America/New_York' });
  const site = await open();
  expect(bio().value).toBe('I listen well and walk slowly.');
  expect(chip('Personality', 'Calm').getAttribute('aria-pressed')).toBe('true');
  expect(chip('Personality', 'Wise').getAttribute('aria-pressed')).toBe('false');
  const [zone] = screen.getByRole<HTMLSelectElement>('combobox', {
    name: 'Your time zone',
  }).selectedOptions;
  expect(zone?.textContent).toBe('New York');
  expect(zone?.closest('optgroup')?.label).toBe('America');
  const shortest = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Shortest session' });
  expect(shortest.selectedOptions[0]?.textContent).toBe('2 hours');
  expect(save().disabled).toBe(true);

  await site.user.selectOptions(shortest, '1 hour');
  await waitFor(() => expect(save().disabled).toBe(false));
  await site.user.selectOptions(shortest, '2 hours');
  await waitFor(() => expect(save().disabled).toBe(true));
  await site.user.selectOptions(shortest, '30 minutes');
  await site.user.click(save());
  await isSaved({ minimumSession: 0.5 });
  expect(written(`users/${COMPANION.uid}`)).toEqual([]);
});

test('a companion edits text and traits, sees the preview update, and saves only those', async () => {
  const site = await open();
  fireEvent.change(bio(), { target: { value: 'I like the sea. ' } });
  fireEvent.click(chip('Personality', 'Wise'));
  fill(region('Price'), 'Hourly rate', '45');
  await waitFor(() => expect(card().textContent).toContain('€45 per hour'));
  expect(card().textContent).toContain('I like the sea.');

  await site.user.click(save());
  const bioNow = { bio: 'I like the sea.' };
  await isSaved({ ...bioNow, traits: ['calm', 'listener', 'wise'], hourlyRate: 45 });
  expect(written(`users/${COMPANION.uid}`)).toEqual([bioNow]);
  expect(await screen.findByText('Your listing is saved.')).toBeTruthy();
  await waitFor(() => expect(save().disabled).toBe(true));
});

test('a companion reads what traits are good for and mean, and how many to choose, which is no limit', async () => {
  show({ traits: ['calm', 'patient'] });
  const site = await open();
  const hint = () =>
    document.getElementById(personality.getAttribute('aria-describedby') ?? '')?.textContent;
  const personality = screen.getByRole('group', { name: 'Personality' });
  const groups = within(personality).getAllByRole('group');
  expect(
    groups.map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')),
  ).toMatchObject([
    { textContent: 'Calming For feeling anxious or stressed' },
    { textContent: 'Energizing For feeling bored' },
    { textContent: 'Nurturing For feeling lonely or sad' },
    { textContent: 'Problem-solving For feeling stressed' },
    { textContent: 'Universal For any mood' },
  ]);
  const meaning = (name: string) =>
    document.getElementById(chip('Personality', name).getAttribute('aria-describedby') ?? '');
  expect(meaning('Calm')?.textContent).toBe('Stays steady when things feel like too much.');
  expect(meaning('Wise')).toBeNull();
  fireEvent.click(chip('Personality', 'Wise'));
  expect(meaning('Wise')?.textContent).toBe('Has seen a lot, and shares it without preaching.');
  fireEvent.click(chip('Personality', 'Calm'));
  expect(meaning('Calm')).toBeNull();

  expect(hint()).toBe('Choose 4 to 7: 2 more to go.');
  for (const name of ['Calm', 'Stable']) fireEvent.click(chip('Personality', name));
  expect(hint()).toBe('Choose 4 to 7: 4 chosen.');
  for (const name of ['Calm', 'Patient', 'Stable', 'Wise']) {
    fireEvent.click(chip('Personality', name));
  }
  expect(hint()).toBe('Choose 4 to 7. Without any, members can’t find you by mood.');
  await site.user.click(save());
  await isSaved({ traits: [] });
});

test('a companion of any time sets daytime hours, and copies a day to the others', async () => {
  const site = await open();
  expect(screen.getByText('Members can request any time of day or night.')).toBeTruthy();
  expect(screen.queryByText('Extra hours')).toBeNull();
  await site.press('Set daytime hours');
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Hours by day' }));
  expect(choice('Sunday until').value).toBe('18:00');
  fireEvent.change(screen.getByLabelText('Monday until'), { target: { value: '12:00' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add hours on Monday' }));
  fireEvent.click(screen.getByRole('button', { name: 'Copy to weekdays: the hours of Monday' }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove these hours on Friday (2)' }));

  // A day without hours is copied after a question, and what was lost comes back.
  fireEvent.click(screen.getByRole('button', { name: 'Remove these hours on Sunday' }));
  fireEvent.click(screen.getByRole('button', { name: 'Copy to weekdays: the hours of Sunday' }));
  const question = await screen.findByRole('alertdialog');
  expectWords(question, 'Sunday has no hours. Copying it leaves Monday to Friday without hours');
  await site.pressIn(question, 'Remove hours');
  await waitFor(() => expect(screen.queryByLabelText('Monday until')).toBeNull());
  const undo = () => screen.getByRole('button', { name: 'Undo change of hours' });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  fireEvent.click(undo());
  fireEvent.click(undo());
  expect(choice('Sunday until').value).toBe('18:00');

  await site.user.click(save());
  const morning = { start: '09:00', end: '12:00' };
  const both = [morning, { start: '13:00', end: '15:00' }];
  const daytime = [{ start: '09:00', end: '18:00' }];
  const hours = { mon: both, tue: both, wed: both, thu: both, fri: [morning] };
  await isSaved({ weeklyAvailability: { ...hours, sat: daytime, sun: daytime } });
});

test('a companion goes to a section of the long page, and the keyboard with them', async () => {
  showOffer();
  const site = await open();
  const sections = within(screen.getByRole('navigation', { name: 'Sections' }));
  // jsdom lays nothing out, so it can't scroll.
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  for (const link of sections.getAllByRole('button')) {
    await site.user.click(link);
    const heading = screen.getByRole('heading', { level: 2, name: link.textContent ?? '' });
    expect(document.activeElement).toBe(heading);
  }
  expect(scrolled).toHaveBeenCalledTimes(7);
});

test('a companion with hours has no way back to any time, and sees activities with lengths and prices', async () => {
  showOffer();
  const site = await open();
  expect(screen.queryByText(/any time/i)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Set daytime hours' })).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(activity(/^Virtual Chat 30|^Virtual Chat/).checked).toBe(true);
  const words = () => activity(/^Virtual Chat/).closest('label')?.textContent;
  expect(words()).toBe('Virtual Chat 1 hour to 3 hours €15 per hour you get €12');
  fill(region('Price'), 'Hourly rate', '50');
  await waitFor(() => expect(words()).toContain('€25 per hour'));
  await site.user.selectOptions(choice('Longest session'), '1 hour');
  expect(activity(/^Outdoor Adventure/).closest('label')?.textContent).toContain(
    'Needs at least 1½ hours. Your longest session is shorter.',
  );
});

test('a companion changes what they offer, in words, and saves only that', async () => {
  showOffer();
  const site = await open();
  const notice = choice('Notice');
  expect(notice.selectedOptions[0]?.textContent).toBe('2 hours');
  fireEvent.click(activity(/^Study Support/));
  fireEvent.click(activity(/^Creative Therapy/));
  fireEvent.click(activity(/^Creative Therapy/));
  await site.user.selectOptions(notice, 'No notice needed');
  await site.user.selectOptions(choice('Longest session'), '3 hours');
  await site.user.selectOptions(choice('Time between sessions'), '30 minutes');
  await site.user.selectOptions(choice('Most sessions a day'), '1 session');
  await site.user.selectOptions(choice('How far ahead'), '90 days');
  const talks = screen.getByRole('switch', { name: 'Talk Right Now: off' });
  await site.user.click(talks);
  expect(screen.getByRole('switch', { name: 'Talk Right Now: on' })).toBe(talks);
  await site.user.click(save());
  await isSaved({
    offer: {
      activities: DEFAULT_OFFER.activities.filter((id) => id !== 'study-support'),
      maximumSession: 3,
      noticeHours: 0,
      bufferMinutes: 30,
      sessionsPerDay: 1,
      aheadDays: 90,
      talksNow: true,
    },
  });
  await waitFor(() => expect(save().disabled).toBe(true));
});

test('a companion reads what each of their own offers costs, at the rate they type', async () => {
  show({ hourlyRate: 30, offer: DEFAULT_OFFER });
  const site = await open();
  const price = region('Price');
  expect(price.getByText('A first session of one hour pays you €12 instead of €24.')).toBeTruthy();
  expect(price.getByText(/^A session of one hour pays you €19\.20 instead of €24 if/)).toBeTruthy();
  fill(price, 'Hourly rate', '50');
  expect(price.getByText('A first session of one hour pays you €20 instead of €40.')).toBeTruthy();
  fill(price, 'Hourly rate', '30');
  await site.user.click(price.getByRole('switch', { name: 'First session 50% off: off' }));
  await site.user.click(price.getByRole('switch', { name: 'Happy Hour 20% off: off' }));
  await site.user.click(save());
  await isSaved({ offer: { firstSession: true, happyHour: true } });
});

test('a companion reads that a rate is above what members book, once it is counted, and before by our price list', async () => {
  show({ hourlyRate: 30 });
  await open();
  const price = region('Price');
  fill(price, 'Hourly rate', '60');
  expect(price.getByText(/^High: an hour of Coffee & Walk then costs/)).toBeTruthy();
  const months = { companions: 48, lowMinor: 0, middleMinor: 0, highMinor: 0, countedAt: NOW };
  setWorld({ firstMonths: { ...months, commonRate: 42 } });
  await price.findByText(/^High: four of five sessions .* booked at €42 an hour or less/);
  fill(price, 'Hourly rate', '42');
  await waitFor(() => expect(price.queryByText(/^High/)).toBeNull());
});

test('a companion without an activity, or with lengths that don’t fit, sees why', async () => {
  showOffer({ activities: ['outdoor-adventure'] });
  const site = await open();
  fireEvent.click(activity(/^Outdoor Adventure/));
  expect(await screen.findByText('Please choose at least one activity')).toBeTruthy();
  await site.user.click(save());
  expect(await screen.findByText('Please fix the highlighted fields.')).toBeTruthy();
  expect(document.activeElement).toBe(activity(/^Virtual Chat/));
  fireEvent.click(activity(/^Outdoor Adventure/));
  await site.user.selectOptions(choice('Longest session'), '1 hour');
  await screen.findByText('Your longest session is too short for these activities');
  await site.user.selectOptions(choice('Shortest session'), '2 hours');
  await screen.findByText('Your longest session can’t be shorter than your shortest');
  expect(choice('Longest session').getAttribute('aria-invalid')).toBe('true');
  await site.user.selectOptions(choice('Longest session'), '3 hours');
  await site.user.click(save());
  await isSaved({ minimumSession: 2 }, { offer: { maximumSession: 3 } });
});

test('a companion plans time off, removes what was there, and discards it all', async () => {
  const timeOff = [{ from: '2026-12-01', until: '2026-12-02', note: 'Moving house.' }];
  showOffer({ timeOff });
  const site = await open();
  await site.press('Remove: Time off 1');
  const add = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add time off' });
  expect(document.activeElement).toBe(add());
  expect(screen.getByText('No time off planned.')).toBeTruthy();
  await site.user.click(add());
  const first = group('Time off 1');
  expect(document.activeElement).toBe(first.getByLabelText('First day'));
  fill(first, 'First day', '2026-12-20');
  expect(first.getByLabelText<HTMLInputElement>('Last day').value).toBe('2026-12-20');
  await site.press('Discard');
  const asks = within(await screen.findByRole('alertdialog'));
  await site.pressIn(asks, 'Discard');
  const note = 'What members read (optional)';
  await waitFor(() =>
    expect(group('Time off 1').getByLabelText<HTMLInputElement>(note).value).toBe('Moving house.'),
  );
  expect(save().disabled).toBe(true);
});

test('a companion saves time off in order, without what is over', async () => {
  const over = { from: '2026-11-02', until: '2026-11-19', note: '' };
  const now = { from: '2026-11-19', until: '2026-11-20', note: 'Away.' };
  showOffer({ timeOff: [now, over] });
  const site = await open();
  expect(screen.queryByRole('group', { name: 'Time off 2' })).toBeNull();
  expect(save().disabled).toBe(true);
  for (const [number, date] of [
    [2, '2026-12-20'],
    [3, '2026-12-05'],
  ] as const) {
    await site.press('Add time off');
    fill(group(`Time off ${number}`), 'First day', date);
  }
  fill(group('Time off 2'), 'Last day', '2027-01-03');
  fill(group('Time off 2'), 'What members read (optional)', ' Visiting family. ');
  await site.user.click(save());
  await isSaved({
    offer: {
      timeOff: [
        now,
        { from: '2026-12-05', until: '2026-12-05', note: '' },
        { from: '2026-12-20', until: '2027-01-03', note: 'Visiting family.' },
      ],
    },
  });
  await waitFor(() => expect(save().disabled).toBe(true));
});

test('a companion is told what is wrong with time off and extra hours', async () => {
  showOffer();
  const site = await open();
  await site.press('Add time off');
  const off = group('Time off 1');
  expect(off.queryByText('Please choose a date')).toBeNull();
  await site.user.click(save());
  await waitFor(() => expect(off.getAllByText('Please choose a date')).toHaveLength(2));
  expect(document.activeElement).toBe(off.getByLabelText('First day'));
  fill(off, 'First day', '2026-12-20');
  fill(off, 'Last day', '2026-12-19');
  expect(off.getByText('The last day can’t be before the first')).toBeTruthy();
  fill(off, 'Last day', '2026-12-20');

  const add = screen.getByRole('button', { name: 'Add extra hours' });
  await site.user.click(add);
  fill(group('Extra hours 1'), 'Date', '2026-12-05');
  fill(group('Extra hours 1'), 'Until', '17:00');
  expect(group('Extra hours 1').getByText('Hours end after they start')).toBeTruthy();
  fill(group('Extra hours 1'), 'Until', '24:00');
  await site.user.click(add);
  fill(group('Extra hours 2'), 'Date', '2026-12-05');
  expect(group('Extra hours 2').getByText('These hours overlap')).toBeTruthy();
  await site.user.click(save());
  expect(saved()).toEqual([]);
  fill(group('Extra hours 2'), 'Date', '2026-12-04');
  await site.user.click(save());
  await isSaved({
    offer: {
      timeOff: [{ from: '2026-12-20', until: '2026-12-20', note: '' }],
      extraHours: [
        { date: '2026-12-04', start: '18:00', end: '20:00' },
        { date: '2026-12-05', start: '18:00', end: '24:00' },
      ],
    },
  });
});

test('a companion adds ten dates at most', async () => {
  const timeOff = Array.from({ length: 10 }, (_, index) => {
    const day = `2026-12-${10 + index}`;
    return { from: day, until: day, note: '' };
  });
  showOffer({ timeOff });
  await open();
  const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Add time off' });
  expect(add.disabled).toBe(true);
  expect(screen.getByText('You can add 10 at most.')).toBeTruthy();
});

test('a companion finds what they offer as typed after a reload, and only their changes', async () => {
  showOffer();
  const site = await open();
  for (const name of [/^Virtual/, /^Coffee/, /^Mindful/, /^Creative/, /^Study/, /^Outdoor/]) {
    fireEvent.click(activity(name));
  }
  await site.press('Add time off');
  fill(group('Time off 1'), 'What members read (optional)', 'Soon ');
  showOffer({ noticeHours: 8 });
  await open();
  expect(screen.getByText('Please choose at least one activity')).toBeTruthy();
  const note = group('Time off 1').getByLabelText<HTMLInputElement>('What members read (optional)');
  expect(note.value).toBe('Soon ');
  expect(choice('Notice').selectedOptions[0]?.textContent).toBe('8 hours');
});

/** Confirmed sessions of two hours. */
const sessions = (...starts: readonly string[]) =>
  setWorld({
    bookings: starts.map((start, index) => {
      const startsAt = new Date(start);
      const endsAt = new Date(startsAt.getTime() + 7_200_000);
      return booking(`session-${index}`, { status: 'confirmed', startsAt, endsAt, dueAt: endsAt });
    }),
    profiles: { [MEMBER.uid]: profileDocument('Sam L.', 'spender') },
  });

test('a companion sees which booked sessions are in their time off, also if they load only when asked again', async () => {
  showOffer();
  // The second one starts on November 30 and ends on December 1 in New York.
  sessions('2026-12-01T20:00:00Z', '2026-12-01T04:00:00Z', '2026-12-08T20:00:00Z');
  setWorld({ failing: [/^bookings/] });
  const site = await open();
  await site.press('Add time off');
  expect(screen.queryByText(/^Already booked/)).toBeNull();
  fill(group('Time off 1'), 'First day', '2026-12-01');
  const section = region('Time off');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  setWorld({ failing: [] });
  await site.user.click(retry);
  expect(await section.findByText('2 booked sessions are in your time off.')).toBeTruthy();
  await section.findAllByRole('link', { name: /Sam L\./ });
  const [first, second] = within(
    section.getByRole('list', { name: 'Booked sessions in your time off' }),
  ).getAllByRole('listitem');
  expectWords(first, /^Already booked, and stays: Mon, Nov 30, 11:00\sPM with Sam L\.$/);
  expectWords(second, /^Already booked, and stays: Tue, Dec 1, 3:00\sPM with Sam L\.$/);
  expect(section.getAllByRole('link')[1]?.getAttribute('href')).toBe('/my-bookings/session-0');
  fill(group('Time off 1'), 'First day', '2026-12-02');
  fill(group('Time off 1'), 'Last day', '2026-12-08');
  expect(section.getByText('1 booked session is in your time off.')).toBeTruthy();
});

test('a companion sees which booked sessions are outside the hours they type', async () => {
  showOffer();
  // Mondays at 2 PM and at 6 PM.
  sessions('2026-11-23T19:00:00Z', '2026-11-30T23:00:00Z');
  await open();
  expect(screen.queryByText(/^Already booked/)).toBeNull();
  fireEvent.change(screen.getByLabelText('Monday until'), { target: { value: '15:00' } });
  const section = region('Your hours');
  expect(await section.findByText('2 booked sessions are outside these hours.')).toBeTruthy();
  fireEvent.click(section.getByRole('button', { name: 'Add extra hours' }));
  fill(group('Extra hours 1'), 'Date', '2026-11-30');
  expect(section.getByText('1 booked session is outside these hours.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Monday until'), { target: { value: '17:00' } });
  await waitFor(() => expect(section.queryByText(/booked session/)).toBeNull());
});

test('a companion sees invalid hours marked at their day and gets focus there, and cannot save an invalid rate', async () => {
  show({ weeklyAvailability: { tue: NINE_TO_FIVE } });
  const site = await open();
  const from = screen.getByLabelText('Tuesday from');
  fireEvent.change(from, { target: { value: '17:30' } });
  const tuesday = within(screen.getByRole('group', { name: 'Tuesday' }));
  expect(tuesday.getByText('Hours end after they start')).toBeTruthy();
  await site.user.click(save());
  expect(await screen.findByText('Please fix the highlighted fields.')).toBeTruthy();
  expect(document.activeElement).toBe(from);
  expect(saved()).toEqual([]);

  fireEvent.change(from, { target: { value: '10:00' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add hours on Tuesday' }));
  fireEvent.change(screen.getByLabelText('Tuesday from (2)'), { target: { value: '16:30' } });
  expect(tuesday.getByText('These hours overlap')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remove these hours on Tuesday (2)' }));

  fill(region('Price'), 'Hourly rate', '4');
  await site.user.click(save());
  await screen.findByText('Please enter an hourly rate in whole euros, from 5 to 500');
  expect(card().textContent).toContain('€30 per hour');
  expect(saved()).toEqual([]);
});

test('a companion whose listing fails to save sees why and keeps only their changes, also over a reload', async () => {
  const site = await open();
  fireEvent.change(bio(), { target: { value: `${bio().value} Truly.` } });
  refuseWrite(/^companions/, 'unavailable');
  await site.user.click(save());
  expect((await screen.findByRole('alert')).textContent).toContain('can’t connect right now');
  expect(bio().value).toBe('I listen well and walk slowly. Truly.');
  expect(save().disabled).toBe(false);
  show({ hourlyRate: 60 });
  await open();
  expect(bio().value).toBe('I listen well and walk slowly. Truly.');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Hourly rate' }).value).toBe('60');
  expect(save().disabled).toBe(false);
});

test('a companion is asked before losing changes and can discard them', async () => {
  const site = await open();
  fireEvent.change(bio(), { target: { value: 'I listen well. Truly.' } });
  await site.router.navigate('/profile');
  const asks = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
  await site.pressIn(asks, 'Keep editing');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await site.isAt(PATH);
  expect(bio().value).toContain('Truly.');

  await site.press('Discard');
  const again = await screen.findByRole('alertdialog');
  await site.pressIn(again, 'Discard');
  await waitFor(() => expect(bio().value).toBe('I listen well and walk slowly.'));
  expect(save().disabled).toBe(true);
});

test('a companion sees each thing their listing lacks with its link, and once nothing is, that it is being updated', async () => {
  setWorld({
    users: { [COMPANION.uid]: userDocument(COMPANION, { verification: UNVERIFIED }) },
    ...listingOf({ listed: false, badges: NO_BADGES, photo: null }),
  });
  await open();
  const notice = (await screen.findByText(/^Members can’t find you until/)).closest(
    '[role=status]',
  );
  const items = within(notice as HTMLElement).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'your documents are approved · See your verification',
    'your application is approved · See your application',
    'your listing has a photo',
  ]);
  const links = within(notice as HTMLElement).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/verification',
    '/earn-helping',
  ]);
  expect(screen.getByRole('button', { name: 'Add a photo' })).toBeTruthy();

  act(() => show({ listed: false }));
  expect(await screen.findByText(/We’re updating your listing/)).toBeTruthy();
});

test('a listed companion may replace their photo but not remove it; without the badge it changes without a question', async () => {
  const site = await open();
  const dialog = within(await site.openDialog('Change photo', 'Your profile photo'));
  expect(await dialog.findByText(/Replace it anytime, but you can’t remove it/)).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Change photo' })).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Remove photo' })).toBeNull();
  act(() => show({ photo: '/faces/old.svg', listed: false, badges: NO_BADGES }));
  await waitFor(() => expect(screen.queryByText(/removes your badge/)).toBeNull());
  await site.pressIn(dialog, 'Remove photo', 'Save');
  await isSaved({ photo: null });
});

test('a companion without a listing sees a notice', async () => {
  await visit(PATH, COMPANION, { companions: [] });
  expect(await screen.findByText('We’re setting up your listing')).toBeTruthy();
});

test('a verified companion confirms another photo, because it takes their badge', async () => {
  show({ photo: '/faces/old.svg', listed: false });
  const site = await open();
  screen.getByText('A new photo removes your badge until our team has reviewed it.');
  const dialog = within(await site.openDialog('Change photo', 'Your profile photo'));
  await site.pressIn(dialog, 'Remove photo', 'Save');
  const asked = within(await screen.findByRole('alertdialog', { name: 'Change your photo?' }));
  expect(saved()).toEqual([]);
  await site.pressIn(asked, 'Change photo');
  await isSaved({ photo: null });
});
