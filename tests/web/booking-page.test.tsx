import type { Proposal } from '@hearthkin/domain/booking/booking';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { call, expectCall, refuse } from './fake-call';
import { saveFile } from './fake-save-file';
import { fill } from './fill';
import {
  booking,
  COMPANION,
  companionDocument,
  MEMBER,
  NOW,
  PROFILES,
  userDocument,
} from './people';
import { expectAlert, expectGone, expectLink, expectWords, findWords } from './shown';
import { type Site, visit } from './site';
import { textOf } from './text-of';
import { chooseDay, freeTime, timeName, times } from './time-choice';
import { hold, setWorld } from './world';

const HOUR_MS = 3_600_000;
const LATER = new Date('2026-11-24T21:00:00Z');

const proposal = (change: Partial<Proposal> = {}): Proposal => ({
  by: 'earner',
  startsAt: LATER,
  endsAt: new Date(LATER.getTime() + 2 * HOUR_MS),
  date: '2026-11-24',
  time: '16:00',
  note: 'My class runs late.',
  at: NOW,
  ...change,
});

beforeEach(() => {
  setWorld({ profiles: PROFILES, companions: [{ id: COMPANION.uid, data: companionDocument() }] });
});

async function proposed(): Promise<HTMLElement> {
  return await screen.findByRole('region', { name: 'New time suggested' });
}

test('a member sees a booking and its history in order', async () => {
  const at = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);
  const data = {
    status: 'cancelled',
    dueAt: null,
    statusHistory: [
      { status: 'pending', at: at(30), by: 'spender' },
      { status: 'pending', at: at(20), by: 'earner', event: 'time-proposed', startsAt: LATER },
      { status: 'pending', at: at(19), by: 'spender', event: 'proposal-declined', startsAt: LATER },
      { status: 'confirmed', at: at(10), by: 'earner' },
      { status: 'cancelled', at: at(2), by: 'earner' },
    ],
    cancellation: { endReason: 'companion-cancelled', endedBy: 'earner', reason: 'Ill', at: at(2) },
  } as const;
  setWorld({ bookings: [booking('b', { ...data, statusHistory: [...data.statusHistory] })] });
  await visit('/my-bookings/b', MEMBER);
  const history = await screen.findByRole('region', { name: 'What happened' });
  await waitFor(() => expect(history.textContent).toContain('Wilma'));
  const steps = within(history)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent);
  expect(steps).toEqual([
    'You requested the session',
    expect.stringMatching(/^Wilma Q\. suggested Tue, Nov 24, 4:00\sPM$/),
    'You kept the original time',
    'Wilma Q. accepted',
    'Canceled by Wilma Q.',
  ]);
  await expectLink(/^Book again/, '/book/companion-1?activity=coffee-walk');
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
});

test.each([
  ['a member', MEMBER, 'earner', '/my-bookings/b'],
  ['a companion', COMPANION, 'spender', '/my-bookings/b'],
] as const)(
  '%s sees what a person whom they block wrote only if they want to',
  async (_, who, by, path) => {
    const other = who === MEMBER ? COMPANION : MEMBER;
    const blocks = { [`${who.uid}/${other.uid}`]: { at: NOW, endedAt: null, past: [] } };
    const cancellation = {
      endReason: by === 'earner' ? 'companion-cancelled' : 'member-cancelled',
      endedBy: by,
      reason: 'You fool.',
      at: NOW,
    } as const;
    setWorld({ blocks, bookings: [booking('b', { notes: '', proposal: proposal({ by }) })] });
    const site = await visit(path, who);
    const show = () => screen.findByRole('button', { name: 'Show what they wrote' });
    await show();
    expect(screen.queryByText(/My class runs late/)).toBeNull();
    await site.user.click(await show());
    await screen.findByText(/My class runs late/);
    act(() =>
      setWorld({ bookings: [booking('b', { notes: '', status: 'cancelled', cancellation })] }),
    );
    await site.user.click(await show());
    await screen.findByText(/“You fool\.”/);
  },
);

test('a companion sees the note of a member whom they block only if they want to', async () => {
  const blocks = { [`${COMPANION.uid}/${MEMBER.uid}`]: { at: NOW, endedAt: null, past: [] } };
  setWorld({ blocks, bookings: [booking('b', { notes: 'Be quiet.' })] });
  const site = await visit('/my-bookings/b', COMPANION);
  const show = await screen.findByRole('button', { name: 'Show what they wrote' });
  expect(screen.queryByText('Be quiet.')).toBeNull();
  await site.user.click(show);
  await screen.findByText('Be quiet.');
});

test('a member cannot open the booking of another member', async () => {
  await visit('/my-bookings/nothing', MEMBER);
  expect(await screen.findByText('We can’t find this booking')).toBeTruthy();
});

