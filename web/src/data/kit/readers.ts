import {
  type DocumentReference,
  type DocumentSnapshot,
  getCountFromServer,
  onSnapshot,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  type QueryStartAtConstraint,
  startAfter,
} from 'firebase/firestore';
import { defer, Observable } from 'rxjs';
import { closeIfGone } from '../../firebase/firestore';
import type { Reading } from './live-query';
import { EMPTY_LIST, type PageList, withPage } from './page-list';
import { readCounter } from './read-counter';

export interface Doc<T> {
  readonly id: string;
  readonly data: T;
}

const WITH_METADATA = { includeMetadataChanges: true };

/** Listens to a query. A database that is gone is closed, so that the next use opens a new one. */
function listen(
  { firestore }: Pick<Query, 'firestore'>,
  open: (failed: (error: unknown) => void) => () => void,
  fail: (error: unknown) => void,
): () => void {
  const failed = (error: unknown) => {
    closeIfGone(error, firestore);
    fail(error);
  };
  try {
    return open(failed);
  } catch (error) {
    failed(error);
    return () => {};
  }
}

/** A live document; null while it doesn't exist. */
export function watchDoc<T>(ref: () => DocumentReference<T>): Observable<Reading<Doc<T> | null>> {
  return new Observable((subscriber) => {
    const count = readCounter();
    const show = (snapshot: DocumentSnapshot<T>) => {
      const { fromCache } = snapshot.metadata;
      if (!fromCache) count(1);
      const data = snapshot.data();
      subscriber.next({
        data: data === undefined ? null : { id: snapshot.id, data },
        fromCache,
      });
    };
    const asked = ref();
    return listen(
      asked,
      (failed) => onSnapshot(asked, WITH_METADATA, guarded(subscriber, show), failed),
      (error) => subscriber.error(error),
    );
  });
}

/**
 * A live list. Counts every document of the server's first answer, then only changes; an empty
 * answer counts as one read.
 *
 * @param idOf for documents whose own ids are not unique in the list.
 */
export function watchList<T>(
  list: () => Query<T>,
  idOf: IdOf = ownId,
): Observable<Reading<readonly Doc<T>[]>> {
  return new Observable((subscriber) => {
    const count = readCounter();
    const read = documentReader<T>(idOf);
    let answered = false;
    const show = (snapshot: QuerySnapshot<T>) => {
      const { fromCache } = snapshot.metadata;
      if (!fromCache) count(documentsRead(snapshot, answered));
      answered ||= !fromCache;
      subscriber.next({ data: read(snapshot), fromCache });
    };
    const asked = list();
    return listen(
      asked,
      (failed) => onSnapshot(asked, WITH_METADATA, guarded(subscriber, show), failed),
      (error) => subscriber.error(error),
    );
  });
}

/** The number of matching documents, counted once by the server. */
export function watchCount(list: () => Query<unknown>): Observable<Reading<number>> {
  return defer(async () => {
    const count = readCounter();
    const asked = list();
    try {
      const answer = await getCountFromServer(asked);
      const data = answer.data().count;
      // Billed per thousand documents.
      count(Math.max(1, Math.ceil(data / 1000)));
      return { data, fromCache: false };
    } catch (error) {
      closeIfGone(error, asked.firestore);
      throw error;
    }
  });
}

/** A list that grows page by page. */
export interface Pages<T> {
  readonly items: readonly Doc<T>[];
  readonly hasMore: boolean;
  readonly more: 'idle' | 'loading' | 'failed';
  /** Shows the list as it is now; only if it isn't listened to and others are in it now. */
  readonly showNew?: () => void;
}

/**
 * A list page by page. Each page is live and starts after the last document of the one before.
 *
 * @param list builds the query of a page from its start constraint; the first page has none.
 * @param idOf for documents whose own ids are not unique in the list.
 */
