import { HOUR_MS } from '@hearthkin/domain/durations';
import { logger } from 'firebase-functions';
import { REGION } from './region';

/**
 * Options of every document trigger. Failed events are retried, so each trigger must be repeatable.
 */
export function onDocument<const Path extends string>(document: Path) {
  return { document, region: REGION, retry: true };
}

/** Events that keep failing are dropped after this long. */
const MAX_EVENT_AGE_MS = HOUR_MS;

/** Whether to drop an event instead of failing again; logs it. */
export function isStale(event: { readonly id: string; readonly time: string }, now: Date): boolean {
  const isOld = now.getTime() - Date.parse(event.time) > MAX_EVENT_AGE_MS;
  if (isOld) logger.error('An event was dropped', { eventId: event.id });
  return isOld;
}
