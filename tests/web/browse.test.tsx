import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { setWorld } from './fake-queries';
import { companionDocument, MEMBER } from './people';
import { visit } from './site';

vi.mock('../../web/src/lib/auth-client', () => import('./fake-auth'));
vi.mock('../../web/src/lib/queries', () => import('./fake-queries'));
vi.mock('../../web/src/lib/call', () => import('./fake-call'));

const WILMA = { id: 'companion-1', data: companionDocument() };
const OTTO = {
  id: 'companion-2',
  data: companionDocument({
    displayName: 'Otto B.',
    location: 'New Orleans, Louisiana',
    ratingAverage: null,
    ratingCount: 0,
    hourlyRate: 42,
    interests: ['geek'],
    traits: ['energetic'],
    lastActiveAt: new Date('2026-11-20T14:00:00Z'),
    searchTokens: ['otto', 'new', 'orleans'],
  }),
};

async function cardOf(name: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { name });
  const card = heading.closest('li');
  if (card === null) throw new Error(`${name} has no card`);
  return card;
}

test('a member sees who is there, online, rated and at what price', async () => {
  setWorld({ companions: [WILMA, OTTO] });
  await visit('/browse', MEMBER);
  const wilma = await cardOf('Wilma Q.');
  expect(wilma.textContent).toContain('Online');
  expect(wilma.textContent).toContain('4.9(7 reviews)');
  expect(wilma.textContent).toContain('€30 per hour');
  expect(wilma.textContent).toContain('+2 more');
  const otto = await cardOf('Otto B.');
  expect(otto.textContent).not.toContain('Online');
  expect(otto.textContent).toContain('New');
  expect(otto.textContent).toContain('€42 per hour');
});

test('a member who came with a mood sees who fits and takes it along to the booking', async () => {
  setWorld({ companions: [WILMA, OTTO] });
  await visit('/browse?mood=anxious&activity=coffee-walk', MEMBER);
  const wilma = await cardOf('Wilma Q.');
  expect(wilma.textContent).toContain('Fits how you feel: Calm, Good listener');
  expect((await cardOf('Otto B.')).textContent).not.toContain('Fits how you feel');
  expect(within(wilma).getByRole('link', { name: 'Book Wilma Q.' }).getAttribute('href')).toBe(
    '/book/companion-1?mood=anxious&activity=coffee-walk',
  );
});

test('a member who searches with two words sees only who has both', async () => {
  setWorld({ companions: [WILMA, OTTO] });
  const site = await visit('/browse', MEMBER);
  await cardOf('Otto B.');
  await site.user.type(screen.getByRole('searchbox'), 'new york');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Otto B.' })).toBeNull());
  await cardOf('Wilma Q.');
  expect(site.address()).toBe('/browse?q=new+york');
});

test('a member whose search finds nobody reads so and clears it', async () => {
  setWorld({ companions: [WILMA] });
  const site = await visit('/browse?q=zebra', MEMBER);
  expect(await screen.findByText('No companions found')).toBeTruthy();
  const buttons = screen.getAllByRole('button', { name: 'Clear search' });
  await site.user.click(buttons.at(-1) as HTMLElement);
  await cardOf('Wilma Q.');
});

test('a member on a day without companions reads so', async () => {
  await visit('/browse', MEMBER);
  expect(await screen.findByText('No verified companions available yet.')).toBeTruthy();
});

test('a member whose list cannot be read tries again and gets it', async () => {
  setWorld({ companions: [WILMA], failing: ['companionPages'] });
  const site = await visit('/browse', MEMBER);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  setWorld({ failing: [] });
  await site.user.click(retry);
  await cardOf('Wilma Q.');
});

test('a member keeps order and view in the address', async () => {
  setWorld({ companions: [WILMA] });
  const site = await visit('/browse', MEMBER);
  await cardOf('Wilma Q.');
  await site.user.click(screen.getByRole('button', { name: 'List' }));
  await site.user.click(screen.getByRole('combobox', { name: /Sort by/ }));
  await site.user.click(await screen.findByRole('option', { name: 'Price: low to high' }));
  await waitFor(() => expect(site.address()).toBe('/browse?view=list&sort=price_low'));
});
