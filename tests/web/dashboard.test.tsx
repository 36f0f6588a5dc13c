import { OPEN_OFFER } from '@hearthkin/domain/companion/open-offer';
import { NO_TRAINING } from '@hearthkin/domain/companion/training';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { applicationDocument } from '../support/builders';
import { answer, inputsOf, refuse } from './fake-call';
import { fill } from './fill';
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
import { expectLink, expectWords } from './shown';
import { visit } from './site';
import { setWorld } from './world';

const HOUR_MS = 3_600_000;

const WILMA = { firstName: 'Wilma', lastName: 'Quist' };
const UNVERIFIED = { isVerified: false, verificationStatus: 'not_started' } as const;
const VERIFIED = { isVerified: true, verificationStatus: 'verified' } as const;

beforeEach(() => {
  setWorld({
    users: { [COMPANION.uid]: userDocument(COMPANION, { ...WILMA, verification: VERIFIED }) },
    profiles: { [MEMBER.uid]: profileDocument('Jonah R.', 'spender') },
    ...listingOf({ ratingAverage: 4.86, ratingCount: 7 }),
    viewCounts: [
      { id: '0', data: { views: 11 } },
      { id: '5', data: { views: 20 } },
    ],
  });
});

/** A confirmed booking that starts in so many hours. */
function confirmed(id: string, hours: number) {
  const startsAt = new Date(NOW.getTime() + hours * HOUR_MS);
  const endsAt = new Date(startsAt.getTime() + 2 * HOUR_MS);
  return booking(id, { status: 'confirmed', startsAt, endsAt, dueAt: endsAt });
}

test.each(['/earner-dashboard', '/earners/dashboard'])(
  'a companion sees a greeting at %s',
  async (address) => {
    await visit(address, COMPANION);
    await screen.findByRole('heading', { name: 'Hello, Wilma' });
  },
);

test('a companion turns Talk Right Now on and off, and sees when that fails', async () => {
  const offer = { ...OPEN_OFFER, talksNow: false };
  setWorld({ companions: [{ id: COMPANION.uid, data: companionDocument({ offer }) }] });
  const site = await visit('/earner-dashboard', COMPANION);
  const toggle = await screen.findByRole('switch', { name: 'Talk Right Now: off' });
  answer(
    { saved: true },
    { companions: [{ id: COMPANION.uid, data: companionDocument({ offer: OPEN_OFFER }) }] },
  );
  await site.user.click(toggle);
  const on = await screen.findByRole('switch', { name: 'Talk Right Now: on' });
  await waitFor(() => expect(inputsOf('saveSchedule')).toEqual([{ offer: { talksNow: true } }]));
  refuse('unavailable');
  await site.user.click(on);
  expect((await screen.findByRole('alert')).textContent).toContain('can’t connect');
  expect(screen.getByRole('switch', { name: 'Talk Right Now: on' })).toBeTruthy();
});

const NO_BADGES = { identity: false, background: false, training: false };

/** What the page says a companion lacks: the text and the page of its link. */
async function missing() {
  const notice = (await screen.findByText(/^Members can’t find you until/)).closest(
    '[role=status]',
  );
  return within(notice as HTMLElement)
    .getAllByRole('listitem')
    .map((item) => [
      item.textContent?.split(' · ')[0],
      within(item).getByRole('link').getAttribute('href'),
    ]);
}

test('a companion without bookings sees how to get started, and what members’ finding them takes', async () => {
  const listing = companionDocument({
    photo: null,
    badges: NO_BADGES,
    traits: [],
    listed: false,
  });
  await visit('/earner-dashboard', COMPANION, {
    users: { [COMPANION.uid]: userDocument(COMPANION, { ...WILMA, verification: UNVERIFIED }) },
    companions: [{ id: COMPANION.uid, data: listing }],
  });
  expect(await missing()).toEqual([
    ['your documents are approved', '/verification'],
    ['your application is approved', '/earn-helping'],
    ['your listing has a photo', '/profile/listing'],
  ]);
  const start = await screen.findByRole('region', { name: 'Getting Started' });
  await waitFor(() => expect(within(start).getAllByTitle('To do')).toHaveLength(6));
  const links = within(start).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/earn-helping?step=1',
    '/earn-helping?step=2',
    '/profile/listing',
    '/earn-helping?field=idDocument',
    '/earn-helping',
    '/earner-training',
    '/messages',
    '/profile',
    '/verification',
  ]);
  // The account, and phone and face.
  expect(within(start).getAllByTitle('Done')).toHaveLength(2);
  // Every number is zero so far.
  expect(screen.queryByText('Total Earnings')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Earnings' })).toBeNull();
  expect(start.textContent).toContain('Next: about you.');
});

