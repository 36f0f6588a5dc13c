import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { event, groupActivity, placeAt } from './community-event';
import { answer, call, refuse } from './fake-call';
import { reads } from './memory-readers';
import { MEMBER, NOW, profileDocument } from './people';
import { expectLink, expectWords, hrefsOf } from './shown';
import { comeBackAt, type Site, visit } from './site';
import { setWorld } from './world';

const NONE_JOINED = "You haven't joined any events yet. Pick one below to get started!";
const NONE_FOUND = 'No events found matching your search criteria.';

const GAMES = event('e-games');
const YOGA = event('e-yoga', {
  title: 'Morning yoga',
  category: 'Wellness',
  city: 'Seattle',
  date: '2026-11-29',
  time: '09:30',
  location: 'Green Park',
});
const FULL = event('e-full', { title: 'Paint night', category: 'Creative', attendeeCount: 8 });

beforeEach(() => {
  setWorld({
    profiles: { [MEMBER.uid]: profileDocument('Jonah R.', 'spender') },
    events: [GAMES, YOGA],
  });
});

/** The queries of the event list, in order. */
const lists = () => reads.filter((read) => read.startsWith('events?'));
const card = (title: string) => screen.findByRole('article', { name: title });
const titles = () =>
  screen.queryAllByRole('article').map((one) => one.querySelector('h3')?.textContent);
const plain = (element: Element) => element.textContent.replace(/\s/g, ' ');
const own = () => screen.findByRole('region', { name: 'Your upcoming events' });

async function choose(site: Site, field: string, option: string) {
  await site.user.selectOptions(await screen.findByRole('combobox', { name: field }), option);
}

test('a member sees each event’s time, time zone, location and free places, and that it repeats', async () => {
  const weekly = event('e-games', { repeats: { every: 'week', times: 3 } });
  await visit('/community', MEMBER, { events: [weekly, YOGA] });
  const shown = plain(await card('Board games'));
  expect(shown).toContain('Social');
  expect(shown).toContain('Sun, Nov 22, 8:00 PM, your timeIn Chicago: Sun, Nov 22, 7:00 PM');
  expect(shown).toContain('Corner Café, 12 Oak Street, Chicago');
  expect(shown).toContain('5 of 8 spots taken');
  expect(shown).toContain('Repeats weekly, 3 times');
  expect(plain(await card('Morning yoga'))).toContain(
    'Sun, Nov 29, 12:30 PM, your timeIn Seattle: Sun, Nov 29, 9:30 AM',
  );
  await expectLink(
    'View: Board games',
    '/community/event/e-games',
    within(await card('Board games')),
  );
  expect(await screen.findByRole('heading', { name: 'Upcoming community events' })).toBeTruthy();
});

describe('the group activities', () => {
  const section = () => screen.findByRole('region', { name: 'Group activities' });

  test('that a member can join are shown with links, without those that have started', async () => {
    await visit('/community', MEMBER, {
      activities: [
        groupActivity('a-1'),
        groupActivity('a-2', { title: 'Full house', participantCount: 8, priceMinor: 0 }),
        groupActivity('a-3', { title: 'Begun', startsAt: NOW }),
        groupActivity('a-4', { title: 'Called off', status: 'cancelled' }),
      ],
    });
    const list = await within(await section()).findByRole('list');
    const rows = within(list).getAllByRole('listitem').map(plain);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toContain('Sun, Nov 22, 10:00 AM');
    expect(rows[0]).toContain('New York, with Wilma Q.');
    expect(rows[0]).toContain('€25 · 7 spots left');
    expect(rows[1]).toContain('Free · Full');
    await expectLink('Clay and quiet', '/community/activity/a-1', within(list));
  });

  test('that a member has joined are listed until they are over', async () => {
    const place = (joinedAt: Date) => ({ uid: MEMBER.uid, displayName: 'Jonah R.', joinedAt });
    await visit('/community', MEMBER, {
      activities: [
        groupActivity('a-1'),
        groupActivity('a-2', { title: 'Not joined' }),
        groupActivity('a-3', { title: 'Over', startsAt: new Date(0), endsAt: new Date(1) }),
        groupActivity('a-4', {
          title: 'Called off',
          status: 'cancelled',
          startsAt: new Date('2026-11-23T15:00:00Z'),
        }),
        groupActivity('a-5', {
          title: 'Called off, and its time has passed',
          status: 'cancelled',
          startsAt: new Date(0),
          endsAt: NOW,
        }),
      ],
      participants: {
        'a-1': [place(NOW)],
        'a-3': [place(new Date(0))],
        'a-4': [place(NOW)],
        'a-5': [place(new Date(0))],
      },
    });
    const joined = within(await screen.findByRole('region', { name: 'Your group activities' }));
    expect(hrefsOf(joined.getAllByRole('link'))).toEqual([
      '/community/activity/a-1',
      '/community/activity/a-4',
    ]);
    expect(joined.getByText('Canceled')).toBeTruthy();
  });
});

