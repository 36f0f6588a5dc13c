import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { reads } from './memory-readers';
import { booking, COMPANION, listingOf, MEMBER, NOW, STAFF, userDocument } from './people';
import { expectLink, hrefsOf } from './shown';
import { visit } from './site';
import { setWorld } from './world';

const DAY_MS = 86_400_000;

const JOINED = { createdAt: new Date(NOW.getTime() - 40 * DAY_MS) };

/** A completed two-hour session, so many days ago at 2 PM in New York. */
function completed(id: string, daysAgo: number) {
  const startsAt = new Date(Date.UTC(2026, 10, 20 - daysAgo, 19));
  const endsAt = new Date(startsAt.getTime() + 7_200_000);
  const date = startsAt.toISOString().slice(0, 10);
  return booking(id, { status: 'completed', startsAt, endsAt, date, time: '14:00', dueAt: null });
}

const items = (section: HTMLElement) =>
  within(section)
    .getAllByRole('listitem')
    .map((item) => item.getAttribute('title'));

beforeEach(() =>
  setWorld({
    users: {
      [MEMBER.uid]: userDocument(MEMBER, JOINED),
      [COMPANION.uid]: userDocument(COMPANION, JOINED),
    },
    ...listingOf({
      ratingAverage: 4.5,
      ratingCount: 2,
      ratingDistribution: [0, 0, 0, 1, 1],
      responseMinutes: 7,
    }),
  }),
);

test('a visitor is asked to sign in and returns to this page', async () => {
  await visit('/analytics');
  expect(await screen.findByText('Analytics Unavailable')).toBeTruthy();
  screen.getByText('Please log in to view your personal analytics and track your progress.');
  await expectLink('Sign In', '/login?next=%2Fanalytics', within(screen.getByRole('main')));
});

test('a member without bookings sees an explanation instead of numbers', async () => {
  await visit('/analytics', MEMBER);
  const numbers = await screen.findByText('Days active');
  expect(numbers.parentElement?.textContent).toContain('40');
  expect(screen.getByText('Account type').parentElement?.textContent).toContain('Member');
  expect(screen.getByText('Account status').parentElement?.textContent).toContain('Active');
  expect(screen.getByText('No numbers yet')).toBeTruthy();
  const ways = hrefsOf(screen.getAllByRole('link'));
  expect(ways).toEqual(expect.arrayContaining(['/browse', '/my-bookings']));
});

test('a companion without bookings gets a link to their dashboard', async () => {
  await visit('/analytics', COMPANION);
  const empty = (await screen.findByText('No numbers yet')).parentElement as HTMLElement;
  const ways = within(empty).getAllByRole('link');
  expect(ways.map((link) => link.getAttribute('href'))).toContain('/earner-dashboard');
});

test('staff without bookings of their own find no numbers', async () => {
  await visit('/analytics', STAFF);
  expect(await screen.findByText('Analytics Unavailable')).toBeTruthy();
  screen.getByText('Analytics count a person’s own bookings. Your team sign-in has none.');
  expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Sign In' })).toBeNull();
});

test('a member’s home reads no numbers, and lists only once they are seen', async () => {
  const unseen = class {
    readonly observe = () => {};
    readonly disconnect = () => {};
  };
  vi.stubGlobal('IntersectionObserver', unseen);
  try {
    const account = userDocument(MEMBER, { ...JOINED, stats: { sessionsCompleted: 1 } });
    await visit('/subscription-dashboard', MEMBER, { users: { [MEMBER.uid]: account } });
    await screen.findByText('No upcoming sessions. Confirmed ones show up here.');
    expect(reads.filter((read) => /insights|favorites|conversations|completed/.test(read))).toEqual(
      [],
    );
  } finally {
    vi.unstubAllGlobals();
  }
});

test('a member sees their sessions by week and hour, and what they spent', async () => {
  setWorld({ bookings: [completed('a', 1), completed('b', 2), completed('c', 20)] });
  await visit('/analytics', MEMBER);
  const weeks = items(await screen.findByRole('region', { name: 'Bookings by week' }));
  expect(weeks).toHaveLength(12);
  expect(weeks.at(-1)).toBe('Week of Nov 16: 2 sessions');
  expect(weeks.at(-4)).toBe('Week of Oct 26: 1 session');
  const hours = items(
    screen.getByRole('region', { name: 'Time of day, on the companion’s clock' }),
  );
  expect(hours[14]).toMatch(/^2\sPM: 3 sessions$/);
  const spent = items(screen.getByRole('region', { name: 'Session prices by month' }));
  expect(spent.at(-1)).toBe('November 2026: €60');
  expect(spent.at(-2)).toBe('October 2026: €30');
  expect(screen.getByText('Session prices in all').parentElement?.textContent).toContain(
    '3 sessions, 6 h',
  );
});

test('a companion sees their earnings, ratings and response time', async () => {
  await visit('/analytics', COMPANION, { bookings: [completed('a', 1)] });
  const share = items(await screen.findByRole('region', { name: 'Your share by month' }));
  expect(share.at(-1)).toBe('November 2026: €24');
  expect(screen.getByRole('region', { name: 'Time of day' })).toBeTruthy();
  const ratings = items(screen.getByRole('region', { name: 'Your ratings' }));
  expect(ratings).toEqual([
    '1 star: 0 reviews',
    '2 stars: 0 reviews',
    '3 stars: 0 reviews',
    '4 stars: 1 review',
    '5 stars: 1 review',
  ]);
  expect(screen.getByText('Response time').parentElement?.textContent).toContain('< 8 min');
  const total = screen.getByText('Completed sessions').parentElement;
  expect(total?.textContent).toBe('Completed sessions12 h in all');
});

test('a member sees the numbers update as a booking is counted', async () => {
  await visit('/analytics', MEMBER);
  await screen.findByText('No numbers yet');
  setWorld({ bookings: [completed('a', 1)] });
  await waitFor(() => expect(screen.queryByText('No numbers yet')).toBeNull());
});
