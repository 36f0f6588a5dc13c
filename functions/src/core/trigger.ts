import { HOUR_MS } from '@hearthkin/domain/durations';
import { logger } from 'firebase-functions';
import { REGION } from './region';

/**
 * Options of every trigger on a document. A failed event is delivered again, so each trigger must
 * bear that.
 */
export function onDocument<const Path extends string>(document: Path) {
  return { document, region: REGION, retry: true };
}

/** An event that keeps failing is given up after this long. */
const GIVE_UP_AFTER_MS = HOUR_MS;

/** Whether to give an event up instead of failing on it again; says so in the log. */
export function isStale(event: { readonly id: string; readonly time: string }, now: Date): boolean {
  const isOld = now.getTime() - Date.parse(event.time) > GIVE_UP_AFTER_MS;
  if (isOld) logger.error('An event is given up', { eventId: event.id });
  return isOld;
}
