import './fonts.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchPath, matchRoutes, RouterProvider } from 'react-router-dom';
import { App } from './app/app';
import { forgetFirstPosition } from './app/first-position';
import { routes } from './app/routes';
import { PUBLIC_PAGES } from './lib/public-pages';
import { watchErrors } from './lib/report-error';
import { keepWholeInTranslation } from './lib/translated-page';
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
  const isPrerendered = page !== undefined && matchPath(page, pathname) !== null;
  // The query may change the page, so it is rendered anew.
  const isSame = isPrerendered && search === '';
  // A public page shows without a session, so it can wait.
  const canWait = isSame && PUBLIC_PAGES.includes(page);
  if (!canWait) void startSession();
  let canHydrate = isSame;
  try {
    if (isPrerendered) await loadPage();
  } catch (error) {
    console.warn('Could not load the page', error);
    // Its text and links work without code. Of others, the router says that they failed.
    if (canWait) return;
    canHydrate = false;
  }
  if (canHydrate) startTransition(() => void hydrateRoot(root, site()));
  else createRoot(root).render(site());
  if (canWait) whenIdle(() => void startSession());
}

watchErrors();
keepWholeInTranslation(document);
forgetFirstPosition();
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root to render into');
void start(root);
