import { Observable } from 'rxjs';
import type { WireDocument } from '../../firebase/wire';
import { keepAnswer, keptAnswer } from './kept-answers';
import type { Reading } from './live-query';
import { askedFirst } from './load-database';
import { EMPTY_LIST, type PageList, withPage } from './page-list';
import { docsOf, fetchPage } from './plain-reads';
import type { Asked } from './queries';
import type { Pages } from './readers';
import { structurallyShare } from './same-parts';
import { whileVisible } from './while-visible';

interface PlainList<T> {
  readonly key: string;
  readonly asked: Asked<T>;
  readonly size: number;
  /** After so many milliseconds its first page is read again, while the page is visible. */
  readonly checkMs: number;
}

/**
 * A list page by page, each by a plain request. What the last visit showed comes first, from the device. When the first page is
 * read again, changed documents are updated in place; if it has others, or another order, the list stays and offers
 * `showNew`.
 */
export function watchPlainPages<T>(
  { key, asked, size, checkMs }: PlainList<T>,
  more: Observable<void>,
): Observable<Reading<Pages<T>>> {
  return new Observable((subscriber) => {
    /** The pages as they came. */
    let found: readonly (readonly WireDocument[])[] = [];
    let known: PageList<T> = EMPTY_LIST;
    let state: Pages<T>['more'] = 'idle';
    let fromCache = false;
    /** The first page as it is now, if it has others. */
    let fresh: readonly WireDocument[] | null = null;

    const show = () => {
      const hasMore = (found.at(-1)?.length ?? size) === size;
      const shown = { items: known.shown, hasMore, more: state };
      subscriber.next({ data: fresh === null ? shown : { ...shown, showNew }, fromCache });
    };
    const put = (index: number, page: readonly WireDocument[]) => {
      const docs = structurallyShare(known.shown, docsOf(asked, page));
      found = found.toSpliced(index, 1, page);
      known = withPage(known, index, docs, size);
    };
    const startAnew = (page: readonly WireDocument[]) => {
      [found, known, state, fresh] = [[], EMPTY_LIST, 'idle', null];
      put(0, page);
      show();
    };
    const showNew = () => {
      if (fresh !== null) startAnew(fresh);
    };

    /** The first page as the server has it now. */
    const take = (page: readonly WireDocument[]) => {
      void keepAnswer(key, page);
      fromCache = false;
      if (found.length === 0) return startAnew(page);
      const names = (list: readonly WireDocument[] | undefined) =>
        list?.map(({ name }) => name).join();
      fresh = names(page) === names(found[0]) ? null : page;
      if (fresh === null) put(0, page);
      show();
    };
    const begin = async () => {
      const answer = askedFirst(() => fetchPage(asked, size, null));
      // Awaited below, also if it fails before what is kept was read.
      answer.catch(() => {});
      const kept = await keptAnswer(key);
      if (kept !== null && !subscriber.closed) {
        fromCache = true;
        startAnew(kept.answer as WireDocument[]);
      }
      try {
        const page = await answer;
        if (!subscriber.closed) take(page);
      } catch (error) {
        // What is kept stays; the next check asks again.
        if (kept === null) subscriber.error(error);
        else console.warn('Could not read a list again', error);
      }
    };
    const check = async () => {
      if (found.length === 0) return;
      try {
        const page = await fetchPage(asked, size, null);
        if (!subscriber.closed) take(page);
      } catch (error) {
        console.warn('Could not look for new results', error);
      }
    };
    const next = async () => {
      const last = found.at(-1);
      const after = last?.at(-1);
      if (state === 'loading' || after === undefined || last?.length !== size) return;
      state = 'loading';
      show();
      const index = found.length;
      try {
        const page = await fetchPage(asked, size, after);
        // The list may have begun anew meanwhile.
        if (subscriber.closed || found.at(-1) !== last) return;
        put(index, page);
        state = 'idle';
      } catch {
        state = 'failed';
      }
      show();
    };

    void begin();
    const checks = whileVisible(checkMs).subscribe(() => void check());
    const asks = more.subscribe(() => void next());
    return () => {
      checks.unsubscribe();
      asks.unsubscribe();
    };
  });
}
