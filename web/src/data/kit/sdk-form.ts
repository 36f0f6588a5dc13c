import {
  type CollectionReference,
  collection,
  collectionGroup,
  type DocumentData,
  type DocumentReference,
  doc,
  documentId,
  endAt,
  endBefore,
  FieldPath,
  type FirestoreDataConverter,
  limit,
  orderBy,
  type Query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  query,
  type SnapshotOptions,
  startAt,
  Timestamp,
  where,
} from 'firebase/firestore';
import { firestore } from '../../firebase/firestore';
import { type Constraint, type Field, isId } from './constraints';
import type { Documents } from './documents';
import type { Asked, Place } from './queries';

/** The SDK's form of what the kit describes. Opens the database, which can change with the user. */
export function queryOf<T>({ isGroup, path, documents, constraints }: Asked<T>): Query<T> {
  const all = isGroup ? collectionGroup(firestore(), path) : collection(firestore(), path);
  return query(all, ...constraints.map(constraintOf)).withConverter(converterOf(documents));
}

/** A page of a query. */
export function pageFrom<T>(
  list: Query<T>,
  size: number,
  ...after: readonly QueryConstraint[]
): Query<T> {
  return query(list, ...after, limit(size));
}

export function documentAt<T>({ path, documents }: Place<T>, id: string): DocumentReference<T> {
  const place: CollectionReference = collection(firestore(), path);
  return doc(place, id).withConverter(converterOf(documents));
}

const CURSORS = { startAt, endAt, endBefore } as const;

function constraintOf(constraint: Constraint): QueryConstraint {
  switch (constraint.kind) {
    case 'where':
      return where(fieldOf(constraint.field), constraint.op, constraint.value);
    case 'orderBy':
      return orderBy(fieldOf(constraint.field), constraint.direction);
    case 'limit':
      return limit(constraint.count);
    default:
      return CURSORS[constraint.kind](...constraint.values);
  }
}

function fieldOf(field: Field): string | FieldPath {
  if (isId(field)) return documentId();
  return typeof field === 'string' ? field : new FieldPath(...field);
}

/** One for each, so that a document read twice in the same way is recognized. */
const converters = new WeakMap<object, unknown>();

function converterOf<T>(documents: Documents<T>): FirestoreDataConverter<T, DocumentData> {
  const known = converters.get(documents) as FirestoreDataConverter<T, DocumentData> | undefined;
  if (known !== undefined) return known;
  const converter = {
    // Documents are written by stores, without it.
    toFirestore: (value: unknown) => value as DocumentData,
    fromFirestore: (snapshot: QueryDocumentSnapshot, options?: SnapshotOptions) =>
      documents.read(withDates(snapshot.data({ serverTimestamps: 'estimate', ...options })), {
        isPending: snapshot.metadata.hasPendingWrites,
      }),
  };
  converters.set(documents, converter);
  return converter;
}

/** A copy of a document's data with Firestore timestamps turned into Dates. */
export function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withDates(inner)]));
}
