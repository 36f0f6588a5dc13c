import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { routes } from '../../web/src/app/routes';
import { theme } from '../../web/src/app/theme';
import { closeLiveQueries } from '../../web/src/data/kit/live-query';
import type { SignedIn } from '../../web/src/session/auth-client';
import { startSession } from '../../web/src/session/session';
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

/** Opens the real routes at `path`, signed in as `person` or as a visitor. */
export async function visit(path: string, person: SignedIn | null = null) {
  setUser(person);
  await startSession();
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const view = render(
    <CacheProvider value={unstyledCache()}>
      <ThemeProvider theme={theme}>
        <RouterProvider router={router} />
      </ThemeProvider>
    </CacheProvider>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  // There are no styles, so checking `pointer-events` is only slow.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { ...view, router, address, user };
}

/** Whether the page has a bar of its own at the bottom of a phone. */
export const hasPhoneBar = () => document.querySelector('[data-phone-bar]') !== null;

export type Site = Awaited<ReturnType<typeof visit>>;
