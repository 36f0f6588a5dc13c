import {
  collection,
  collectionGroup,
  disableNetwork,
  doc,
  documentId,
  endBefore,
  FieldPath,
  getDocsFromCache,
  limit,
  orderBy,
  type Query,
  query,
  setDoc,
  startAfter,
  startAt,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeFirestore, firestore } from '../support/offline-firestore';
import { runQuery } from './memory-query';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));

/** Documents that tie, lack a field, hold null or lie in a collection of the same name elsewhere. */
const DOCUMENTS = Object.entries({
  'events/a': { city: 'Oslo', at: at(1), tags: ['x', 'y'], rank: 2, facets: { 'night owl': true } },
  'events/b': { city: 'Rome', at: at(2), tags: ['y'], rank: 2, facets: { 'night owl': false } },
  'events/c': { city: 'Oslo', at: at(3), tags: [], rank: 1, closed: null },
  'events/d': { city: 'Oslo', at: null, rank: 3 },
  'events/e': { city: null, rank: 10, closed: at(1) },
  'events/a/places/p': { uid: 'p', at: at(1) },
  'events/b/places/p': { uid: 'p', at: at(2) },
  'events/b/places/q': { uid: 'q', at: at(2) },
}).map(([path, data]) => ({ path, data }));

const database = firestore();
const events = collection(database, 'events');
const places = collectionGroup(database, 'places');

beforeAll(async () => {
  await disableNetwork(database);
  // Without a network the writes stay pending; the cache has them at once.
  for (const { path, data } of DOCUMENTS) void setDoc(doc(database, path), data);
});

afterAll(closeFirestore);

it.each<[what: string, asked: Query]>([
  ['everything', query(events)],
  ['equal to', query(events, where('city', '==', 'Oslo'))],
  ['null', query(events, where('closed', '==', null))],
  ['a nested field', query(events, where(new FieldPath('facets', 'night owl'), '==', true))],
  ['one of several', query(events, where('city', 'in', ['Rome', 'Oslo']), orderBy('rank'))],
  ['ids', query(events, where(documentId(), 'in', ['a', 'd']))],
  ['in an array', query(events, where('tags', 'array-contains', 'y'))],
  ['after an instant', query(events, where('at', '>', at(1)), orderBy('at', 'desc'))],
  ['from an instant', query(events, where('at', '>=', at(2)), orderBy('at'))],
  ['before an instant', query(events, where('at', '<', at(2)), orderBy('at'))],
  ['up to an instant', query(events, where('at', '<=', at(2)), orderBy('at'))],
  ['ties, up', query(events, orderBy('rank'))],
  ['ties, down', query(events, orderBy('rank', 'desc'))],
  ['two orders', query(events, orderBy('rank', 'desc'), orderBy('at'))],
  ['null before values', query(events, orderBy('city'))],
  ['a limit', query(events, orderBy('rank'), limit(2))],
  ['between ids', query(events, orderBy(documentId()), startAt('b'), endBefore('d'))],
  ['after a value', query(events, orderBy('at'), startAfter(at(1)))],
  ['a collection group', query(places, where('uid', '==', 'p'), orderBy('at', 'desc'))],
])('the pages under test get what Firestore itself finds: %s', async (_, asked) => {
  const { docs } = await getDocsFromCache(asked);
  const expected = docs.map(({ ref }) => ref.path);
  expect(expected.length).toBeGreaterThan(0);
  expect(runQuery(asked, DOCUMENTS).map(({ path }) => path)).toEqual(expected);
});
