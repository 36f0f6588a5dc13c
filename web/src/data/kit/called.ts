import { defer, Observable } from 'rxjs';
import type { LiveQuery } from './live-query';
import { readCounter } from './read-counter';
import type { Doc, Pages } from './readers';

/**
 * Reads by a callable: what the server must decide or log. They are answered once, not live;
 * `retry` of `useLive` reads again, and so does every new screen.
 */

/** One answer. `documents` is how many the server has read for it. */
export function called<T>(
  key: string,
  read: () => Promise<T>,
  documents: (data: T) => number = () => 1,
): LiveQuery<T> {
  return {
    key,
    lingerMs: 0,
    open: () =>
      defer(async () => {
        const count = readCounter();
        const data = await read();
        count(documents(data));
        return { data, fromCache: false };
      }),
  };
}

export interface CalledPage<T> {
  readonly items: readonly Doc<T>[];
  /** The next page starts after the document with this id; null for the last. */
  readonly next: string | null;
}

type ReadPage<T> = (after: string | null, size: number) => Promise<CalledPage<T>>;

/**
 * A list page by page. Reading it again shows as many items as before, in one page.
 * @param most the largest page that the callable gives.
 */
export function calledPages<T>(
  key: string,
  size: number,
  most: number,
  read: ReadPage<T>,
): LiveQuery<Pages<T>> {
  let shown = size;
  return {
    key,
    lingerMs: 0,
    open: (more) =>
      new Observable((subscriber) => {
        const count = readCounter();
        let items: readonly Doc<T>[] = [];
        let next: string | null = null;
        let state: Pages<T>['more'] = 'loading';

        const show = () =>
          subscriber.next({
            data: { items, hasMore: next !== null, more: state },
            fromCache: false,
          });
        const load = async (wanted: number) => {
          const page = await read(next, wanted);
          count(Math.max(1, page.items.length));
          items = [...items, ...page.items];
          shown = Math.max(size, items.length);
          next = page.next;
          state = 'idle';
          show();
        };

        load(Math.min(shown, most)).catch((error: unknown) => subscriber.error(error));
        const asked = more.subscribe(() => {
          if (next === null || state === 'loading') return;
          state = 'loading';
          show();
          load(size).catch(() => {
            state = 'failed';
            show();
          });
        });
        return () => asked.unsubscribe();
      }),
  };
}
