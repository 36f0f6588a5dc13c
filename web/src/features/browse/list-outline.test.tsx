// @vitest-environment jsdom

import { DEFAULT_OFFER } from '@hearthkin/domain/companion/offer';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { fillOutline } from '../../lib/fill-outline';
import { CompanionCard } from '../../ui/people/companion-card';
import { ListOutline } from './list-outline';
import { type ListedFacts, listWords } from './list-words';

vi.mock('../../session/session', async (original) => ({
  ...(await original<typeof import('../../session/session')>()),
  useSession: () => ({ status: 'starting' }),
}));

/** Nothing that need not be there. */
const NEW: ListedFacts = {
  displayName: 'Wilma Q.',
  bio: '',
  age: null,
  location: '',
  interests: [],
  hourlyRate: 30,
  responseMinutes: null,
  ratingAverage: null,
  ratingCount: 0,
  photo: null,
  facets: {},
  offer: { ...DEFAULT_OFFER, activities: ['coffee-walk'] },
};

const WHOLE: ListedFacts = {
  ...NEW,
  bio: 'I listen well. On <b>Sundays</b> too.',
  age: 42,
  location: 'Lisbon, Portugal',
  interests: ['art', 'food', 'music', 'geek', 'sports'],
  responseMinutes: 14,
  ratingAverage: 4.86,
  ratingCount: 7,
  photo: 'profiles/wilma/photo/1.jpg',
  facets: { online: true },
  offer: DEFAULT_OFFER,
};

/** The outline of a card with a companion's words. */
function filled(companion: ListedFacts): Element {
  const { container } = render(
    <MemoryRouter>
      <ListOutline />
    </MemoryRouter>,
  );
  const card = container.querySelector('li')?.cloneNode(true) as Element;
  fillOutline(card, listWords(companion), 'a/b');
  return card;
}

/** The card as the page shows it, without buttons of one's own. */
function shown(companion: ListedFacts): Element | null {
  return render(
    <MemoryRouter>
      <CompanionCard id="a/b" companion={companion as never} view="grid" intent={{}} />
    </MemoryRouter>,
  ).container.querySelector('li');
}

/** Without the buttons, which wait. */
function textOf(card: Element | null): string | undefined {
  for (const button of card?.querySelectorAll('button') ?? []) button.remove();
  return card?.textContent;
}

const linksOf = (card: Element | null) =>
  [...(card?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));

beforeEach(cleanup);

test.each([
  ['who has said everything', WHOLE],
  ['who has just begun', NEW],
])('says of a companion %s what the card says, and leads to the same pages', (_who, companion) => {
  const outline = filled(companion);
  const card = shown(companion);
  expect(textOf(outline)).toBe(textOf(card));
  expect(linksOf(outline)).toEqual(linksOf(card));
  const shapes = (of: Element | null) =>
    ['ul', 'ul > li', 'p', 'img', 'svg'].map((what) => of?.querySelectorAll(what).length);
  expect(shapes(outline)).toEqual(shapes(card));
});

test('has its words as text, and the photo in the width that the card shows', () => {
  const outline = filled(WHOLE);
  expect(outline.querySelector('b')).toBeNull();
  expect(outline.querySelector('img')?.getAttribute('src')).toBe(
    'profiles/wilma/sized/1.jpg_320.webp',
  );
});

test('its buttons wait', () => {
  const buttons = [...filled(WHOLE).querySelectorAll('button')];
  expect(buttons.map(({ disabled }) => disabled)).toEqual([true, true]);
});
