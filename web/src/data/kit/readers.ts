import { FirebaseError } from 'firebase/app';
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
import { closeFirestore } from '../../firebase/firestore';
import type { Reading } from './live-query';
import { EMPTY_LIST, type PageList, withPage } from './page-list';
import { readCounter } from './read-counter';

/** A document with its id. */
export interface Doc<T> {
  readonly id: string;
  readonly data: T;
}

const WITH_METADATA = { includeMetadataChanges: true };

/** A database that was shut down from another tab answers nothing any more: open it anew. */
async function recover(error: unknown): Promise<void> {
  if (error instanceof FirebaseError && error.code === 'failed-precondition') {
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
 *
 * @param idOf tells documents apart whose own ids do not.
 */
export function watchList<T>(
  list: () => Query<T>,
  idOf: IdOf = ownId,
): Observable<Reading<readonly Doc<T>[]>> {
  return new Observable((subscriber) => {
    const count = readCounter();
    const read = documentReader<T>(idOf);
    let answered = false;
    return onSnapshot(
      list(),
      WITH_METADATA,
      guarded(subscriber, (snapshot) => {
        const { fromCache } = snapshot.metadata;
        if (!fromCache) count(documentsRead(snapshot, answered));
        answered ||= !fromCache;
        subscriber.next({ data: read(snapshot), fromCache });
      }),
      (error) => {
        void recover(error).finally(() => subscriber.error(error));
      },
    );
  });
}

/** How many documents a query finds, counted once by the server and never by this device. */
export function watchCount(list: () => Query): Observable<Reading<number>> {
  return defer(async () => {
    const count = readCounter();
    try {
      const answer = await getCountFromServer(list());
      const data = answer.data().count;
      // Billed by the thousand.
      count(Math.max(1, Math.ceil(data / 1000)));
      return { data, fromCache: false };
    } catch (error) {
      await recover(error);
      throw error;
    }
  });
}

/** A list that grows page by page. */
export interface Pages<T> {
  readonly items: readonly Doc<T>[];
  readonly hasMore: boolean;
  readonly more: 'idle' | 'loading' | 'failed';
}

/**
 * A list page by page, each live from the end of the one before, as it was when the next was opened.
 * A page costs the documents on it once, and later those that change.
 *
 * @param list builds the query of a page; given where to start, except for the first.
 * @param idOf tells documents apart whose own ids do not.
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
        // Without a connection an empty answer says nothing about what exists.
        if (isFirst && index > 0 && fromCache && snapshot.empty) return fail();
        if (!fromCache) count(documentsRead(snapshot, page.isAnswered === true));
        page.isAnswered ||= !fromCache;
        page.snapshot = snapshot;
        known = withPage(known, index, read(snapshot), pageSize);
        if (isFirst) state = 'idle';
        show();
      };
      page.close = onSnapshot(list(...from), WITH_METADATA, guarded(subscriber, take), (error) => {
        void recover(error).finally(() => {
          if (index > 0 && page.snapshot === null) fail();
          else subscriber.error(error);
        });
      });
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
  /** What it said last; null until it has said anything. */
  snapshot: QuerySnapshot<T> | null;
  /** Whether the server has answered, not only this device. */
  isAnswered?: boolean;
  close: () => void;
}

/** The whole first answer of the server, then only what changed; an empty answer counts as one. */
function documentsRead(snapshot: QuerySnapshot<unknown>, isAnswered: boolean): number {
  if (!isAnswered) return Math.max(1, snapshot.size);
  return snapshot.docChanges().filter(({ type }) => type !== 'removed').length;
}

/** How a document is told from others: by its own id, or in a list across collections by its path. */
export type IdOf = (document: QueryDocumentSnapshot<unknown>) => string;

const ownId: IdOf = ({ id }) => id;

/**
 * Reads what a listener is told. Documents that have not changed stay the same objects, so that what
 * shows them need not be drawn anew; one that does not fit its schema must not hide all the others.
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
