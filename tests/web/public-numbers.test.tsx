import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NUMBER_GROUPS } from '../../web/src/features/admin/figures/public-numbers';
import { PATHS } from '../../web/src/lib/paths';
import { listingOf, STAFF } from './people';
import { expectWords, hrefsOf } from './shown';
import { visit } from './site';
import { setWorld } from './world';

const NUMBERS = NUMBER_GROUPS.flatMap(({ numbers }) => numbers);
const PAGES = [...new Set(NUMBERS.flatMap(({ pages }) => pages))];

const open = () => visit('/admin/database?view=numbers', STAFF);

const row = async (name: string) => {
  const label = await screen.findByText(name);
  const found = label.closest('li');
  if (found === null) throw new Error(`No row for ${name}`);
  return found;
};

test('staff read where each number on a public page comes from, and where it is', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Public numbers' })).toBeTruthy();
  const share = await row('Share of companions');
  expectWords(share, '80%', 'Every payment is split by our fee');
  const links = hrefsOf(within(share).getAllByRole('link'));
  expect(links).toEqual(['/', '/how-it-works', '/faq']);
});

test('staff see the ratings of the home page as they are now', async () => {
  setWorld(listingOf({ ratingAverage: 4.9, ratingCount: 7 }));
  await open();
  const counted = await row('Ratings of the companions on the home page');
  expect(counted.textContent).toContain('Wilma Q.: 4.9 (7)');
});

test('staff read that there are no ratings yet, or that they can’t be loaded', async () => {
  setWorld({ companions: [], failing: [/^companions/] });
  const site = await open();
  const alert = await screen.findByRole('alert');
  setWorld({ failing: [] });
  await site.pressIn(alert, 'Try again');
  const counted = await row('Ratings of the companions on the home page');
  expect(counted.textContent).toContain('None, and the page shows examples that say so');
});

test.each([
  [99, 90, 'No share below 100 answers · 90 of 99 would meet again'],
  [1200, 1100, '92% · 1,100 of 1,200 would meet again'],
])(
  'staff see the accuracy of matching from enough answers on: %d',
  async (answers, again, words) => {
    setWorld({ matchingAnswers: { answers, again } });
    await open();
    const counted = await row('Matching accuracy');
    expect(counted.textContent).toContain(words);
    expect(counted.textContent).toContain('Only our team sees it.');
    expect(within(counted).queryByRole('link')).toBeNull();
  },
);

test.each(PAGES)('the page %s shows the numbers that the list says', async (page) => {
  await visit(PATHS[page]);
  const shown = NUMBERS.filter(({ pages }) => pages.includes(page));
  await waitFor(() => {
    const text = screen.getByRole('main').textContent?.replace(/\s+/g, ' ') ?? '';
    for (const { values } of shown) for (const value of values) expect(text).toContain(value);
  });
});
