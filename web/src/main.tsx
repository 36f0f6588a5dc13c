import './fonts.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { App } from './app/app';
import { routes } from './app/routes';
import { whenIdle } from './lib/when-idle';
import { startSession } from './session/session';
import { setRenderedAt } from './ui/hooks/clock';

/** Loads the code of the page at the current address, which its router then has at once. */
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

/** Shows the site; a page that is already there, rendered ahead for this very address, stays. */
async function start(root: HTMLElement): Promise<void> {
  const { page, renderedAt } = root.dataset;
  const { pathname, search } = window.location;
  // What stands in the query may show on the page: then it is rendered anew.
  if (page === undefined || renderedAt === undefined || page !== pathname || search !== '') {
    createRoot(root).render(site());
    void startSession();
    return;
  }
  setRenderedAt(new Date(renderedAt));
  try {
    await loadPage();
  } catch (error) {
    // Its words and links are there without any code.
    console.warn('The code of this page could not be loaded', error);
    return;
  }
  startTransition(() => {
    hydrateRoot(root, site());
  });
  // Who looks at a page for everybody can be found out after they have seen it.
  whenIdle(() => void startSession());
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root to render into');
void start(root);
