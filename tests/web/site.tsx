import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { Suspense } from 'react';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { pages, routes } from '../../web/src/app/routes';
import { theme } from '../../web/src/app/theme';
import { closeLiveQueries } from '../../web/src/data/kit/live-query';
import type { SignedIn } from '../../web/src/session/auth-client';
import { startSession } from '../../web/src/session/session';
import { LogOutContext, useShellLogOut } from '../../web/src/session/use-log-out';
import { betweenTests } from './between-tests';
import { setUser } from './fake-auth';
import { setWorld, type World } from './world';

// What the server has said to one test is not known to the next.
betweenTests(closeLiveQueries);

/**
 * An Emotion cache that inserts no styles. Otherwise jsdom computes styles for every element in each
 * query by role, which takes most of a test's time. Browser tests cover styles.
 */
function unstyledCache() {
  const cache = createCache({ key: 'css' });
  cache.insert = () => {};
  return cache;
}

/** Stands in for the shell: what pages need of it, without bars, footer and crisis button. */
function BareLayout() {
  return (
    <LogOutContext value={useShellLogOut()}>
      <main>
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
    </LogOutContext>
  );
}

const PAGES_ALONE: RouteObject[] = [{ Component: BareLayout, children: [pages] }];

/**
 * Opens the page at `path`, signed in as `person` or as a visitor, after a change of the world. Its guard decides
 * as on the site; the shell, which takes most of the time to render, is left out. A page that is still open is
 * closed first, as by a reload.
 */
export const visit = (path: string, person: SignedIn | null = null, change: Partial<World> = {}) =>
  open(PAGES_ALONE, path, person, change);

/** Opens the page at `path` in the shell, for tests of the shell and of what it does for pages. */
export const visitWithShell: typeof visit = (path, person = null, change = {}) =>
  open(routes, path, person, change);

async function open(
  from: RouteObject[],
  path: string,
  person: SignedIn | null,
  change: Partial<World>,
) {
  cleanup();
  setWorld(change);
  setUser(person);
  await startSession();
  const router = createMemoryRouter(from, { initialEntries: [path] });
  const view = render(
    <CacheProvider value={unstyledCache()}>
      <ThemeProvider theme={theme}>
        <RouterProvider router={router} />
      </ThemeProvider>
    </CacheProvider>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  /** Waits until the site is at `path` with its query: the router goes there after the render that asked for it. */
  const isAt = (path: string) => waitFor(() => expect(address()).toBe(path));
  // There are no styles, so checking `pointer-events` is only slow.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  const pressIn = async (place: Place, ...buttons: readonly Name[]) => {
    const queries = place instanceof Element ? within(place) : place;
    for (const name of buttons) await user.click(await queries.findByRole('button', { name }));
  };
  return {
    ...view,
    router,
    address,
    isAt,
    user,
    /** Presses buttons of the page one after the other, each once it is shown. */
    press: (...buttons: readonly Name[]) => pressIn(screen, ...buttons),
    /** Presses buttons of a part of the page. */
    pressIn,
    /** Presses a button of the page or of a part of it, and finds the dialog that it opens. */
    openDialog: async (button: Name, title?: Name, place: Place = screen): Promise<HTMLElement> => {
      await pressIn(place, button);
      return screen.findByRole('dialog', title === undefined ? undefined : { name: title });
    },
    /** Presses a button that opens a menu, and an item of it. */
    choose: async (menu: Name, item: Name) => {
      await pressIn(screen, menu);
      await user.click(await screen.findByRole('menuitem', { name: item }));
    },
    /** Types into a field in the place of what it has. */
    retype: async (field: Element, text: string) => {
      await user.clear(field);
      await user.type(field, text);
    },
  };
}

type Name = string | RegExp;
type Place = HTMLElement | Pick<typeof screen, 'findByRole'>;

/** Moves the clock, as a page notices when it is looked at again. */
export function comeBackAt(time: Date | number): void {
  vi.setSystemTime(time);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/** Whether the page has a bar of its own at the bottom of a phone. */
export const hasPhoneBar = () => document.querySelector('[data-phone-bar]') !== null;

export type Site = Awaited<ReturnType<typeof visit>>;
