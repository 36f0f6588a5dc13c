import {
  type DocumentReference,
  doc,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import {
  BehaviorSubject,
  combineLatest,
  filter,
  map,
  type Observable,
  scan,
  startWith,
  throwError,
} from 'rxjs';
import type { Reading } from '../../web/src/data/kit/live-query';
import type * as Readers from '../../web/src/data/kit/readers';
import { firestore } from '../../web/src/firebase/firestore';
import { describeQuery, runQuery, type StoredDocument } from '../indexes/memory-query';
import { betweenTests } from './between-tests';
import { currentUser } from './fake-auth';
import { cached, toFirestore } from './memory-firestore';
import { type World, worldChanges, worldNow } from './world';
import { documentsIn } from './world-documents';

/**
 * Replaces the Firestore readers: runs the real query modules on the documents of the test's world.
 */

/** All reads so far, in order: `users/u1`, `stories?by=publishedAt desc`. */
export const reads: string[] = [];

betweenTests(() => {
  reads.length = 0;
});

export const watchDoc: typeof Readers.watchDoc = <T>(build: () => DocumentReference<T>) => {
  const ref = build();
  return watch(ref.path, (documents) => {
    const data = documents.find(({ path }) => path === ref.path);
    return data === undefined ? null : readDocument<T>(data, ref, ownId);
  });
};

export const watchList: typeof Readers.watchList = <T>(build: () => Query<T>, idOf = ownId) => {
  const query = build();
  return watch(describeQuery(query), (documents) =>
    runQuery(query, documents).map((one) => readDocument<T>(one, query, idOf)),
  );
};

export const watchCount: typeof Readers.watchCount = (build) => {
  const query = build();
  return watch(describeQuery(query), (documents) => runQuery(query, documents).length);
};

export const watchPages: typeof Readers.watchPages = (build, pageSize, more, idOf) =>
  combineLatest([allOf(build, idOf), pagesAsked(more)]).pipe(
    map(([{ data, fromCache }, pages]) => ({ data: shown(data, pages * pageSize), fromCache })),
  );

/** Of a list that isn't listened to. */
export function watchCheckedPages<T>(
  build: () => Query<T>,
  pageSize: number,
  more: Observable<void>,
): Observable<Reading<Readers.Pages<T>>> {
  // As if each change of the world came just before a check.
  const asked = new BehaviorSubject(0);
  return combineLatest([allOf(build), pagesAsked(more), asked]).pipe(
    scan((before: Checked<T> | null, [{ data, fromCache }, pages, times]): Checked<T> => {
      const firstIds = (list: readonly Readers.Doc<T>[]) =>
        list
          .slice(0, pageSize)
          .map(({ id }) => id)
          .join();
      const isSame =
        before === null || before.fromCache || firstIds(before.list) === firstIds(data);
      const isAsked = before !== null && before.times !== times;
      return {
        list: isSame || isAsked ? data : before.list,
        pages,
        times,
        fromCache,
        isOutdated: !(isSame || isAsked),
      };
    }, null),
    filter((checked) => checked !== null),
    map(({ list, pages, fromCache, isOutdated }) => ({
      data: {
        ...shown(list, pages * pageSize),
        ...(isOutdated && { showNew: () => asked.next(asked.value + 1) }),
      },
      fromCache,
    })),
  );
}

/** All that a query finds, however many pages. */
function allOf<T>(build: () => Query<T>, idOf: Readers.IdOf = ownId) {
  const query = build();
  return watch(describeQuery(query), (documents) =>
    runQuery(query, documents, documents.length).map((one) => readDocument<T>(one, query, idOf)),
  );
}

const pagesAsked = (more: Observable<void>) =>
  more.pipe(
    scan((pages) => pages + 1, 1),
    startWith(1),
  );

function shown<T>(data: readonly Readers.Doc<T>[], most: number): Readers.Pages<T> {
  const items = data.slice(0, most);
  return { items, hasMore: items.length === most, more: 'idle' };
}

/** A list that isn't listened to. */
interface Checked<T> {
  readonly list: readonly Readers.Doc<T>[];
  readonly pages: number;
  readonly times: number;
  readonly fromCache: boolean;
  readonly isOutdated: boolean;
}

function watch<T>(
  description: string,
  pick: (documents: readonly StoredDocument[]) => T,
): Observable<Reading<T>> {
  reads.push(description);
  if (worldNow().failing.some((pattern) => pattern.test(description))) {
    return throwError(() => new Error(`Reading ${description} fails`));
  }
  if (worldNow().denied.some((pattern) => pattern.test(description))) {
    const denial = Object.assign(new Error('Denied'), { code: 'permission-denied' });
    return throwError(() => denial);
  }
  return worldChanges.pipe(
    map((world) => ({ data: pick(storedIn(world)), fromCache: world.fromCache })),
  );
}

let latest: { world: World; uid: string; documents: readonly StoredDocument[] } | undefined;

function storedIn(world: World): readonly StoredDocument[] {
  const uid = currentUser()?.uid ?? '';
  if (latest?.world !== world || latest.uid !== uid) {
    const documents = Array.from(documentsIn(world, uid), ([path, data]) => ({ path, data }));
    latest = { world, uid, documents };
  }
  return latest.documents;
}

const ownId: Readers.IdOf = ({ id }) => id;

/** Like the real readers, returns the same object while the document is unchanged. */
const known = new WeakMap<object, { converter: unknown; document: Readers.Doc<unknown> }>();

function readDocument<T>(
  { path, data }: StoredDocument,
  { converter }: { readonly converter: Query<T>['converter'] },
  idOf: Readers.IdOf,
): Readers.Doc<T> {
  const ref = doc(firestore(), path);
  cached.add(path);
  const snapshot = {
    id: ref.id,
    ref,
    metadata: { hasPendingWrites: 'isPending' in data && data.isPending === true },
    data: () => toFirestore(data),
    // What converters and `idOf` read of a snapshot; the class has more.
  } as unknown as QueryDocumentSnapshot;
  const id = idOf(snapshot);
  const former = known.get(data);
  if (former?.converter === converter && former.document.id === id) {
    return former.document as Readers.Doc<T>;
  }
  const document = { id, data: converted(snapshot, converter) };
  known.set(data, { converter, document });
  return document;
}

/** A document that does not match its schema fails the test instead of being skipped. */
function converted<T>(snapshot: QueryDocumentSnapshot, converter: Query<T>['converter']): T {
  try {
    return converter === null ? (snapshot.data() as T) : converter.fromFirestore(snapshot);
  } catch (error) {
    console.error(`${snapshot.ref.path} does not fit its schema`, error);
    throw error;
  }
}
