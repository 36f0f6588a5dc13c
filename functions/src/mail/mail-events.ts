import { createHash, timingSafeEqual } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { defineSecret } from 'firebase-functions/params';
import { onRequest } from 'firebase-functions/v2/https';
import * as z from 'zod/mini';
import { systemClock } from '../platform/clock';
import { logger } from '../platform/logger';
import { database } from '../platform/records/database';
import type { DeadAddress } from '../platform/records/mail-records';
import { suppressAddress } from './dead-addresses';
import { UNSET } from './mail-params';

/** The password with which the mail service tells what became of emails. */
const eventsSecret = defineSecret('MAIL_EVENTS_SECRET');

/** The events after which no email may go to an address, as mail services call them. */
const FINAL_EVENTS: Readonly<Record<string, DeadAddress['because']>> = {
  bounce: 'bounce',
  hard_bounce: 'bounce',
  invalid_email: 'bounce',
  complaint: 'complaint',
  spam: 'complaint',
  spamreport: 'complaint',
};

/** The most events of a request; services send fewer. */
const MOST_EVENTS = 1_000;

const eventSchema = z.object({
  event: z.string(),
  email: z.string().check(z.maxLength(320)),
  /** `blocked` and `soft` are of a day, and the address stays good. */
  type: z.optional(z.string()),
});
const eventsSchema = z.array(eventSchema).check(z.maxLength(MOST_EVENTS));

interface EventRequest {
  readonly method: string;
  readonly body: unknown;
  header(name: string): string | undefined;
}

/**
 * Suppresses the addresses at which emails have bounced after the mail service had taken them, or whose owners call our emails
 * spam. See docs/operations.md for the format. An event may come again: it ends with the same.
 * @returns the HTTP status: 404 where no secret is set, 401 for a wrong one, 400 for what can't be read.
 */
export async function receiveMailEvents(
  request: EventRequest,
  { db, secret, now }: { readonly db: Firestore; readonly secret: string; readonly now: Date },
): Promise<204 | 400 | 401 | 404> {
  if (request.method !== 'POST' || secret === '' || secret === UNSET) return 404;
  if (!isSame(passwordIn(request.header('authorization')), secret)) return 401;
  const { body } = request;
  const parsed = eventsSchema.safeParse(Array.isArray(body) ? body : [body]);
  if (!parsed.success) return 400;
  for (const { event, email, type } of parsed.data) {
    const because = Object.hasOwn(FINAL_EVENTS, event) ? FINAL_EVENTS[event] : undefined;
    if (because === undefined || type === 'blocked' || type === 'soft') continue;
    await suppressAddress(db, email, because, now);
    logger.write({ severity: 'INFO', message: 'mail event', event });
  }
  return 204;
}

/** The password of a request: of `Basic`, whatever the user is, or of `Bearer`. */
function passwordIn(header = ''): string {
  const [kind = '', value = ''] = header.split(' ');
  if (kind.toLowerCase() === 'bearer') return value;
  if (kind.toLowerCase() !== 'basic') return '';
  return Buffer.from(value, 'base64')
    .toString()
    .replace(/^[^:]*:/, '');
}

/** Compares hashes, which are of one length, so that the time tells nothing. */
function isSame(given: string, secret: string): boolean {
  const [left, right] = [given, secret].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}

export const mailEvents = onRequest(
  { maxInstances: 2, secrets: [eventsSecret] },
  async (request, response) => {
    const given = { db: database(), secret: eventsSecret.value(), now: systemClock.now() };
    response.status(await receiveMailEvents(request, given)).end();
  },
);
