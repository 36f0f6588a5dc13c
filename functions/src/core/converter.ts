import {
  type DocumentData,
  type FirestoreDataConverter,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import type * as z from 'zod/mini';

/** A stored value with every `Timestamp` in it as a `Date`. */
export function toDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(toDates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, toDates(each)]));
}

/**
 * Reads documents through a schema of the domain, so that no unchecked value gets into a function.
 * A document that does not fit throws: it can only be a fault of ours.
 */
export function converterFor<T extends DocumentData>(
  schema: z.ZodMiniType<T>,
): FirestoreDataConverter<T> {
  return {
    toFirestore: (value) => value as DocumentData,
    fromFirestore: (snapshot: QueryDocumentSnapshot) => schema.parse(toDates(snapshot.data())),
  };
}
