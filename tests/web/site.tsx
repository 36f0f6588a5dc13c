import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { render, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { Suspense } from 'react';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router-dom';
import { expect } from 'vitest';
import { pages, routes } from '../../web/src/app/routes';
import { theme } from '../../web/src/app/theme';
import { closeLiveQueries } from '../../web/src/data/kit/live-query';
import type { SignedIn } from '../../web/src/session/auth-client';
import { startSession } from '../../web/src/session/session';
import { LogOutContext, useShellLogOut } from '../../web/src/session/use-log-out';
import { betweenTests } from './between-tests';
import { setUser } from './fake-auth';

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
 * Opens the page at `path`, signed in as `person` or as a visitor. Its guard decides as on the site; the shell,
 * which takes most of the time to render, is left out.
 */
export const visit = (path: string, person: SignedIn | null = null) =>
  open(PAGES_ALONE, path, person);

/** Opens the page at `path` in the shell, for tests of the shell and of what it does for pages. */
export const visitWithShell = (path: string, person: SignedIn | null = null) =>
  open(routes, path, person);

async function open(from: RouteObject[], path: string, person: SignedIn | null) {
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
  return { ...view, router, address, isAt, user };
}

/** Whether the page has a bar of its own at the bottom of a phone. */
export const hasPhoneBar = () => document.querySelector('[data-phone-bar]') !== null;

export type Site = Awaited<ReturnType<typeof visit>>;