test('a member accepts the time a companion proposes, at the same price, and sees why a first try to keep the old one failed', async () => {
  setWorld({ bookings: [booking('b', { proposal: proposal() })] });
  const site = await visit('/my-bookings/b', MEMBER);
  const panel = await proposed();
  await waitFor(() => expect(panel.textContent).toContain('Wilma Q. suggested a new time'));
  expectWords(panel, /Tue, Nov 24, 4:00\s–\s6:00\sPM/, '“My class runs late.”');
  expect(panel.textContent).toContain('The price stays €30.');
  refuse('bad-transition');
  await site.pressIn(panel, 'Keep original time');
  await expectAlert(/This just changed/, within(panel));
  call.mockResolvedValueOnce({ status: 'confirmed' });
  await site.pressIn(panel, 'Accept new time');
  expectCall('answerProposal', { bookingId: 'b', accept: true, startsAt: LATER.toISOString() });
  setWorld({ bookings: [booking('b', { status: 'confirmed', startsAt: LATER })] });
  await expectGone('region', 'New time suggested');
});

test('a companion can withdraw their own proposal but not accept it', async () => {
  setWorld({ bookings: [booking('b', { proposal: proposal() })] });
  const site = await visit('/my-bookings', COMPANION);
  const panel = await proposed();
  expect(within(panel).queryByRole('button', { name: 'Accept new time' })).toBeNull();
  call.mockResolvedValueOnce({ status: 'pending' });
  await site.pressIn(panel, 'Withdraw');
  expectCall('answerProposal', { bookingId: 'b', accept: false, startsAt: LATER.toISOString() });
});

test('a member does not see a proposal for a time in the past', async () => {
  setWorld({ bookings: [booking('b', { proposal: proposal({ startsAt: NOW }) })] });
  await visit('/my-bookings/b', MEMBER);
  await screen.findByRole('article', { name: /Coffee & Walk/ });
  expect(screen.queryByRole('region', { name: 'New time suggested' })).toBeNull();
});

const suggested = (by: 'earner' | 'spender') => ({
  placeProposal: { by, place: 'The corner café', at: NOW },
});

test('a member accepts the place a companion suggests, after a try that failed', async () => {
  setWorld({ bookings: [booking('b', suggested('earner'))] });
  const site = await visit('/my-bookings/b', MEMBER);
  const panel = await screen.findByRole('region', { name: 'Place suggested' });
  await findWords(panel, 'Wilma Q. suggested a place', 'The corner café');
  expectWords(panel, 'You meet at the place above until you accept.');
  refuse('bad-transition');
  await site.pressIn(panel, 'Keep original place');
  expectCall('agreePlace', { bookingId: 'b', act: 'end', place: 'The corner café' });
  await expectAlert(/This just changed/, within(panel));
  call.mockResolvedValueOnce({ done: true });
  await site.pressIn(panel, 'Accept place');
  expectCall('agreePlace', { bookingId: 'b', act: 'accept', place: 'The corner café' });
  act(() => setWorld({ bookings: [booking('b', { location: 'The corner café' })] }));
  await expectGone('region', 'Place suggested');
  await screen.findByText('The corner café');
});

test('a companion suggests a place where none was given, and keeps the words if that fails', async () => {
  setWorld({ bookings: [booking('b', { location: null })] });
  const site = await visit('/my-bookings/b', COMPANION);
  await screen.findByText('Location to be decided');
  await site.press(/^Suggest a place/);
  const dialog = await screen.findByRole('dialog', { name: 'Suggest a place' });
  fill(within(dialog).getByLabelText('Meeting location'), ' At my apartment ');
  await findWords(dialog, /That sounds private/);
  fill(within(dialog).getByLabelText('Meeting location'), ' The library ');
  refuse('no-agreement');
  await site.pressIn(dialog, 'Suggest place');
  await within(dialog).findByRole('alert');
  call.mockResolvedValueOnce({ done: true });
  await site.pressIn(dialog, 'Suggest place');
  expectCall('agreePlace', { bookingId: 'b', act: 'propose', place: 'The library' });
  await expectGone('dialog', 'Suggest a place');
});

test.each([
  ['online', { activity: 'virtual-chat', location: null }],
  ['that has begun', { startsAt: NOW, status: 'confirmed' }],
] as const)('no one suggests a place for a session %s', async (_, change) => {
  await visit('/my-bookings/b', MEMBER, { bookings: [booking('b', change)] });
  await screen.findByRole('button', { name: /^Message/ });
  expect(screen.queryByRole('button', { name: /place/ })).toBeNull();
});

