import { HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { systemClock } from './clock';
import { logger } from './logger';
import { isUnreadable } from './records/converter';
import { database } from './records/database';
import { isOfRestore } from './switches';

/**
 * Options of every document trigger. Failed events are retried, so each trigger must be repeatable.
 */
export function onDocument<const Path extends string>(document: Path) {
  return { document, retry: true };
}

/**
 * A trigger's handler that passes over what a restore of the database has written, and ends at a document that can't be read,
 * which has been logged: a retry wouldn't mend it.
 */
export function following<Event extends { readonly time: string }>(
  handler: (event: Event) => Promise<void>,
): (event: Event) => Promise<void> {
  return async (event) => {
    if (await isOfRestore(database(), new Date(event.time), systemClock.now())) return;
    await handler(event).catch((error: unknown) => {
      if (!isUnreadable(error)) throw error;
    });
  };
}

/** Events that keep failing are dropped after this long. */
const MAX_EVENT_AGE_MS = HOUR_MS;

/** Whether to drop an event instead of failing again; logs it. */
export function isStale(event: { readonly id: string; readonly time: string }, now: Date): boolean {
  const isOld = now.getTime() - Date.parse(event.time) > MAX_EVENT_AGE_MS;
  if (isOld) logger.error('An event was dropped', { eventId: event.id });
  return isOld;
}
