import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { keepWholeInTranslation } from '../../../web/src/lib/translated-page';
import type { SignedIn } from '../../../web/src/session/auth-client';
import { event, groupActivity } from '../../web/community-event';
import { CONVERSATION_ID, conversationWith, last } from '../../web/conversations';
import { PAGES, type Who } from '../../web/every-page';
import {
  booking,
  COMPANION,
  companionDocument,
  MEMBER,
  NOW,
  PROFILES,
  STAFF,
  userDocument,
} from '../../web/people';
import { comeBackAt, visit } from '../../web/site';
import { story } from '../../web/story-documents';
import { resetWorld, setWorld } from '../../web/world';

let stop = () => {};
beforeAll(() => {
  stop = keepWholeInTranslation(document.body);
});
afterAll(() => stop());

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

/** Puts everything back to how it is before a page was opened. */
function begin(): void {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  vi.setSystemTime(NOW);
  resetWorld();
  const sessions = [1, 2, 3].map((day) => booking(`b-${day}`, { status: 'confirmed' }));
  setWorld({
    users: {
      [MEMBER.uid]: userDocument(MEMBER),
      [COMPANION.uid]: userDocument(COMPANION),
    },
    profiles: PROFILES,
    companions: [{ id: COMPANION.uid, data: companionDocument() }],
    bookings: [...sessions, booking('b', { status: 'completed' })],
    conversations: [
      conversationWith(COMPANION.uid, { lastMessage: last(COMPANION.uid, 'See you on Sunday', 5) }),
    ],
    activities: [groupActivity('a')],
    events: [event('e')],
    stories: [story('s')],
  });
}

/** Changes a page as a translator does: each text gives its place to elements with other words, as soon as it is there. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.trim() !== '' && text.parentElement?.closest(UNTRANSLATED) === null) {
      found.push(text);
    }
  }
  for (const text of found) {
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild?.append(`«${text.data}»`);
    text.replaceWith(font);
  }
}

const UNTRANSLATED = 'font, script, style, textarea, option';

const shown = () => (document.body.textContent ?? '').replace(/[«»]/g, '');

/** Waits until a page has read what it shows. */
async function settled(): Promise<void> {
  let [before, same] = ['', 0];
  await waitFor(
    async () => {
      // Code that comes later is there, and what it shows.
      await act(() => vi.dynamicImportSettled());
      const isBusy = before === '' || document.querySelector('[aria-busy=true]') !== null;
      same = !isBusy && before === shown() ? same + 1 : 0;
      before = shown();
      expect(same).toBeGreaterThanOrEqual(3);
    },
    { interval: 5 },
  );
}

/** Translates what is there, in a turn of its own, as an extension or the browser does. */
async function translateOnce(): Promise<void> {
  await act(async () => translate());
}

/** Translates from now on whatever comes; the returned function ends it. */
function keepTranslating(): () => void {
  translate();
  const watch = new MutationObserver(translate);
  watch.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => watch.disconnect();
}

/** The words of a page once it has read all, and two hours later. */
async function look(path: string, person: SignedIn | null, isTranslated: boolean) {
  begin();
  const opening = visit(path, person);
  const end = isTranslated ? keepTranslating() : () => {};
  await opening;
  await settled();
  const first = shown();
  comeBackAt(NOW.getTime() + 2 * 3_600_000);
  await settled();
  end();
  return [first, shown()];
}

const PERSON: Readonly<Record<Who, SignedIn | null>> = {
  everyone: null,
  members: MEMBER,
  'members, to book,': MEMBER,
  companions: COMPANION,
  'members and companions': MEMBER,
  'everyone signed in': COMPANION,
  staff: STAFF,
};

const CASES = Object.entries(PAGES).flatMap(([who, paths]) =>
  paths.map((path) => [path, PERSON[who as Who]] as const),
);

test.each(CASES)(
  '%s says the same when it is translated from its beginning',
  async (path, person) => {
    const plain = await look(path, person, false);
    expect(await look(path, person, true)).toEqual(plain);
  },
);

/** The words of a page after each of its buttons is pressed, one after the other. */
async function press(path: string, onShown: () => Promise<void>): Promise<string[]> {
  begin();
  await visit(path, MEMBER);
  await settled();
  const seen: string[] = [];
  for (let index = 0; index < MOST_BUTTONS; index += 1) {
    const button = document.querySelectorAll<HTMLElement>(
      'main button:not(:disabled), main [role=tab], main input:is([type=radio], [type=checkbox]):not(:disabled)',
    )[index];
    if (button === undefined) break;
    await onShown();
    await act(async () => button.click());
    await settled();
    seen.push(`${index}: ${shown()}`);
    if (document.querySelector('[role=dialog], [role=menu]') === null) continue;
    await onShown();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await settled();
    seen.push(`${index}, closed: ${shown()}`);
  }
  return seen;
}

const MOST_BUTTONS = 25;

test.each([
  '/',
  '/browse',
  '/companion/companion-1',
  '/book/companion-1?activity=coffee-walk',
  '/my-bookings',
  `/messages/${CONVERSATION_ID}`,
  '/community',
  '/need-support',
  '/profile',
  '/pricing',
])('%s answers its buttons in the same way when it is translated', async (path) => {
  const plain = await press(path, async () => {});
  expect(await press(path, translateOnce)).toEqual(plain);
});
