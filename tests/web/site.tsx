import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { routes } from '../../web/src/app/routes';
import { theme } from '../../web/src/app/theme';
import type { SignedIn } from '../../web/src/session/auth-client';
import { startSession } from '../../web/src/session/session';
import { setUser } from './fake-auth';

/**
 * A cache that writes no styles: with them in the document every query by role would have jsdom work
 * out the style of every element, which takes most of a test's time. How pages look is for browsers.
 */
function withoutStyles() {
  const cache = createCache({ key: 'css' });
  cache.insert = () => {};
  return cache;
}

/** Opens the site's real routes at `path`, as `person` or a visitor. */
export async function visit(path: string, person: SignedIn | null = null) {
  setUser(person);
  await startSession();
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const view = render(
    <CacheProvider value={withoutStyles()}>
      <ThemeProvider theme={theme}>
        <RouterProvider router={router} />
      </ThemeProvider>
    </CacheProvider>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  // Without styles nothing keeps the pointer from anything, and looking for it takes its time.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { ...view, router, address, user };
}

export type Site = Awaited<ReturnType<typeof visit>>;
