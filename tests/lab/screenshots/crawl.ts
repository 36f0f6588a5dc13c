import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { sessionOnly } from '../bench/site';
import { type Finding, listen } from './findings';
import { linksOn, routeOf } from './links';
import { inspectPlace } from './look';
import type { Visitor } from './places';

export interface Crawl {
  readonly role: string;
  /** The routes that were opened, without duplicates. */
  readonly routes: readonly string[];
  readonly places: number;
  readonly findings: readonly Finding[];
}

/** Opens every place of a visitor, and one of each kind of page they link to. */
export async function crawl(
  browser: Browser,
  siteUrl: string,
  visitor: Visitor,
  folder: string | null,
  signal: AbortSignal,
): Promise<Crawl> {
  const { role, email } = visitor;
  const findings: Finding[] = [];
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    ...(email !== null && { storageState: await sessionOnly(browser, siteUrl, email) }),
  });
  const page = await context.newPage();
  let place = '';
  const found = (what: string) => {
    const isNew = !findings.some((one) => one.place === place && one.what === what);
    if (isNew) findings.push({ role, place, what });
  };
  await listen(page, siteUrl, () => place, found);

  const places = [...visitor.places];
  const routes = new Set(places.map((path) => routeOf(new URL(path, siteUrl).pathname) ?? path));
  // Grows during the loop.
  for (const path of places) {
    signal.throwIfAborted();
    place = path;
    try {
      const pictures = folder === null ? null : join(folder, role);
      await inspectPlace(page, siteUrl + path, pictures, nameOf(path), found);
      const { links, dead } = await linksOn(page);
      for (const what of dead) found(what);
      for (const { pathname, search } of links) {
        const route = routeOf(pathname);
        if (route === undefined || !route.includes(':') || routes.has(route)) continue;
        routes.add(route);
        places.push(pathname + search);
      }
    } catch (error) {
      found(`cannot be looked at: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  await context.close();
  return { role, routes: [...routes], places: places.length, findings };
}

/** `/admin/database?view=audit` becomes `admin-database-view-audit`. */
function nameOf(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replace(/[^\w-]+/g, '-');
}