/** An application that waits for staff. */
const SUBMITTED = applicationDocument({ submittedAt: NOW });

test('a companion whose application waits sees since when, and not that it is done', async () => {
  const listing = companionDocument({
    badges: { ...NO_BADGES, identity: true },
    listed: false,
  });
  await visit('/earner-dashboard', COMPANION, {
    companions: [{ id: COMPANION.uid, data: listing }],
    applications: [{ id: COMPANION.uid, data: SUBMITTED }],
    verifications: { [COMPANION.uid]: { ...VERIFIED } },
  });
  const start = await screen.findByRole('region', { name: 'Getting Started' });
  expect(await within(start).findByTitle('Under review')).toBeTruthy();
  expectWords(start, 'With our team since Nov 20', 'Next: training.');
  await expectLink('Start your training', '/earner-training', within(start));
  await expectLink('See status', '/earn-helping', within(start));
  expect(screen.getByText('Your listing is hidden')).toBeTruthy();
  expect(await missing()).toEqual([['your application is approved', '/earn-helping']]);
});

test('a companion who is live and has done everything isn’t shown the steps any more', async () => {
  const passed = { passedAt: NOW, failedAt: null };
  await visit('/earner-dashboard', COMPANION, {
    applications: [{ id: COMPANION.uid, data: applicationDocument({ status: 'accepted' }) }],
    verifications: { [COMPANION.uid]: VERIFIED },
    training: { ...NO_TRAINING, lessons: { crisis: passed, safety: passed } },
  });
  await screen.findByRole('heading', { name: 'You’re live' });
  expect(screen.queryByTitle('Done')).toBeNull();
  expect(await screen.findByText('Total Earnings')).toBeTruthy();
});

test('a companion sees the review of their documents finish live', async () => {
  const pending = { isVerified: false, verificationStatus: 'pending' } as const;
  setWorld({ users: { [COMPANION.uid]: userDocument(COMPANION, { verification: pending }) } });
  await visit('/earner-dashboard', COMPANION);
  expect(await screen.findByText('Documents under review')).toBeTruthy();
  expect(await missing()).toEqual([['your documents are approved', '/verification']]);
  setWorld({ users: { [COMPANION.uid]: userDocument(COMPANION, { verification: VERIFIED }) } });
  await waitFor(() => expect(screen.queryByText('Documents under review')).toBeNull());
});

test('a companion sees the session that is on, the next ones and the number of requests', async () => {
  await visit('/earner-dashboard', COMPANION, {
    bookings: [
      ...[30, 5, 50, 40, 60].map((hours) => confirmed(`in-${hours}`, hours)),
      confirmed('running', -1),
      booking('request'),
      booking('declined', { status: 'cancelled' }),
    ],
  });
  expect(await screen.findByText('One request needs your reply.')).toBeTruthy();
  expect(
    (await screen.findByText(/^You receive €24: €30, less our 20% fee\./)).textContent,
  ).toContain('your own first-session offer');
  const upcoming = screen.getByRole('region', { name: 'Upcoming Bookings' });
  const next = within(upcoming).getByRole('article', {
    name: 'Next session: Coffee & Walk with Jonah R.',
  });
  expect(next.textContent).toMatch(/^Now, until 11:00\sAM/);
  expect(within(next).getByRole('button', { name: 'Message Jonah R.' })).toBeTruthy();
  await expectLink('Jonah R.', '/my-bookings/running', within(next));
  const later = within(upcoming).getAllByRole('listitem');
  expect(later).toHaveLength(3);
  expectWords(later[0], 'Jonah R.', /Fri, Nov 20, 3:00\s–\s5:00\sPM/);
  await expectLink('View all', '/my-bookings', within(upcoming));
});