test('a member sees the soonest event first, without started or unpublished ones', async () => {
  await visit('/community', MEMBER, {
    events: [
      YOGA,
      GAMES,
      event('e-now', { title: 'Begun', city: 'New York', date: '2026-11-20', time: '10:00' }),
      event('e-soon', { title: 'Soon', city: 'New York', date: '2026-11-20', time: '10:01' }),
      event('e-pending', { title: 'Pending', status: 'pending_approval' }),
      event('e-cancelled', { title: 'Canceled', status: 'cancelled' }),
    ],
  });
  await card('Soon');
  expect(titles()).toEqual(['Soon', 'Board games', 'Morning yoga']);
});

describe('a member who searches for an event', () => {
  test('finds it by words of its name and place, kept in the URL', async () => {
    const site = await visit('/community', MEMBER);
    await card('Morning yoga');
    await site.user.type(screen.getByRole('searchbox'), 'cafe BOARD');
    await site.isAt('/community?q=cafe+BOARD');
    await waitFor(() => expect(titles()).toEqual(['Board games']));
    expect(lists().at(-1)).toContain('&searchTokensarray-containsboard&');
  });

  test('filters by city, category and date, and clears all filters', async () => {
    const site = await visit('/community?q=g', MEMBER);
    await card('Morning yoga');
    await choose(site, 'City', 'Seattle');
    await waitFor(() => expect(titles()).toEqual(['Morning yoga']));
    await choose(site, 'Category', 'Wellness');
    await site.user.type(screen.getByLabelText('Date'), '2026-11-29');
    await site.isAt('/community?q=g&city=Seattle&category=Wellness&date=2026-11-29');
    expect(lists().at(-1)).toContain(
      '&searchTokensarray-containsg&city==Seattle&category==Wellness&date==2026-11-29&',
    );
    expect(titles()).toEqual(['Morning yoga']);
    await site.press('Clear filters');
    await waitFor(() => expect(titles()).toEqual(['Board games', 'Morning yoga']));
    await site.isAt('/community');
    expect(document.activeElement?.textContent).toBe('Upcoming community events');
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  });

  test('arrives with filters in the URL and goes back through them', async () => {
    const site = await visit('/community?city=Chicago&category=Nothing', MEMBER);
    await card('Board games');
    expect(titles()).toEqual(['Board games']);
    await choose(site, 'City', 'All cities');
    await card('Morning yoga');
    await site.router.navigate(-1);
    await waitFor(() => expect(titles()).toEqual(['Board games']));
  });

  test('and finds none clears the filters', async () => {
    const site = await visit('/community?city=Austin', MEMBER);
    expect(await screen.findByText(NONE_FOUND)).toBeTruthy();
    await site.press('Clear filters');
    expect(await card('Board games')).toBeTruthy();
    await site.isAt('/community');
  });

  test('may choose dates from today on, in the time zone of the city', async () => {
    vi.setSystemTime(new Date('2026-11-21T07:30:00Z'));
    const site = await visit('/community', MEMBER);
    const date = await screen.findByLabelText<HTMLInputElement>('Date');
    expect(date.min).toBe('2026-11-20');
    await choose(site, 'City', 'Chicago');
    await waitFor(() => expect(date.min).toBe('2026-11-21'));
  });
});

test('a member is invited to create the first event when there are none, and reads that nothing is planned or joined', async () => {
  await visit('/community', MEMBER, { events: [] });
  expect(await screen.findByText('No events yet')).toBeTruthy();
  expect(screen.queryByText(NONE_FOUND)).toBeNull();
  expect(await within(await own()).findByText(NONE_JOINED)).toBeTruthy();
  await screen.findByText('No group activities planned right now.');
});

test('a member loads the next page of events', async () => {
  const many = Array.from({ length: 25 }, (_, index) =>
    event(`e-${index}`, { title: `Event ${index}`, time: `19:${10 + index}` }),
  );
  const site = await visit('/community', MEMBER, { events: many });
  await card('Event 23');
  expect(screen.queryByRole('article', { name: 'Event 24' })).toBeNull();
  await site.press('Show more events');
  expect(await card('Event 24')).toBeTruthy();
});

