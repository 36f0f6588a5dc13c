import {
  type DocumentReference,
  type DocumentSnapshot,
  FirestoreError,
  getDocs,
  onSnapshot,
  type Query,
  type QueryDocumentSnapshot,
  type QueryStartAtConstraint,
  startAfter,
} from 'firebase/firestore';
import { Observable } from 'rxjs';
import { closeFirestore } from './firestore';
import type { Reading } from './live-query';
import { readCounter } from './read-counter';

/** A document with its id. */
export interface Doc<T> {
  readonly id: string;
  readonly data: T;
}

const WITH_METADATA = { includeMetadataChanges: true };

/** A database that was shut down from another tab answers nothing any more: open it anew. */
async function recover(error: unknown): Promise<void> {
  if (error instanceof FirestoreError && error.code === 'failed-precondition') {
    await closeFirestore();
  }
}

/** A document as it changes; null while it does not exist. */
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
    return onSnapshot(ref(), WITH_METADATA, guarded(subscriber, show), (error) => {
      void recover(error).finally(() => subscriber.error(error));
    });
  });
}

/**
 * A list as it changes. Counts every document of the server's first answer, then only those that
 * changed; an empty answer counts as one.
 */
export function watchList<T>(list: () => Query<T>): Observable<Reading<readonly Doc<T>[]>> {
  return new Observable((subscriber) => {
    const count = readCounter();
    let answered = false;
    return onSnapshot(
      list(),
      WITH_METADATA,
      guarded(subscriber, (snapshot) => {
        const { fromCache } = snapshot.metadata;
        if (!fromCache) {
          const changed = snapshot.docChanges().filter(({ type }) => type !== 'removed').length;
          count(answered ? changed : Math.max(1, snapshot.size));
          answered = true;
        }
        subscriber.next({ data: readable(snapshot.docs), fromCache });
      }),
      (error) => {
        void recover(error).finally(() => subscriber.error(error));
      },
    );
  });
}

/** A list that grows page by page. */
export interface Pages<T> {
  readonly items: readonly Doc<T>[];
  readonly hasMore: boolean;
  readonly more: 'idle' | 'loading' | 'failed';
}

/**
 * Fetches a list page by page, each page once, from the end of the one before. A card does not
 * jump under the pointer because somebody else's rating changed.
 *
 * @param list builds the query of a page; given where to start, except for the first.
 */
export function fetchPages<T>(
  list: (...from: QueryStartAtConstraint[]) => Query<T>,
  pageSize: number,
  more: Observable<void>,
): Observable<Reading<Pages<T>>> {
  return new Observable((subscriber) => {
    const count = readCounter();
    let items: readonly Doc<T>[] = [];
    let last: QueryDocumentSnapshot<T> | null = null;
    let hasMore = true;
    let busy = false;

    const load = async (): Promise<void> => {
      if (busy || !hasMore) return;
      busy = true;
      const isFirst = last === null;
      if (!isFirst) show('loading', false);
      try {
        const page = await getDocs(last === null ? list() : list(startAfter(last)));
        const { fromCache } = page.metadata;
        if (!fromCache) count(Math.max(1, page.size));
        // Without a connection an empty answer says nothing about what exists.
        if (fromCache && page.empty) throw new Error('No answer from the server');
        items = [...items, ...readable(page.docs)];
        last = page.docs.at(-1) ?? last;
        hasMore = page.size === pageSize;
        busy = false;
        show('idle', fromCache);
      } catch (error) {
        busy = false;
        await recover(error);
        if (isFirst) subscriber.error(error);
        else show('failed', false);
      }
    };
    const show = (state: Pages<T>['more'], fromCache: boolean) =>
      subscriber.next({ data: { items, hasMore, more: state }, fromCache });

    void load();
    return more.subscribe(() => void load());
  });
}

/** One document that does not fit its schema must not hide all the others. */
function readable<T>(documents: readonly QueryDocumentSnapshot<T>[]): Doc<T>[] {
  return documents.flatMap((document) => {
    try {
      return [{ id: document.id, data: document.data() }];
    } catch (error) {
      console.warn(`Left out ${document.ref.path}, which does not fit its schema`, error);
      return [];
    }
  });
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