async function openDialog(site: Site): Promise<HTMLElement> {
  await site.press(/^Suggest a new time/);
  return await screen.findByRole('dialog', { name: 'Suggest a new time' });
}

test('a member proposes a time that overlaps the booking itself, with a message', async () => {
  const until = new Date(NOW.getTime() + HOUR_MS);
  const own = booking('b');
  const site = await visit('/my-bookings/b', MEMBER, {
    bookings: [own],
    holds: {
      [own.data.hold]: hold('2026-11-23T19:00:00Z', '2026-11-23T21:00:00Z', until),
      other: hold('2026-11-23T22:00:00Z', '2026-11-23T23:00:00Z', until),
    },
  });
  const dialog = await openDialog(site);
  expect(dialog.textContent).toContain('Length (2 hours) and price (€30) stay the same.');
  await findWords(dialog, /Booked for Mon, Nov 23, 2:00\s–\s4:00\sPM \(New York time\)\./);
  await chooseDay(site, 'Monday, November 23');
  const free = await freeTime(site, '2:30 PM');
  const isOffered = (time: string) => times().queryByRole('radio', { name: timeName(time) });
  expect(isOffered('2:00 PM')).toBeNull();
  expect(isOffered('3:15 PM')).toBeNull();
  await site.user.click(free);
  fill(within(dialog).getByLabelText('Message'), 'My train is late.');
  call.mockResolvedValueOnce({ proposed: true });
  await site.pressIn(dialog, 'Suggest time');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(call).toHaveBeenCalledWith('proposeTime', {
    bookingId: 'b',
    startsAt: '2026-11-23T19:30:00.000Z',
    note: 'My train is late.',
  });
});

test('a companion who suggests a time begins in the month of the session, by the clock of their listing if they like', async () => {
  const december = new Date('2026-12-08T19:00:00Z');
  const own = booking('b', { startsAt: december, endsAt: new Date(december.getTime() + HOUR_MS) });
  const chicago = companionDocument({ timeZone: 'America/Chicago' });
  const companions = [{ id: COMPANION.uid, data: chicago }];
  const site = await visit('/my-bookings/b', COMPANION, { bookings: [own], companions });
  const dialog = await openDialog(site);
  await findWords(dialog, 'December 2026', /Booked for Tue, Dec 8, 2:00\s–\s3:00\sPM/);
  await site.user.click(within(dialog).getByRole('radio', { name: 'Your listing’s time' }));
  await findWords(dialog, /Booked for Tue, Dec 8, 1:00\s–\s2:00\sPM \(Chicago time\)/);
});

test('a member whose new time is taken sees so, beside why their try failed', async () => {
  const site = await visit('/my-bookings/b', MEMBER, { bookings: [booking('b')] });
  const dialog = await openDialog(site);
  await chooseDay(site, 'Tuesday, November 24');
  await site.user.click(await freeTime(site, '2:00 PM'));
  const suggest = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Suggest time' });
  refuse('slot-taken');
  await site.user.click(suggest);
  await within(dialog).findByRole('alert');
  const until = new Date(NOW.getTime() + HOUR_MS);
  setWorld({ holds: { other: hold('2026-11-24T19:00:00Z', '2026-11-24T19:15:00Z', until) } });
  expect(await within(dialog).findByText(/^2:00\sPM is no longer available/)).toBeTruthy();
  expect(within(dialog).getByRole('alert')).toBeTruthy();
  expect(suggest.disabled).toBe(true);
  await site.user.click(await freeTime(site, '5:00 PM'));
  expect(suggest.disabled).toBe(false);
  expect(within(dialog).queryByText(/is no longer available/)).toBeNull();
});

test('a member sees why a companion who is no longer listed can take no new time', async () => {
  const site = await visit('/my-bookings/b', MEMBER, { bookings: [booking('b')], companions: [] });
  const dialog = await openDialog(site);
  await within(dialog).findByText('This companion isn’t taking bookings right now.');
});

test('a member cannot propose a new time once the session has started', async () => {
  const startsAt = new Date(NOW.getTime() - 1);
  const dueAt = new Date(NOW.getTime() + HOUR_MS);
  setWorld({ bookings: [booking('b', { status: 'confirmed', startsAt, dueAt })] });
  await visit('/my-bookings/b', MEMBER);
  await screen.findAllByRole('heading', { name: /Wilma Q\./ });
  expect(screen.queryByRole('button', { name: /^Mark complete/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Suggest a new time/ })).toBeNull();
});

