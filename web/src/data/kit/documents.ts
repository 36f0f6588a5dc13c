import {
  type DocumentData,
  type FirestoreDataConverter,
  type QueryDocumentSnapshot,
  type SnapshotOptions,
  Timestamp,
} from 'firebase/firestore';
import type { ZodMiniType } from 'zod/mini';

/** A copy of a document's data with Firestore timestamps turned into Dates. */
export function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withDates(inner)]));
}

/** A converter that parses documents with a domain schema. Throws for invalid documents. */
export function documentsOf<T extends DocumentData>(
  schema: ZodMiniType<T>,
): FirestoreDataConverter<T, DocumentData> {
  return {
    toFirestore: (value: DocumentData) => value,
    fromFirestore: (snapshot: QueryDocumentSnapshot, options?: SnapshotOptions) =>
      schema.parse(withDates(snapshot.data({ serverTimestamps: 'estimate', ...options }))),
  };
}