export function watchPages<T>(
  list: (...from: QueryStartAtConstraint[]) => Query<T>,
  pageSize: number,
  more: Observable<void>,
  idOf: IdOf = ownId,
): Observable<Reading<Pages<T>>> {
  return new Observable((subscriber) => {
    const count = readCounter();
    const pages: OpenPage<T>[] = [];
    let known: PageList<T> = EMPTY_LIST;
    let state: Pages<T>['more'] = 'idle';

    const show = () => {
      const hasMore = (pages.at(-1)?.snapshot?.size ?? pageSize) === pageSize;
      const fromCache = pages.some(({ snapshot }) => snapshot?.metadata.fromCache === true);
      subscriber.next({ data: { items: known.shown, hasMore, more: state }, fromCache });
    };

    const open = (...from: QueryStartAtConstraint[]) => {
      const index = pages.length;
      const page: OpenPage<T> = { snapshot: null, close: () => {} };
      const read = documentReader<T>(idOf);
      pages.push(page);
      const fail = () => {
        page.close();
        pages.pop();
        state = 'failed';
        show();
      };
      const take = (snapshot: QuerySnapshot<T>) => {
        const { fromCache } = snapshot.metadata;
        const isFirst = page.snapshot === null;
        // Offline, an empty cache doesn't mean that there are no more documents.
        if (isFirst && index > 0 && fromCache && snapshot.empty) return fail();
        if (!fromCache) count(documentsRead(snapshot, page.isAnswered === true));
        page.isAnswered ||= !fromCache;
        page.snapshot = snapshot;
        known = withPage(known, index, read(snapshot), pageSize);
        if (isFirst) state = 'idle';
        show();
      };
      const asked = list(...from);
      page.close = listen(
        asked,
        (failed) => onSnapshot(asked, WITH_METADATA, guarded(subscriber, take), failed),
        (error) => {
          if (index > 0 && page.snapshot === null) fail();
          else subscriber.error(error);
        },
      );
    };

    open();
    const asked = more.subscribe(() => {
      const { snapshot } = pages.at(-1) ?? {};
      const last = snapshot?.docs.at(-1);
      if (last === undefined || snapshot?.size !== pageSize) return;
      state = 'loading';
      show();
      open(startAfter(last));
    });
    return () => {
      asked.unsubscribe();
      for (const page of pages) page.close();
    };
  });
}

interface OpenPage<T> {
  /** The last snapshot; null before the first. */
  snapshot: QuerySnapshot<T> | null;
  /** Whether the server has answered, not just the cache. */
  isAnswered?: boolean;
  close: () => void;
}

/** All documents of the server's first answer, then only changes; an empty answer counts as one. */
function documentsRead(snapshot: QuerySnapshot<unknown>, isAnswered: boolean): number {
  if (!isAnswered) return Math.max(1, snapshot.size);
  return snapshot.docChanges().filter(({ type }) => type !== 'removed').length;
}

/** A document's id within a list: its own, or something unique in a list across collections. */
export type IdOf = (document: QueryDocumentSnapshot<unknown>) => string;

const ownId: IdOf = ({ id }) => id;

/**
 * Reads a listener's documents. Unchanged ones stay the same objects, so that React need not render
 * them again. An invalid document is left out and doesn't hide the others.
 */
function documentReader<T>(idOf: IdOf): (snapshot: QuerySnapshot<T>) => readonly Doc<T>[] {
  let known: ReadonlyMap<string, Doc<T>> = new Map();
  return (snapshot) => {
    const changed = new Set(snapshot.docChanges().map(({ doc }) => idOf(doc)));
    const read = (document: QueryDocumentSnapshot<T>): Doc<T>[] => {
      const id = idOf(document);
      const former = changed.has(id) ? undefined : known.get(id);
      if (former !== undefined) return [former];
      try {
        return [{ id, data: document.data() }];
      } catch (error) {
        console.warn(`Left out ${document.ref.path}, which does not fit its schema`, error);
        return [];
      }
    };
    const documents = snapshot.docs.flatMap(read);
    known = new Map(documents.map((document) => [document.id, document]));
    return documents;
  };
}

function guarded<S>(
  subscriber: { error: (error: unknown) => void },
  show: (snapshot: S) => void,
): (snapshot: S) => void {
  return (snapshot) => {
    try {
      show(snapshot);
    } catch (error) {
      subscriber.error(error);
    }
  };
}
