import { Observable, type Subscriber, type Subscription, scan } from 'rxjs';
import { keepAnswer, keptAnswer } from './kept-answers';
import type { LiveQuery, Reading } from './live-query';
import { askedFirst, loadedDatabase } from './load-database';
import type { PlainRead } from './plain-reads';
import { structurallyShare } from './same-parts';

/** By its code, since errors don't arrive here as the SDK's class. */
export function isDenied(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'permission-denied';
}

/** Whether a listener ended with its database, which another tab or the browser has closed. */
export function isEnded(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'aborted';
}

/** Whether there is nothing in an answer. */
export function isEmpty(data: unknown): boolean {
  if (data === null) return true;
  if (Array.isArray(data)) return data.length === 0;
  return typeof data === 'object' && 'items' in data && isEmpty(data.items);
}

/**
 * Opens a read. One that a first screen waits for is answered by a plain request while the SDK hasn't loaded, and before that with
 * what the last visit was answered, if the device has it; it goes on live once the SDK is there. Without an answer it waits for
 * the SDK like all others, but what is kept stays.
 */
export function firstThenLive<T>(
  query: LiveQuery<T>,
  more: Observable<void>,
): Observable<Reading<T>> {
  const { key, plain, isFirst = false, emptyCounts } = query;
  if (plain === undefined || !isFirst || loadedDatabase() !== null) return query.open(more);
  const answers = new Observable<Reading<T>>((subscriber) => {
    let live: Subscription | undefined;
    let isKept = false;
    const showKept = async () => {
      const kept = await keptAnswer(key);
      if (kept === null || subscriber.closed) return;
      isKept = show(subscriber, plain, kept.answer, emptyCounts);
    };
    const goOn = (isAnswered: boolean) => {
      if (subscriber.closed) return;
      // The device's files may be older than the answer, and have less than what is kept.
      let isOlder = isAnswered;
      live = query.open(more).subscribe({
        next: (reading) => {
          isOlder &&= reading.fromCache;
          const isLess = isKept && reading.fromCache && isEmpty(reading.data);
          if (!isOlder && !isLess) subscriber.next(reading);
        },
        error: (error) => {
          // The kept answer stays while the server is silent, not once it refuses.
          if (isKept && !isDenied(error) && !isEnded(error))
            console.warn(`Could not read ${key} again`, error);
          else subscriber.error(error);
        },
        complete: () => subscriber.complete(),
      });
    };
    ask(query.key, plain, subscriber, showKept).then(goOn, (error: unknown) =>
      subscriber.error(error),
    );
    return () => live?.unsubscribe();
  });
  return answers.pipe(
    scan((before, now) => ({ ...now, data: structurallyShare(before.data, now.data) })),
  );
}

/** @returns whether the server has answered. */
async function ask<T>(
  key: string,
  { fetch, read }: PlainRead<T>,
  subscriber: Subscriber<Reading<T>>,
  showKept: () => Promise<void>,
): Promise<boolean> {
  const asked = navigator.onLine ? askedFirst(fetch) : Promise.reject(new Error('Offline'));
  // Awaited below, also if it fails before what is kept was read.
  asked.catch(() => {});
  await showKept();
  try {
    const found = await asked;
    // Another user may be signed in by now, whose device mustn't keep it.
    if (subscriber.closed) return true;
    subscriber.next({ data: read(found), fromCache: false });
    void keepAnswer(key, found);
    return true;
  } catch (error) {
    console.warn(`Could not ask for ${key} first`, error);
    return false;
  }
}

/** @returns whether it could be shown: another release of the site may have kept it in another shape. */
function show<T>(
  subscriber: Subscriber<Reading<T>>,
  { read }: PlainRead<T>,
  kept: unknown,
  isKnown: boolean | undefined,
): boolean {
  try {
    subscriber.next({ data: read(kept), fromCache: true, isKnown });
    return true;
  } catch {
    return false;
  }
}
