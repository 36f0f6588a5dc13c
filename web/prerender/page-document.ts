import type { Origin } from '../src/entry-server.tsx';

/** The built HTML document: a head, an empty root, and the entry script. */
const ROOT = '<div id="root"></div>';
const TITLE = /<title>[^<]*<\/title>/;
const STYLE_SHEET = /[ \t]*<link rel="stylesheet"[^>]*>\n?/g;

/** The scripts that load the site's code: the entry script and its imports. */
const SCRIPTS =
  /[ \t]*<(?:script type="module" crossorigin src|link rel="modulepreload" crossorigin href)="([^"]+)">(?:<\/script>)?\n?/g;

/** The first of them, once they are moved. */
const FIRST_MODULE = /<script type="module" async [^>]*>/;

interface PageParts {
  readonly path: string;
  /** Tags for the head. */
  readonly meta: string;
  readonly styles: string;
  /** URLs of scripts to preload. */
  readonly scripts: readonly string[];
  /** Origins to connect to at once. */
  readonly origins: readonly Origin[];
  readonly body: string;
  /** The part that the server fills in; null for nothing. */
  readonly outline: string | null;
  /** A script that runs once the body is there, and lets out all others (`lib/load-scripts.ts`). */
  readonly firstScript: string;
}

/** Inlines the styles and preloads the font. */
export function withStyles(template: string, css: string, font: string): string {
  const preload = `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin />`;
  const head = `    ${preload}\n    <style>${css.trim()}</style>\n  </head>`;
  return replaceOnce(template.replace(STYLE_SHEET, ''), '</head>', head);
}

/**
 * Moves the scripts behind the page: a browser takes milliseconds to ask for each, and would show nothing until then. Each is one of
 * its own, so that it runs alone once it is there, and not all of them in one long task.
 */
export function withScriptsLast(template: string): string {
  const [entry, ...imports] = [...template.matchAll(SCRIPTS)].map(([, url]) => url);
  const scripts = [...imports, entry].map(
    (url) => `    <script type="module" async crossorigin src="${url}"></script>\n`,
  );
  return replaceOnce(template.replace(SCRIPTS, ''), '</body>', `${scripts.join('')}  </body>`);
}

/** Opens connections with the first bytes of the page: without them, the first request to an origin waits for its own. */
function connections(origins: readonly Origin[]): string[] {
  return origins.map(
    ({ url, isOfPictures }) =>
      `<link rel="preconnect" href="${url}"${isOfPictures ? '' : ' crossorigin'} />`,
  );
}

/** The HTML document of all pages that are rendered in the browser. */
export function shellOf(shell: string, origins: readonly Origin[]): string {
  return replaceOnce(shell, '</head>', `${connections(origins).join('\n')}\n  </head>`);
}

/** The HTML document of one page, with its content. Its scripts are held back until it is painted. */
export function documentOf(shell: string, page: PageParts): string {
  const title = TITLE.exec(shell)?.[0];
  if (title === undefined) throw new Error('index.html has no title.');
  const scripts = page.scripts.map(
    (script) => `<link rel="modulepreload" crossorigin href="${script}">`,
  );
  const root = `<div id="root" data-page="${page.path}">`;
  // Outside of what is React's.
  const outline =
    page.outline === null ? '' : `\n    <template data-outline>${page.outline}</template>`;
  const [script = ''] = FIRST_MODULE.exec(shell) ?? [];
  const first = `</template>\n    <script>${page.firstScript}</script>`;
  return [
    [title, [page.meta, ...connections(page.origins)].join('\n')],
    ['</head>', `${page.styles}\n  </head>`],
    ['</body>', `${scripts.join('\n')}${first}\n  </body>`],
    [script, `<template data-scripts>${script}`],
    [ROOT, `${root}${page.body}</div>${outline}`],
  ].reduce((html, [from = '', to = '']) => replaceOnce(html, from, to), shell);
}

function replaceOnce(html: string, from: string, to: string): string {
  const [before, after, ...more] = html.split(from);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`index.html should have ${from} once.`);
  }
  return before + to + after;
}
