import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { build } from 'esbuild';

/** A page of one line, and one whose line is rendered by React and the router. */
export const ONE_LINE = '/one-line';
export const REACT_AND_ROUTER = '/react-and-router';

const SCRIPT = '/assets/react-and-router.js';

const SOURCE = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

const router = createBrowserRouter([{ path: '*', element: createElement('p', null, 'One line') }]);
createRoot(document.getElementById('root')).render(createElement(RouterProvider, { router }));
`;

/**
 * Writes into the served folder the least that a page costs here, with and without the libraries that every page of
 * the site has: what they need is the measuring and the network, not the site.
 */
export async function writeBaselinePages(folder: string): Promise<void> {
  await writeFile(join(folder, `${ONE_LINE}.html`), html('<p>One line</p>'));
  const page = html(`<div id="root"></div><script type="module" src="${SCRIPT}"></script>`);
  await writeFile(join(folder, `${REACT_AND_ROUTER}.html`), page);
  const web = join(ROOT, 'web');
  const router = dirname(
    createRequire(join(web, 'package.json')).resolve('react-router/package.json'),
  );
  await build({
    stdin: { contents: SOURCE, resolveDir: web },
    outfile: join(folder, SCRIPT),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    define: { 'process.env.NODE_ENV': '"production"' },
    // As in web/library-aliases.ts.
    alias: {
      'react-router/dom': join(router, 'dist/production/dom-export.mjs'),
      'react-router': join(router, 'dist/production/index.mjs'),
    },
    logLevel: 'silent',
  });
}

function html(body: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>One line</title>
  </head>
  <body>
    ${body}
  </body>
</html>
`;
}