describe('the events that a member has joined', () => {
  test('are listed soonest first, include waiting lists, and update live', async () => {
    setWorld({ events: [GAMES, YOGA, FULL], attendees: { 'e-yoga': [placeAt(YOGA)] } });
    await visit('/community', MEMBER);
    const list = await within(await own()).findByRole('list', { name: 'Your upcoming events' });
    expect(list.textContent).toContain('Morning yoga');
    setWorld({ waiting: { 'e-full': [placeAt(FULL)] } });
    await waitFor(() => {
      const rows = within(list).getAllByRole('listitem').map(plain);
      expect(rows.map((row) => row.slice(0, 11))).toEqual(['Paint night', 'Morning yog']);
      expect(rows[0]).toContain('Waiting');
      expect(rows[1]).toContain('Joined');
    });
    const cancelled = event('e-yoga', { ...YOGA.data, status: 'cancelled' });
    setWorld({ events: [GAMES, cancelled, FULL] });
    expect(await within(list).findByText('Canceled')).toBeTruthy();
  });

  test('can be retried when they fail to load', async () => {
    setWorld({ failing: [/^\*\/attendees/], attendees: { 'e-yoga': [placeAt(YOGA)] } });
    const site = await visit('/community', MEMBER);
    const alert = await within(await own()).findByRole('alert');
    // Until the member's places are known, joining is not offered.
    expect(within(await card('Board games')).queryByRole('button')).toBeNull();
    setWorld({ failing: [] });
    await site.pressIn(alert, 'Try again');
    expect(await within(await own()).findByText('Morning yoga')).toBeTruthy();
  });
});

describe('a member', () => {
  test('joins an event and leaves it, and who is offline sees that nothing was sent', async () => {
    const site = await visit('/community', MEMBER);
    const join = await within(await card('Board games')).findByRole('button', {
      name: 'Join: Board games',
    });
    await waitFor(() => expect(join.getAttribute('aria-disabled')).toBe('false'));
    refuse('offline');
    await site.user.click(join);
    expect(await screen.findByText(/You’re offline. Nothing was sent/)).toBeTruthy();
    call.mockReset();
    const sixth = event('e-games', { attendeeCount: 6 });
    const taken = { events: [sixth, YOGA], attendees: { 'e-games': [placeAt(sixth)] } };
    answer({ taken: true }, taken);
    await site.user.click(join);
    expect(await screen.findByText('You’re going to “Board games”.')).toBeTruthy();
    const shown = await card('Board games');
    const leave = await within(shown).findByRole('button', { name: 'Leave: Board games' });
    expect(document.activeElement).toBe(leave);
    expectWords(shown, '6 of 8 spots taken', 'Joined');
    answer({ left: true }, { events: [GAMES, YOGA], attendees: {} });
    await site.user.click(leave);
    expect(await screen.findByText('You’ve left “Board games”.')).toBeTruthy();
    await within(shown).findByRole('button', { name: 'Join: Board games' });
    answer({ taken: true }, taken);
    await site.press('Undo');
    expect(await screen.findByText('You’re going to “Board games”.')).toBeTruthy();
    expect(call.mock.calls).toEqual([
      ['takePlace', { eventId: 'e-games', places: 'attendees' }],
      ['leavePlace', { eventId: 'e-games' }],
      ['takePlace', { eventId: 'e-games', places: 'attendees' }],
    ]);
  });
});

test('a host cannot join their own events and sees the status of each', async () => {
  const hosted = { hostId: MEMBER.uid, hostName: 'Jonah R.' };
  await visit('/community', MEMBER, {
    events: [
      event('e-mine', { ...hosted, title: 'My walk' }),
      event('e-no', { ...hosted, title: 'My party', status: 'rejected', notes: 'Where is it?' }),
      event('e-wait', { ...hosted, title: 'My quiz', status: 'pending_approval' }),
    ],
  });
  const shown = await card('My walk');
  expect(shown.textContent).toContain('You host');
  await within(await own()).findByText(NONE_JOINED);
  expect(within(shown).queryByRole('button')).toBeNull();
  const hosts = await screen.findByRole('region', { name: 'Events you host' });
  const rows = within(hosts).getAllByRole('listitem').map(plain);
  expect(rows).toHaveLength(3);
  expect(rows.find((row) => row.startsWith('My party'))).toContain(
    'Note from our team: Where is it?',
  );
  expect(rows.find((row) => row.startsWith('My quiz'))).toContain('Waiting for review');
  expect(rows.find((row) => row.startsWith('My walk'))).toContain('Published');
});

test('an event that starts while a member watches leaves the list', async () => {
  const soon = { city: 'New York', date: '2026-11-20', time: '10:30' } as const;
  setWorld({ events: [event('e-soon', { title: 'Soon', ...soon }), GAMES] });
  await visit('/community', MEMBER);
  await card('Soon');
  comeBackAt(new Date(NOW.getTime() + 30 * 60_000));
  await waitFor(() => expect(titles()).toEqual(['Board games']));
});