test('a companion reads who asks, until when and for what, and answers a request where it is', async () => {
  const request = { notes: 'I’ll wear a red scarf.', dueAt: new Date(NOW.getTime() + HOUR_MS) };
  const site = await visit('/earner-dashboard', COMPANION, {
    bookings: [booking('request', request)],
  });
  const requests = within(await screen.findByRole('region', { name: 'Requests' }));
  const card = await requests.findByRole('article', { name: 'Coffee & Walk with Jonah R.' });
  expectWords(
    card,
    'I’ll wear a red scarf.',
    /You receive €24: €30/,
    /Reply by Fri, Nov 20, 11:00\sAM/,
  );
  answer(
    { status: 'confirmed' },
    { bookings: [booking('request', { ...request, status: 'confirmed' })] },
  );
  await site.user.click(
    await within(card).findByRole('button', { name: 'Accept: session with Jonah R.' }),
  );
  expect(await requests.findByText('No open requests.')).toBeTruthy();
  expect(inputsOf('transitionBooking')).toEqual([
    { bookingId: 'request', to: 'confirmed', reason: '' },
  ]);
});

test('a companion answers several weeks at once, and reads which one couldn’t be accepted', async () => {
  const week = (id: string, startsAt: string, status: 'pending' | 'confirmed' = 'pending') =>
    booking(id, {
      seriesId: 'one',
      status,
      startsAt: new Date(startsAt),
      endsAt: new Date(Date.parse(startsAt) + 2 * HOUR_MS),
    });
  const [one, two, three] = ['2026-12-01', '2026-12-08', '2026-12-15'].map(
    (date) => `${date}T19:00:00Z`,
  ) as [string, string, string];
  const site = await visit('/earner-dashboard', COMPANION, {
    bookings: [week('three', three), week('one', one), week('two', two), booking('other')],
  });
  const requests = within(await screen.findByRole('region', { name: 'Requests' }));
  expect(await requests.findByText('4 requests need your reply.')).toBeTruthy();
  const card = await requests.findByRole('article', {
    name: 'Coffee & Walk with Jonah R., 3 weeks',
  });
  expectWords(card, /3 Tuesdays, 2:00\s–\s4:00\sPM/, 'You receive €72');
  const dates = within(card).getAllByRole('listitem');
  expect(dates.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Tue, Dec 1, .*€24$/),
    expect.stringMatching(/^Tue, Dec 8, .*€24$/),
    expect.stringMatching(/^Tue, Dec 15, .*€24$/),
  ]);
  await expectLink(/^Tue, Dec 8/, '/my-bookings/two', within(card));
  await site.pressIn(card, 'Decline all 3: sessions with Jonah R.');
  const asking = await screen.findByRole('dialog', { name: 'Decline all 3 requests?' });
  await site.pressIn(asking, 'Keep request');
  const refused = [{ bookingId: 'two', startsAt: two, code: 'slot-taken' }];
  answer(
    { status: 'confirmed', refused },
    {
      bookings: [
        week('one', one, 'confirmed'),
        week('two', two),
        week('three', three, 'confirmed'),
      ],
    },
  );
  await site.pressIn(card, 'Accept all 3: sessions with Jonah R.');
  expect(await requests.findByText('One request needs your reply.')).toBeTruthy();
  expect(await screen.findByText(/^Tue, Dec 8 stays open\./)).toBeTruthy();
  expect(inputsOf('transitionBooking')).toEqual([
    { bookingId: 'one', to: 'confirmed', reason: '', wholeSeries: true },
  ]);
});

test('a companion without open requests sees that none waits', async () => {
  await visit('/earner-dashboard', COMPANION);
  const requests = within(await screen.findByRole('region', { name: 'Requests' }));
  expect(await requests.findByText('No open requests.')).toBeTruthy();
  expect(requests.getByRole('link').getAttribute('href')).toBe('/my-bookings');
});

