// @vitest-environment jsdom

import { type OutlineFacts, outlineWords } from '@hearthkin/domain/companion/profile-words';
import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { fillOutline } from '../../functions/src/page/outline';
import { CompanionHeader } from '../../web/src/features/companion/companion-header';
import { CompanionOutline } from '../../web/src/features/companion/companion-outline';

// What is true for minutes only isn't in the outline.
vi.mock('../../web/src/data/companions/next-free', () => ({ nextFree: () => null }));

/** Nothing that need not be there. */
const NEW: OutlineFacts = {
  displayName: 'Wilma Q.',
  bio: '',
  age: null,
  location: '',
  sessionsCompleted: 0,
  memberSince: new Date('2026-05-01T12:00:00Z'),
  responseMinutes: null,
  ratingAverage: null,
  ratingCount: 0,
  badges: { identity: false, background: false, training: false },
  photo: null,
  cover: null,
};

const WHOLE: OutlineFacts = {
  ...NEW,
  bio: 'I listen well and walk slowly. I know every bench by the river.\n\nOn <b>Sundays</b> too.',
  age: 42,
  location: 'Lisbon, Portugal',
  sessionsCompleted: 1,
  responseMinutes: 14,
  ratingAverage: 4.86,
  ratingCount: 7,
  badges: { identity: true, background: true, training: true },
  photo: 'profiles/wilma/photo/1.jpg',
  cover: 'profiles/wilma/cover/1.jpg',
};

/** The outline with a companion's words. */
async function filled(companion: OutlineFacts): Promise<Element> {
  const html = renderToString(
    <MemoryRouter>
      <CompanionOutline />
    </MemoryRouter>,
  );
  const outline = document.createElement('div');
  outline.innerHTML = await fillOutline(html, outlineWords(companion));
  removePlaces(outline);
  return outline;
}

/** Removes the elements that only keep a place. */
function removePlaces(of: ParentNode | null): void {
  for (const hidden of of?.querySelectorAll('div[aria-hidden="true"]') ?? []) hidden.remove();
}

/** The top of the profile as the page shows it. */
function top(companion: OutlineFacts): Element | null {
  const live = { ...companion, video: null, lastActiveAt: new Date(0) };
  return render(
    <MemoryRouter>
      <CompanionHeader companion={live as never} />
    </MemoryRouter>,
  ).container.querySelector('section');
}

beforeEach(cleanup);

test.each([
  ['who has said everything', WHOLE],
  ['who has just begun', NEW],
])('says of a companion %s what the page says', async (_who, companion) => {
  const outline = (await filled(companion)).querySelector('section');
  const shown = top(companion);
  // Initials in the place of a photo come with the page.
  shown?.querySelector('.MuiAvatar-root')?.remove();
  removePlaces(shown);
  expect(outline?.textContent).toBe(shown?.textContent);
  const lists = (of: Element | null) =>
    [...(of?.querySelectorAll('ul') ?? [])].map((list) => [
      list.getAttribute('aria-label'),
      list.children.length,
    ]);
  expect(lists(outline)).toEqual(lists(shown));
});

test('goes on with the rest of the introduction, as text', async () => {
  const outline = await filled(WHOLE);
  const rest = [...outline.querySelectorAll('p')].at(-1);
  expect(rest?.textContent).toBe('I know every bench by the river.\n\nOn <b>Sundays</b> too.');
  expect(outline.querySelector('b')).toBeNull();
  expect(outline.querySelector('h2')?.textContent).toBe('About Wilma Q.');
  expect((await filled(NEW)).querySelectorAll('p')).toHaveLength(0);
});

test('has the photo in the width that the page shows', async () => {
  const photo = async (of: OutlineFacts) =>
    (await filled(of)).querySelector('img')?.getAttribute('src');
  expect(await photo(WHOLE)).toBe('profiles/wilma/sized/1.jpg_1024.webp');
  expect(await photo(NEW)).toBeUndefined();
  expect(await photo({ ...WHOLE, photo: '/sample-avatars/f-01.svg' })).toBe(
    '/sample-avatars/f-01.svg',
  );
});
