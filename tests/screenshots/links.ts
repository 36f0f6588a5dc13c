import type { Page } from '@playwright/test';
import { matchPath } from 'react-router-dom';
import { PATHS } from '../../web/src/lib/paths';

const PATTERNS: readonly string[] = Object.values(PATHS);

/** The route that an address leads to; undefined when that is the page for addresses without one. */
export function routeOf(pathname: string): string | undefined {
  const fitting = PATTERNS.filter((pattern) => matchPath(pattern, pathname) !== null);
  // As the router does: a route that names the address comes before one that takes any.
  return fitting.find((pattern) => !pattern.includes(':')) ?? fitting[0];
}

/** The addresses on the site that a page links to, and what is wrong with them. */
export async function linksOn(
  page: Page,
): Promise<{ readonly links: readonly URL[]; readonly dead: readonly string[] }> {
  const here = new URL(page.url());
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).href));
  const links = [...new Set(hrefs)]
    .map((href) => new URL(href))
    .filter(({ origin }) => origin === here.origin);
  const dead: string[] = [];
  for (const { pathname, hash } of links) {
    if (pathname !== here.pathname) {
      if (routeOf(pathname) === undefined) dead.push(`links to ${pathname}, which no page has`);
    } else if (hash !== '') {
      const target = page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`);
      if ((await target.count()) === 0) dead.push(`links to ${hash}, which it does not have`);
    }
  }
  return { links, dead };
}
