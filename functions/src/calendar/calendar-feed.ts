import { calendarFeed as feedOf } from '@hearthkin/domain/booking/calendar-file';
import { calendarTokenOf } from '@hearthkin/domain/booking/calendar-link';
import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import type { Firestore } from 'firebase-admin/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import { siteAddress } from '../mail/mail-params';
import { systemClock } from '../platform/clock';
import { INTERACTIVE } from '../platform/deployment';
import { logger } from '../platform/logger';
import { isWithinLimit } from '../platform/rate-limit';
import { users } from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';
import { database } from '../platform/records/database';
import { hashOf } from '../platform/reset-token';
import { calendarKeyBy } from './calendar-queries';
import { readCalendar } from './read-calendar';

/** A request of a calendar program, as the handler gets it. */
export interface FeedRequest {
  readonly method: string;
  /** Without what follows a question mark. */
  readonly path: string;
}

export interface FeedAnswer {
  readonly status: 200 | 404 | 405 | 429 | 503;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** For the device that asked, a quarter of an hour; no server between may keep it. */
const HEADERS = {
  'Cache-Control': 'private, max-age=900',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
};

const answer = (
  status: FeedAnswer['status'],
  body: string,
  headers: FeedAnswer['headers'] = {},
): FeedAnswer => ({
  status,
  headers: { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8', ...headers },
  body,
});

const NOT_FOUND = answer(404, 'This calendar link doesn’t work.');
const LATER = { 'Retry-After': '3600', 'Cache-Control': 'no-store' };

/**
 * The calendar that a link opens, as iCalendar. The caller doesn't sign in: the link is the secret. A link that
 * never was, was renewed or turned off, and one of a suspended or deleted account are answered the same.
 */
export async function answerFeed(
  { method, path }: FeedRequest,
  db: Firestore,
  site: string,
  now: Date,
): Promise<FeedAnswer> {
  if (method !== 'GET' && method !== 'HEAD') return answer(405, '', { Allow: 'GET, HEAD' });
  const token = calendarTokenOf(path);
  if (token === null) return NOT_FOUND;
  const hash = hashOf(token);
  const [key] = (await calendarKeyBy(db, hash).get()).docs;
  if (key === undefined) return NOT_FOUND;
  const account = dataOf(await users(db).doc(key.id).get());
  if (account?.accountStatus !== 'active') return NOT_FOUND;
  if (!(await isWithinLimit(db, 'calendarFeeds', hash, now))) {
    return answer(429, 'This calendar was asked for too often. Try again in an hour.', LATER);
  }
  const body = feedOf(await readCalendar(db, key.id, site, now), PRODUCT_NAME);
  return answer(200, body, { 'Content-Type': 'text/calendar; charset=utf-8' });
}

/** The address is in no line of ours: who reads it could read the calendar. */
export const calendarFeed = onRequest(INTERACTIVE, async ({ method, path }, response) => {
  const request = { method, path };
  const { status, headers, body } = await answerFeed(
    request,
    database(),
    siteAddress(),
    systemClock.now(),
  ).catch((error: unknown) => {
    logger.warn('A calendar could not be read', { error: String(error) });
    return answer(503, 'We couldn’t read this calendar. Try again later.', LATER);
  });
  // Without a body for HEAD.
  response.status(status).set(headers).send(body);
});
