import { ThemeProvider } from '@mui/material/styles';
import { cleanup, configure, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { routes } from '../../web/src/app/routes';
import { theme } from '../../web/src/app/theme';
import type { SignedIn } from '../../web/src/lib/auth-client';
import { currentSession, startSession } from '../../web/src/lib/session';
import { setUser } from './fake-auth';
import { call } from './fake-call';
import { resetWorld } from './fake-queries';
import { NOW } from './people';

// Pages come as chunks, and the machine may be busy.
configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  window.scrollTo = vi.fn();
});

afterEach(async () => {
  cleanup();
  setUser(null);
  await waitFor(() => {
    if (currentSession().status === 'signed-in') throw new Error('Still signed in');
  });
  call.mockReset();
  resetWorld();
  sessionStorage.clear();
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Opens the site's real routes at `path`, as `person` or a visitor. */
export async function visit(path: string, person: SignedIn | null = null) {
  setUser(person);
  await startSession();
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const view = render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  return { ...view, router, address, user: userEvent.setup() };
}

export type Site = Awaited<ReturnType<typeof visit>>;
