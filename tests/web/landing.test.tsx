import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visit } from './site';

const to = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('a visitor finds every entry point on the home page', async () => {
  await visit('/');
  await screen.findByRole('heading', { level: 1 });
  expect(to('Find My Companion')).toBe('/register');
  expect(to('Become a Companion')).toBe('/register?type=earner');
  for (const mood of ['Anxious', 'Sad', 'Bored', 'Stressed']) {
    expect(to(new RegExp(`^${mood}`))).toBe(`/browse?mood=${mood.toLowerCase()}`);
  }
  expect(to('Match me with somebody')).toBe('/need-support');
  expect(to('Begin Your Journey')).toBe('/register');
  expect(to('Member Sign In')).toBe('/login');
});

test('a visitor sees that the companions on the home page are examples', async () => {
  await visit('/');
  expect(await screen.findByText(/^Three examples\./)).toBeTruthy();
  const links = screen.getAllByRole('link', { name: /^Start Conversation/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(3).fill('/register'));
  const cards = links.map((link) => link.closest('li') as HTMLElement);
  const words = cards.map((card) => within(card).getByText(/sessions$/).parentElement?.textContent);
  expect(words).toEqual(['4.98· 1,247 sessions', '4.97· 892 sessions', '5· 1,156 sessions']);
});

test('a visitor reads the three claims', async () => {
  await visit('/');
  for (const claim of ['Verified users', '24/7 support', '98% compatibility accuracy']) {
    expect(await screen.findByRole('heading', { name: claim })).toBeTruthy();
  }
});