test('a companion sees their earnings in brief, and goes on to the payouts', async () => {
  const sums = { heldMinor: 7200, requestedMinor: 2400, unpaidMinor: 4800, paidMinor: 1200 };
  setWorld({ earnings: { ...sums, payouts: 3, updatedAt: NOW } });
  const site = await visit('/earner-dashboard', COMPANION);
  const earnings = within(await screen.findByRole('region', { name: 'Earnings' }));
  const list = earnings.getByLabelText('Sums');
  await waitFor(() => expect(list.textContent).toBe('Upcoming€48Pending€48Due€12'));
  await site.user.click(earnings.getByRole('link', { name: 'See payouts' }));
  await site.isAt('/earnings');
});

test('a companion whose listing fails to load sees the rest, and retries', async () => {
  setWorld({ bookings: [confirmed('next', 5)], failing: [/^companions\/companion-1$/] });
  const site = await visit('/earner-dashboard', COMPANION);
  await screen.findByRole('link', { name: 'Jonah R.' });
  // The numbers at the end of the page need the listing too.
  const [retry] = await screen.findAllByRole('button', { name: 'Try again' });
  setWorld({ failing: [] });
  await site.user.click(retry as HTMLElement);
  const rating = screen.getByText('Average Rating').parentElement;
  await waitFor(() => expect(rating?.textContent).toContain('4.86'));
});

test('a companion with only past sessions sees that none is coming up', async () => {
  await visit('/earner-dashboard', COMPANION, { bookings: [confirmed('over', -5)] });
  expect(await screen.findByText(/^No upcoming sessions/)).toBeTruthy();
});

test('a companion sees four numbers computed from their bookings', async () => {
  const over = { startsAt: new Date('2026-11-18T19:00:00Z'), date: '2026-11-18', time: '14:00' };
  await visit('/earner-dashboard', COMPANION, {
    bookings: [
      booking('completed', { ...over, status: 'completed', dueAt: null }),
      booking('request', { date: '2026-11-28' }),
      booking('declined', { status: 'cancelled', date: '2026-11-28' }),
    ],
  });
  const numbers = await screen.findByText('Total Earnings');
  await waitFor(() => expect(numbers.parentElement?.textContent).toContain('€24'));
  expect(numbers.parentElement?.textContent).toContain('After our fee. Members’ total: €30.');
  const month = screen.getByText('Bookings This Month');
  expect(month.parentElement?.textContent).toBe('Bookings This Month2');
  expect(screen.getByText('Average Rating').parentElement?.textContent).toContain('4.86');
  expect(screen.getByText('Profile Views').parentElement?.textContent).toContain('31');
});

test('a companion pauses new bookings, names the day they begin again, and ends the pause', async () => {
  const paused = (away: typeof OPEN_OFFER.away) => ({
    companions: [
      {
        id: COMPANION.uid,
        data: companionDocument({ offer: { ...OPEN_OFFER, talksNow: away === null, away } }),
      },
    ],
  });
  setWorld(paused(null));
  const site = await visit('/earner-dashboard', COMPANION);
  await screen.findByRole('switch', { name: 'Talk Right Now: on' });
  answer({ saved: true }, paused({ backOn: null }));
  await site.user.click(screen.getByRole('switch', { name: 'Pause new bookings: off' }));
  await screen.findByRole('switch', { name: 'Pause new bookings: on' });
  expect(screen.queryByRole('switch', { name: /^Talk Right Now/ })).toBeNull();
  const day = screen.getByLabelText('Back on');
  // It is Friday, November 20.
  fill(day, '2026-11-20');
  await screen.findByText('Please choose a day after today');
  fill(day, '2026-12-07');
  refuse('unavailable');
  await site.press('Save day');
  await screen.findByRole('alert');
  answer({ saved: true }, paused({ backOn: '2026-12-07' }));
  await site.press('Save day');
  await screen.findByText('New bookings start automatically on Mon, Dec 7.');
  answer({ saved: true }, paused(null));
  await site.user.click(screen.getByRole('switch', { name: 'Pause new bookings: on' }));
  await screen.findByRole('switch', { name: 'Pause new bookings: off' });
  expect(inputsOf('saveSchedule')).toEqual([
    { offer: { away: { backOn: null } } },
    { offer: { away: { backOn: '2026-12-07' } } },
    { offer: { away: { backOn: '2026-12-07' } } },
    { offer: { away: null } },
  ]);
});
