import type { Firestore } from 'firebase-admin/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import { siteAddress } from '../mail/mail-params';
import { INTERACTIVE } from '../platform/deployment';
import { logger } from '../platform/logger';
import { database } from '../platform/records/database';
import { readActivityPage, readStoryPage } from './community-facts';
import { readCompanionPage } from './companion-facts';
import { emptyPage, type PageFacts, servedPage } from './served-page';

interface Answer {
  readonly status: 200 | 404 | 405 | 503;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Hosting keeps a page for half a minute, and shows it for another one while it asks again: what is no longer public is gone within a minute. */
const SHARED = {
  'Cache-Control': 'public, max-age=0, s-maxage=30, stale-while-revalidate=30',
  'Content-Type': 'text/html; charset=utf-8',
};
const UNKEPT = { ...SHARED, 'Cache-Control': 'no-store' };

/** A kind of page that is about one public document. */
interface PublicPage {
  readonly path: RegExp;
  /** The address of what the build has rendered for all of them. */
  readonly built: string;
  /** Its facts; null for what doesn't exist or isn't public. */
  readonly read: (db: Firestore, id: string, site: string) => Promise<PageFacts | null>;
}

const COMPANION: PublicPage = {
  path: /^\/companion\/(.*)$/,
  built: '/companion',
  read: readCompanionPage,
};
const PAGES: readonly PublicPage[] = [
  COMPANION,
  { path: /^\/community\/activity\/(.*)$/, built: '/shell', read: readActivityPage },
  { path: /^\/community\/stories\/(.*)$/, built: '/shell', read: readStoryPage },
];

/** The ids that documents may have. */
const ID = /^(?!__)[\w-]{1,128}$/;

const BUILT_WITHIN_MS = 5_000;

/**
 * A page that the build has rendered, as Hosting serves it: it names the scripts of the release that is live.
 * @throws Error if Hosting doesn't answer with it.
 */
async function fetchBuilt(address: string): Promise<string> {
  const signal = AbortSignal.timeout(BUILT_WITHIN_MS);
  const response = await fetch(address, { headers: { accept: 'text/html' }, signal });
  if (!response.ok) throw new Error(`The site answered ${response.status}`);
  return response.text();
}

/**
 * A public page as visitors, search engines and messengers get it: the built page with its title, description and preview,
 * and, for a companion, with the companion filled in and the answer to the page's first question.
 * @param site its origin, without a slash at the end.
 */
export async function answerPublicPage(
  { method, path }: { readonly method: string; readonly path: string },
  db: Firestore,
  site: string,
  fetchPage = fetchBuilt,
): Promise<Answer> {
  if (method !== 'GET' && method !== 'HEAD') {
    return { status: 405, body: '', headers: { ...UNKEPT, Allow: 'GET, HEAD' } };
  }
  const { path: pattern, built, read } = PAGES.find((each) => each.path.test(path)) ?? COMPANION;
  const page = await fetchPage(site + built);
  const id = pattern.exec(path)?.[1] ?? '';
  try {
    const facts = ID.test(id) ? await read(db, id, site) : null;
    if (facts === null) return { status: 404, body: emptyPage(page), headers: SHARED };
    return { status: 200, body: await servedPage(page, facts), headers: SHARED };
  } catch (error) {
    // The page asks for it itself.
    logger.warn('A page could not be filled in', { error: String(error) });
    return { status: 200, body: emptyPage(page), headers: UNKEPT };
  }
}

const LOCAL = /^(127\.0\.0\.1|localhost):\d+$/;

/** In emulators, the server that was asked: the development server, or that of Hosting. */
function siteAsked(forwardedHost: string): string {
  const isLocal = process.env.FUNCTIONS_EMULATOR === 'true' && LOCAL.test(forwardedHost);
  return isLocal ? `http://${forwardedHost}` : siteAddress();
}

export const publicPage = onRequest(INTERACTIVE, async ({ method, path, headers }, response) => {
  const site = siteAsked(String(headers['x-forwarded-host'] ?? ''));
  const {
    status,
    body,
    headers: own,
  } = await answerPublicPage({ method, path }, database(), site).catch((error: unknown): Answer => {
    logger.warn('A page could not be served', { error: String(error) });
    return {
      status: 503,
      body: 'This page isn’t available. Try again in a minute.',
      headers: UNKEPT,
    };
  });
  response.status(status).set(own).send(body);
});
