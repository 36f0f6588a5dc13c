// @vitest-environment jsdom

import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  forgetViews,
  mayUseFiles,
  OWNER_KEY,
  VIEW_PREFIX,
  viewKeys,
} from '../firebase/device-files';
import { UNKEPT } from '../lib/unkept';
import { keptView } from './kept-view';
import { currentSession } from './session';
import { useKeepView } from './use-keep-view';

vi.mock('./session', () => ({ currentSession: vi.fn() }));
vi.mock('../firebase/device-files', async (original) => ({
  ...(await original<typeof import('../firebase/device-files')>()),
  mayUseFiles: vi.fn(() => true),
}));
vi.mock('../lib/when-idle', () => ({ whenIdle: (work: () => void) => work() }));

const NOW = new Date('2026-11-20T10:00:00Z');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem(OWNER_KEY, 'mia');
  vi.mocked(mayUseFiles).mockReturnValue(true);
  vi.mocked(currentSession).mockReturnValue({ status: 'signed-in', uid: 'mia' } as never);
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => run(0));
  window.history.replaceState(null, '', '/browse');
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

function Screen({ isWhole = true }: { readonly isWhole?: boolean }) {
  const place = useRef<HTMLUListElement>(null);
  useKeepView(place, window.location.pathname, isWhole);
  return (
    <ul ref={place} className="list">
      <li>
        Ana <button type="button">Message</button>
        <b {...UNKEPT}>New today</b>
      </li>
    </ul>
  );
}

/** The page, once it is idle. */
function show(isWhole?: boolean) {
  const page = render(<Screen {...(isWhole !== undefined && { isWhole })} />);
  vi.runAllTimers();
  return page;
}

test('the next visit begins with what the page showed, whose buttons wait', () => {
  show();
  expect(keptView('/browse')?.html).toBe(
    '<ul class="list"><li>Ana <button type="button" disabled="">Message</button>' +
      '<b data-unkept="" style="visibility: hidden;">New today</b></li></ul>',
  );
  expect(keptView('/companion/ana')).toBeNull();
});

test('it has the styles of its own elements, and no others', () => {
  const style = document.createElement('style');
  style.textContent =
    '.list { margin: 0 } .other { margin: 1px } @media print { .list { color: red } }';
  document.head.append(style);
  show();
  style.remove();
  const css = keptView('/browse')?.css.replace(/\s+/g, '');
  expect(css).toContain('.list{margin:0');
  expect(css).toContain('@mediaprint{.list{color:red');
  expect(css).not.toContain('.other');
});

test('what begins below the first screen is left out', () => {
  const tops = vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (
    this: Element,
  ) {
    const top = this.tagName === 'BUTTON' ? window.innerHeight * 2 : 10;
    // Only the top of the first is read, and jsdom can’t make such a list.
    return [{ top }] as unknown as DOMRectList;
  });
  show();
  tops.mockRestore();
  expect(keptView('/browse')?.html).not.toContain('Message');
});

test.each([
  ['a part of the page is shown', () => {}, false],
  ['the page shows a search', () => window.history.replaceState(null, '', '/browse?q=ana'), true],
  [
    'a visitor looks at the page',
    () => vi.mocked(currentSession).mockReturnValue({ status: 'visitor' }),
    true,
  ],
  [
    'the device’s files are another user’s',
    () => vi.mocked(mayUseFiles).mockReturnValue(false),
    true,
  ],
])('nothing is kept while %s', (_case, arrange, isWhole) => {
  arrange();
  show(isWhole);
  expect(viewKeys()).toEqual([]);
});

test('a page that is left keeps what it shows by then', () => {
  const { container } = show();
  const item = container.querySelector('li');
  if (item?.firstChild) item.firstChild.textContent = 'Ben ';
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  hidden.mockRestore();
  expect(keptView('/browse')?.html).toContain('Ben');
});

test.each([
  ['another user’s', () => localStorage.setItem(OWNER_KEY, 'sven')],
  ['a day old', () => vi.setSystemTime(NOW.getTime() + 24 * 3_600_000)],
  ['broken', () => localStorage.setItem(`${VIEW_PREFIX}/browse`, '{')],
  ['forgotten', forgetViews],
])('a view that is %s is not shown', (_case, arrange) => {
  show();
  expect(keptView('/browse')).not.toBeNull();
  arrange();
  expect(keptView('/browse')).toBeNull();
});

test('the latest four stay', () => {
  for (const [minute, path] of ['/a', '/b', '/c', '/d', '/e'].entries()) {
    vi.setSystemTime(NOW.getTime() + minute * 60_000);
    window.history.replaceState(null, '', path);
    show().unmount();
  }
  expect(viewKeys().sort()).toEqual(['/b', '/c', '/d', '/e'].map((path) => VIEW_PREFIX + path));
});

test('a device without space for it changes nothing', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  show();
  full.mockRestore();
  expect(warn).toHaveBeenCalledOnce();
  expect(viewKeys()).toEqual([]);
});
