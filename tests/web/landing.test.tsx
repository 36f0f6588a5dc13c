import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  type FeaturedCompanion,
  featuredCompanions,
  featuredStories,
} from '../../web/src/features/landing/public-reads';
import { COMPANION, MEMBER, STAFF } from './people';
import { expectLink, expectTexts } from './shown';
import { visit } from './site';

vi.mock(import('../../web/src/features/landing/public-reads'), async (load) => ({
  ...(await load()),
  featuredCompanions: vi.fn(),
  featuredStories: vi.fn(),
}));

const ANA: FeaturedCompanion = {
  id: 'ana',
  name: 'Ana M.',
  location: 'Austin, Texas',
  bio: 'A piano teacher.',
  photo: null,
  interests: ['music'],
  hourlyRate: 30,
  ratingAverage: 4.9,
  ratingCount: 7,
};

beforeEach(() => {
  vi.mocked(featuredCompanions).mockReset().mockResolvedValue([]);
  vi.mocked(featuredStories).mockReset().mockResolvedValue([]);
});

/** Where a link of the page leads, the header and the footer left out. */
const to = (name: string | RegExp) =>
  within(screen.getByRole('main')).getByRole('link', { name }).getAttribute('href');

test('a visitor finds every entry point and reads the three claims on the home page', async () => {
  await visit('/');
  await screen.findByRole('heading', { level: 1 });
  expect(to('Find My Companion')).toBe('/register');
  expect(to('See who’s here')).toBe('/need-support');
  expect(to('Become a Companion')).toBe('/register?type=earner');
  expect(to('Find my match')).toBe('/need-support');
  expect(to('See group activities')).toBe('/need-support?tab=group-activities');
  expect(to('How it works')).toBe('/how-it-works');
  expect(to('How we keep people safe')).toBe('/safety-trust');
  expect(to('Read stories')).toBe('/community/stories');
  expect(to('See what you could earn')).toBe('/earn-helping');
  expect(to('Begin Your Journey')).toBe('/register');
  expect(to('Member Sign In')).toBe('/login');
  for (const claim of ['Verified companions', 'Crisis help, 24/7', 'Matched to how you feel']) {
    expect(await screen.findByRole('heading', { name: claim })).toBeTruthy();
  }
});

test('a mood leads a visitor to companions, not to the sign-in', async () => {
  const site = await visit('/');
  const moods = within(await screen.findByRole('list', { name: /^How are you feeling/ }));
  for (const mood of ['Lonely', 'Anxious', 'Sad', 'Bored', 'Stressed']) {
    await expectLink(new RegExp(`^${mood}`), `/need-support?mood=${mood.toLowerCase()}`, moods);
  }
  await site.user.click(moods.getByRole('link', { name: /^Sad/ }));
  await screen.findByRole('heading', { level: 1, name: 'Choose a companion' });
  await site.isAt('/need-support?mood=sad');
});

test('a visitor sees real companions and stories', async () => {
  vi.mocked(featuredCompanions).mockResolvedValue([ANA]);
  vi.mocked(featuredStories).mockResolvedValue([
    { id: 's1', title: 'A good year', story: 'It began with a walk.', authorName: 'Maya' },
  ]);
  await visit('/');
  const link = await screen.findByRole('link', { name: 'Ana M.' });
  expect(link.getAttribute('href')).toBe('/companion/ana');
  const card = link.closest('li')?.textContent;
  for (const words of ['Austin, Texas', 'A piano teacher.', '€30 per hour', '4.9(7 reviews)']) {
    expect(card).toContain(words);
  }
  await expectLink('A good year', '/community/stories/s1');
  await expectTexts('Some of our best rated companions.', 'About hard times, and what helped.');
  expect(screen.queryByText(/examples/)).toBeNull();
});

test('a visitor reads of the best rated companions only if all of them are rated', async () => {
  const unrated = { ...ANA, id: 'ben', name: 'Ben O.', ratingAverage: null, ratingCount: 0 };
  vi.mocked(featuredCompanions).mockResolvedValue([ANA, unrated]);
  await visit('/');
  await screen.findByRole('link', { name: 'Ben O.' });
  expect(screen.getByText('Some of our companions.')).toBeTruthy();
});

test.each([
  ['there are no companions', () => Promise.resolve([])],
  ['the request fails', () => Promise.reject(new Error('offline'))],
])('a visitor sees examples, named as such, when %s', async (_why, answer) => {
  vi.mocked(featuredCompanions).mockImplementation(answer);
  vi.mocked(featuredStories).mockImplementation(answer);
  await visit('/');
  expect(await screen.findByText(/^Three examples, with invented numbers\./)).toBeTruthy();
  const links = screen.getAllByRole('link', { name: /^Start Conversation/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(3).fill('/register'));
  const cards = links.map((link) => link.closest('li') as HTMLElement);
  const words = cards.map((card) => within(card).getByText(/sessions$/).parentElement?.textContent);
  expect(words).toEqual(['4.98· 1,247 sessions', '4.97· 892 sessions', '5· 1,156 sessions']);
  // No story is promised where none is shown.
  await waitFor(() => expect(screen.queryByText('About hard times, and what helped.')).toBeNull());
  expect(screen.queryByRole('list', { name: 'Stories' })).toBeNull();
  expect(to('Read stories')).toBe('/community/stories');
});

test('a member is led on from the home page, not asked to join', async () => {
  await visit('/', MEMBER);
  await screen.findByRole('heading', { name: 'Ready when you are' });
  const main = screen.getByRole('main');
  const ways = within(main).getAllByRole('link', { name: /^(Browse companions|Go to your home)$/ });
  expect(ways.map((link) => link.getAttribute('href'))).toEqual([
    '/browse',
    '/subscription-dashboard',
    '/browse',
    '/subscription-dashboard',
  ]);
  expect(main.textContent).not.toMatch(/no account needed|Joining is free|Sign In/);
  expect(main.querySelector('[href^="/register"], [href^="/login"]')).toBeNull();
});

test('a companion is led to their dashboard from the home page', async () => {
  await visit('/', COMPANION);
  await screen.findByRole('heading', { name: 'Back to your sessions' });
  const ways = screen.getAllByRole('link', { name: 'Go to your dashboard' });
  expect(ways.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('/earner-dashboard'));
  expect(screen.getByRole('main').textContent).not.toMatch(/Become a companion/i);
});

test('staff are not asked to join on the home page', async () => {
  await visit('/', STAFF);
  await waitFor(() => expect(screen.queryByText('Begin Your Journey')).toBeNull());
  expect(screen.getByRole('main').textContent).not.toMatch(/Become a companion|Joining is free/i);
});

test.each(['/about-us', '/how-it-works'])(
  'a member reads no invitation to join on %s',
  async (at) => {
    await visit(at, MEMBER);
    await screen.findByRole('heading', { name: 'Ready when you are' });
    expect(screen.queryByText(/Joining is free/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to your home' })).toBeTruthy();
  },
);
