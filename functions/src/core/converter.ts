import {
  type DocumentData,
  type FirestoreDataConverter,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import type * as z from 'zod/mini';

/** A stored value with every `Timestamp` converted to a `Date`. */
export function toDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(toDates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, toDates(each)]));
}

/**
 * Parses documents with a schema of the domain, so that functions get only valid values. An invalid
 * document throws: it is a bug.
 */
export function converterFor<T extends DocumentData>(
  schema: z.ZodMiniType<T>,
): FirestoreDataConverter<T> {
  return {
    toFirestore: (value) => value as DocumentData,
    fromFirestore: (snapshot: QueryDocumentSnapshot) => schema.parse(toDates(snapshot.data())),
  };
}
