import { companionSchema } from '@hearthkin/domain/companion/companion';
import { liveSchema } from '@hearthkin/domain/companion/live';
import { outlineWords } from '@hearthkin/domain/companion/profile-words';
import {
  companionService,
  companionSummary,
  companionTitle,
} from '@hearthkin/domain/companion/public-page';
import type { Firestore } from 'firebase-admin/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import { siteAddress } from '../mail/mail-params';
import { INTERACTIVE } from '../platform/deployment';
import { logger } from '../platform/logger';
import { companions, liveOf } from '../platform/records/collections';
import { database } from '../platform/records/database';
import { emptyPage, type PageFacts, servedPage } from './served-page';
import { wireDocument } from './wire';

interface Answer {
  readonly status: 200 | 404 | 405 | 503;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Hosting keeps a page for half a minute, and shows it for another one while it asks again: a companion who is unlisted is gone within a minute. */
const SHARED = {
  'Cache-Control': 'public, max-age=0, s-maxage=30, stale-while-revalidate=30',
  'Content-Type': 'text/html; charset=utf-8',
};
const UNKEPT = { ...SHARED, 'Cache-Control': 'no-store' };

const PATH = /^\/companion\/((?!__)[\w-]{1,128})$/;

const BUILT_WITHIN_MS = 5_000;

/**
 * The page that the build has rendered for all companions, as Hosting serves it: it names the scripts of the release that
 * is live.
 * @throws Error if Hosting doesn't answer with it.
 */
export async function builtPage(site: string): Promise<string> {
  const signal = AbortSignal.timeout(BUILT_WITHIN_MS);
  const response = await fetch(`${site}/companion`, { headers: { accept: 'text/html' }, signal });
  if (!response.ok) throw new Error(`The site answered ${response.status}`);
  return response.text();
}

/** The facts of a companion's page; null for one that doesn't exist or isn't listed. */
async function readFacts(db: Firestore, companionId: string, site: string) {
  const [doc, live] = await Promise.all([
    companions(db).doc(companionId).get(),
    liveOf(db, companionId).get(),
  ]);
  const companion = doc.data();
  if (!companion?.listed) return null;
  const { photo, ...words } = outlineWords(companion);
  const picture = photo === null ? null : pictureAddress(photo);
  const facts: PageFacts = {
    title: companionTitle(companion),
    description: companionSummary(companion),
    address: `${site}/companion/${companionId}`,
    picture: picture === null ? null : new URL(picture, site).href,
    structured: companionService(companion),
    answer: {
      key: `live-companion/${companionId}`,
      value: [
        [wireDocument(doc, Object.keys(companionSchema.shape))],
        live.exists ? wireDocument(live, Object.keys(liveSchema.shape)) : null,
      ],
    },
    words: { ...words, photo: picture },
  };
  return facts;
}

/** A path on the site stays as it is, a Storage path becomes a download address, as pages have it (`photoUrl`). */
function pictureAddress(photo: string): string {
  if (!photo.startsWith('profiles/')) return photo;
  const emulated = process.env.FIREBASE_STORAGE_EMULATOR_HOST;
  const host = emulated ? `http://${emulated}` : 'https://firebasestorage.googleapis.com';
  const { storageBucket } = JSON.parse(process.env.FIREBASE_CONFIG ?? '{}');
  return `${host}/v0/b/${storageBucket}/o/${encodeURIComponent(photo)}?alt=media`;
}

/**
 * `/companion/{id}` as visitors, search engines and messengers get it: the built page with the companion filled in, and the
 * answer to the page's first question.
 * @param site its origin, without a slash at the end.
 */
export async function answerCompanionPage(
  { method, path }: { readonly method: string; readonly path: string },
  db: Firestore,
  site: string,
  built = builtPage,
): Promise<Answer> {
  if (method !== 'GET' && method !== 'HEAD') {
    return { status: 405, body: '', headers: { ...UNKEPT, Allow: 'GET, HEAD' } };
  }
  const page = await built(site);
  const [, companionId] = PATH.exec(path) ?? [];
  try {
    const facts = companionId === undefined ? null : await readFacts(db, companionId, site);
    if (facts === null) return { status: 404, body: emptyPage(page), headers: SHARED };
    return { status: 200, body: await servedPage(page, facts), headers: SHARED };
  } catch (error) {
    // The page asks for the companion itself.
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

export const companionPage = onRequest(INTERACTIVE, async ({ method, path, headers }, response) => {
  const site = siteAsked(String(headers['x-forwarded-host'] ?? ''));
  const {
    status,
    body,
    headers: own,
  } = await answerCompanionPage({ method, path }, database(), site).catch(
    (error: unknown): Answer => {
      logger.warn('A page could not be served', { error: String(error) });
      return {
        status: 503,
        body: 'This page isn’t available. Try again in a minute.',
        headers: UNKEPT,
      };
    },
  );
  response.status(status).set(own).send(body);
});
