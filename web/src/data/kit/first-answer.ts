import { Observable, type Subscription } from 'rxjs';
import { askedFirst } from '../../lib/first-answers';
import { keepAnswer, keptAnswer } from './kept-answers';
import type { LiveQuery, Reading } from './live-query';
import { loadedDatabase } from './load-database';
import type { PlainRead } from './plain-reads';

/**
 * Opens a read. One that a first screen waits for is answered by a plain request while the SDK hasn't loaded, and before that with
 * what the last visit was answered, if the device has it; it goes on live once the SDK is there. Without an answer it is as any
 * other.
 */
export function firstThenLive<T>(
  query: LiveQuery<T>,
  more: Observable<void>,
): Observable<Reading<T>> {
  const { plain, isFirst = false } = query;
  const isLoaded = loadedDatabase() !== null;
  if (plain === undefined || !isFirst || isLoaded || !navigator.onLine) return query.open(more);
  return new Observable((subscriber) => {
    let live: Subscription | undefined;
    const goOn = (isAnswered: boolean) => {
      if (subscriber.closed) return;
      // The device's files may be older than the answer.
      let isOlder = isAnswered;
      live = query.open(more).subscribe({
        next: (reading) => {
          isOlder &&= reading.fromCache;
          if (!isOlder) subscriber.next(reading);
        },
        error: (error) => subscriber.error(error),
        complete: () => subscriber.complete(),
      });
    };
    const isOpen = () => !subscriber.closed;
    answer(query.key, plain, isOpen, (reading) => subscriber.next(reading)).then(
      goOn,
      (error: unknown) => subscriber.error(error),
    );
    return () => live?.unsubscribe();
  });
}

/** @returns whether the server has answered. */
async function answer<T>(
  key: string,
  { fetch, read }: PlainRead<T>,
  isOpen: () => boolean,
  show: (reading: Reading<T>) => void,
): Promise<boolean> {
  const asked = askedFirst(fetch);
  // Awaited below, also if it fails before what is kept was read.
  asked.catch(() => {});
  const kept = await keptAnswer(key);
  if (kept !== null) showKept(kept.answer, read, show);
  try {
    const found = await asked;
    // Another user may be signed in by now, whose device mustn't keep it.
    if (!isOpen()) return true;
    show({ data: read(found), fromCache: false });
    void keepAnswer(key, found);
    return true;
  } catch (error) {
    console.warn(`Could not ask for ${key} first`, error);
    return false;
  }
}

function showKept<T>(
  kept: unknown,
  read: PlainRead<T>['read'],
  show: (reading: Reading<T>) => void,
): void {
  try {
    show({ data: read(kept), fromCache: true });
  } catch {
    // An older version of the site kept it in another shape.
  }
}
