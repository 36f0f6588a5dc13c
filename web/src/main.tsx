import './fonts.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { App } from './app/app';
import { routes } from './app/routes';
import { watchErrors } from './lib/report-error';
import { whenIdle } from './lib/when-idle';
import { startSession } from './session/session';

/** Loads the current page's chunk before the router starts, so that it can hydrate at once. */
async function loadPage(): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

function site() {
  return (
    <App>
      <RouterProvider router={createBrowserRouter(routes)} />
    </App>
  );
}

/** Renders the site, or hydrates the page if it was prerendered for this address. */
async function start(root: HTMLElement): Promise<void> {
  const { page } = root.dataset;
  const { pathname, search } = window.location;
  // The query may change the page, so render it anew.
  if (page !== pathname || search !== '') {
    createRoot(root).render(site());
    void startSession();
    return;
  }
  try {
    await loadPage();
  } catch (error) {
    // Its text and links work without code.
    console.warn('Could not load the page', error);
    return;
  }
  startTransition(() => {
    hydrateRoot(root, site());
  });
  // Prerendered pages show without a session, so it can wait.
  whenIdle(() => void startSession());
}

watchErrors();
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root to render into');
void start(root);
