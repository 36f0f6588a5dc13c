import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { isValidElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouter,
  StaticRouterProvider,
} from 'react-router-dom';
import { App } from './app/app';
import { routes } from './app/routes';
import { CompanionOutline } from './features/companion/companion-outline';
import { PATHS } from './lib/paths';
import { API_KEY, FIRESTORE_HOST, STORAGE_HOST } from './lib/project';
import { PUBLIC_PAGES } from './lib/public-pages';

export { FRAMES, PUBLIC_PAGES } from './lib/public-pages';

export interface Origin {
  readonly url: string;
  /** Requests of an `img` send cookies, and those of the site's code don't. Browsers have a connection for each kind. */
  readonly isOfPictures: boolean;
}

/**
 * Whom a page asks that shows something of a person: for the token, for the session, for data, for photos. None where the build
 * doesn't know its project, which may be of emulators.
 */
export const ORIGINS: readonly Origin[] =
  API_KEY === undefined
    ? []
    : [
        { url: 'https://securetoken.googleapis.com', isOfPictures: false },
        { url: 'https://identitytoolkit.googleapis.com', isOfPictures: false },
        { url: FIRESTORE_HOST, isOfPictures: false },
        { url: STORAGE_HOST, isOfPictures: true },
      ];

interface RenderedPage {
  /** Title, description and other tags for the document's head. */
  readonly meta: string;
  /** Style tags for the page. */
  readonly styles: string;
  readonly body: string;
  /** Names of the page's component and of its guard, which their files are named after. */
  readonly components: readonly string[];
  /** A page without what it is about, which the server fills in (`functions/src/page`); null for other pages. */
  readonly outline: string | null;
}

/** React renders head tags before everything else. */
const META = /^(?:<title>[^<]*<\/title>|<(?:meta|link) [^>]*>)+/;

/** The components of the routes at a path that have code of their own, outermost first. */
async function componentsAt(path: string): Promise<string[]> {
  const loaded = (matchRoutes(routes, path) ?? []).map(async ({ route: { lazy } }) => {
    if (typeof lazy !== 'function') return [];
    const { Component, element } = await lazy();
    const type = isValidElement(element) ? element.type : Component;
    return typeof type === 'function' ? [type.name] : [];
  });
  return (await Promise.all(loaded)).flat();
}

/**
 * Renders a page as it is before hydration, while the session is unknown.
 * @throws Error when the page is missing, fails, redirects or suspends.
 */
export async function renderPage(path: string): Promise<RenderedPage> {
  const { query: load, dataRoutes } = createStaticHandler(routes);
  const context = await load(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} leads to another page`);
  if (context.errors !== null) throw new Error(`${path} fails`, { cause: context.errors });

  const components = await componentsAt(path);
  if (components.length === 0) throw new Error(`${path} has no code of its own`);

  const cache = createCache({ key: 'css' });
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const html = renderToString(
    <CacheProvider value={cache}>
      <App>
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>
    </CacheProvider>,
  );
  const outline =
    path === PATHS.companion
      ? renderToString(
          <CacheProvider value={cache}>
            <App>
              <StaticRouter location={path}>
                <CompanionOutline />
              </StaticRouter>
            </App>
          </CacheProvider>,
        )
      : null;
  const meta = META.exec(html)?.[0] ?? '';
  const body = html.slice(meta.length);
  if (!meta.includes('name="description"')) throw new Error(`${path} has no description`);
  if (PUBLIC_PAGES.includes(path)) {
    if (meta.includes('content="noindex"')) throw new Error(`${path} is not a page for everybody`);
    if (!body.includes('<h1')) throw new Error(`${path} has to wait for something`);
  }
  // Marks the styles as already inserted. Otherwise Emotion moves them and the page is laid out
  // twice.
  const styles = constructStyleTagsFromChunks(
    extractCriticalToChunks(html + (outline ?? '')),
  ).replaceAll('<style ', '<style data-s="" ');
  return { meta, styles, body, components, outline };
}
