import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
} from 'react-router-dom';
import { App } from './app/app';
import { routes } from './app/routes';

export { PUBLIC_PAGES } from './lib/public-pages';

interface RenderedPage {
  /** Title, description and other tags for the document's head. */
  readonly meta: string;
  /** Style tags for the page. */
  readonly styles: string;
  readonly body: string;
  /** Name of the page's component, which its file is named after. */
  readonly component: string;
}

/** React renders head tags before everything else. */
const META = /^(?:<title>[^<]*<\/title>|<(?:meta|link) [^>]*>)+/;

/**
 * Renders a page as a visitor sees it before hydration.
 * @throws Error when the page is missing, fails, redirects or suspends.
 */
export async function renderPage(path: string): Promise<RenderedPage> {
  const { query: load, dataRoutes } = createStaticHandler(routes);
  const context = await load(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} leads to another page`);
  if (context.errors !== null) throw new Error(`${path} fails`, { cause: context.errors });

  const { lazy } = matchRoutes(routes, path)?.at(-1)?.route ?? {};
  if (typeof lazy !== 'function') throw new Error(`${path} has no code of its own`);
  const { Component } = await lazy();

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
  const meta = META.exec(html)?.[0] ?? '';
  const body = html.slice(meta.length);
  if (!meta.includes('name="description"')) throw new Error(`${path} has no description`);
  if (meta.includes('content="noindex"')) throw new Error(`${path} is not a page for everybody`);
  if (!body.includes('<h1')) throw new Error(`${path} has to wait for something`);
  // Marks the styles as already inserted. Otherwise Emotion moves them and the page is laid out
  // twice.
  const styles = constructStyleTagsFromChunks(extractCriticalToChunks(html)).replaceAll(
    '<style ',
    '<style data-s="" ',
  );
  return { meta, styles, body, component: Component?.name ?? '' };
}
