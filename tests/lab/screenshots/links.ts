import type { Page } from '@playwright/test';
import { matchPath } from 'react-router-dom';
import { PATHS } from '../../../web/src/lib/paths';

const PATTERNS: readonly string[] = Object.values(PATHS);

/** The route of an address; undefined for the 404 page. */
export function routeOf(pathname: string): string | undefined {
  const fitting = PATTERNS.filter((pattern) => matchPath(pattern, pathname) !== null);
  // Like the router, prefers a literal route over one with parameters.
  return fitting.find((pattern) => !pattern.includes(':')) ?? fitting[0];
}

/** The internal links of a page, and what is wrong with them. */
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