test('a companion saves a confirmed session for their calendar', async () => {
  const dueAt = new Date('2026-11-24T21:00:00Z');
  setWorld({ bookings: [booking('b', { status: 'confirmed', dueAt })] });
  const site = await visit('/my-bookings/b', COMPANION);
  await screen.findByText('Jonah R.');
  await site.press('Add to calendar');
  const content = await textOf(saveFile.mock.calls[0]?.[0]);
  expect(content).toContain('DTSTART:20261123T190000Z');
  expect(content).toContain('SUMMARY:Coffee & Walk with Jonah R.');
  expect(content).toContain('LOCATION:Bryant Park');
});

test('a companion with many past bookings sees how many are loaded and loads more', async () => {
  const many = Array.from({ length: 45 }, (_, index) =>
    booking(`b${index}`, {
      status: 'completed',
      dueAt: null,
      startsAt: new Date(NOW.getTime() - (index + 1) * 24 * HOUR_MS),
    }),
  );
  const site = await visit('/my-bookings', COMPANION, { bookings: many });
  await site.user.click(await screen.findByRole('tab', { name: 'Past (20+)' }));
  expect(screen.getAllByRole('article')).toHaveLength(20);
  await site.press('Show more bookings');
  await screen.findByRole('tab', { name: 'Past (40+)' });
  await site.press('Show more bookings');
  await screen.findByRole('tab', { name: 'Past (45)' });
  expect(screen.queryByRole('button', { name: 'Show more bookings' })).toBeNull();
});

describe('a request that ended without a session', () => {
  const online = (id: string, change: Parameters<typeof companionDocument>[0] = {}) => ({
    id,
    data: companionDocument({ displayName: `${id} M.`, weeklyAvailability: null, ...change }),
  });
  const ended = (change: Parameters<typeof booking>[1] = {}) =>
    booking('b', {
      status: 'cancelled',
      dueAt: null,
      cancellation: { endReason: 'declined', endedBy: 'earner', reason: '', at: NOW },
      mood: 'sad',
      notes: 'By the fountain.',
      ...change,
    });

  beforeEach(() => setWorld({ users: { [MEMBER.uid]: userDocument(MEMBER) } }));

  test('leads to the next who fits and is free then, who is asked the same in one press', async () => {
    const site = await visit('/my-bookings/b', MEMBER, {
      bookings: [ended()],
      companions: [
        online(COMPANION.uid, { traits: ['empathetic', 'wise', 'listener'] }),
        online('busy', {
          traits: ['empathetic', 'listener'],
          busy: [{ from: NOW, until: LATER }],
        }),
        online('elsewhere', { traits: ['empathetic', 'listener'], cityKey: 'reno' }),
        online('fits', { traits: ['empathetic'] }),
        online('differs', { traits: ['energetic'] }),
      ],
    });
    const next = within(await screen.findByRole('region', { name: 'Who could come instead' }));
    expect(next.getByRole('heading', { name: 'fits M. is free then' })).toBeTruthy();
    expect(next.getByText('Your note: “By the fountain.”')).toBeTruthy();
    const button = next.getByRole('button', { name: 'Ask fits M.' });
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    call.mockResolvedValueOnce({ bookingId: 'c', checkoutUrl: null });
    await site.user.click(button);
    expect(call).toHaveBeenLastCalledWith(
      'createBooking',
      expect.objectContaining({
        companionId: 'fits',
        activity: 'coffee-walk',
        timing: 'later',
        startsAt: '2026-11-23T19:00:00.000Z',
        minutes: 120,
        location: 'Bryant Park',
        notes: 'By the fountain.',
        mood: 'sad',
      }),
    );
    await site.isAt('/my-bookings/c');
  });

  test('says so where no one else is free then', async () => {
    setWorld({ bookings: [ended()], companions: [online(COMPANION.uid)] });
    await visit('/my-bookings/b', MEMBER);
    expect(await screen.findByText(/^We found no one else who is free then\./)).toBeTruthy();
    await expectLink('See who else is here', '/browse?mood=sad&activity=coffee-walk');
  });

  test('leads one who wanted to talk now back to who can', async () => {
    setWorld({ bookings: [ended({ activity: 'virtual-chat', timing: 'now' })] });
    await visit('/my-bookings/b', MEMBER);
    await expectLink('See who can talk now', '/need-support?mood=sad&asked=b');
  });

  test.each([
    ['was withdrawn', { endReason: 'withdrawn', endedBy: 'spender' }, MEMBER],
    ['is read by the companion', { endReason: 'declined', endedBy: 'earner' }, COMPANION],
  ] as const)('offers no one if it %s', async (_, end, who) => {
    setWorld({ bookings: [ended({ cancellation: { ...end, reason: '', at: NOW } })] });
    await visit('/my-bookings/b', who);
    await screen.findByRole('region', { name: 'What happened' });
    expect(screen.queryByText(/free then/)).toBeNull();
  });
});
