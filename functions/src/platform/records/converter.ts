import { AppError } from '@hearthkin/domain/foundation/errors';
import {
  type DocumentData,
  type DocumentSnapshot,
  FieldValue,
  type FirestoreDataConverter,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { logger } from '../logger';

/** The SDK's class, which it doesn't export. */
const Vector = FieldValue.vector([]).constructor;

/** A stored value with every `Timestamp` converted to a `Date`, and every vector to an array. */
export function toDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (value instanceof Vector) return (value as FirebaseFirestore.VectorValue).toArray();
  if (Array.isArray(value)) return value.map(toDates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, toDates(each)]));
}

/**
 * Parses documents with a schema of the domain, so that functions get only valid values. `data()`
 * of a document that doesn't fit throws an AppError `unreadable`; queries and sweeps leave it out
 * (`isReadable`), and what only deletes a document doesn't parse it (`unparsed`).
 */
export function converterFor<T extends DocumentData>(
  schema: z.ZodMiniType<T>,
): FirestoreDataConverter<T> {
  return {
    toFirestore: (value) => value as DocumentData,
    fromFirestore: (snapshot: QueryDocumentSnapshot) => parse(schema, snapshot),
  };
}

/** A document of an event, as a schema reads it; null if it doesn't exist or can't be read. */
export function readOr<T>(
  schema: z.ZodMiniType<T>,
  snapshot: DocumentSnapshot | undefined,
): T | null {
  return snapshot?.exists ? unlessUnreadable(() => parse(schema, snapshot)) : null;
}

/** A document's data; null if it doesn't exist or can't be read. */
export function dataOf<T>(snapshot: DocumentSnapshot<T>): T | null {
  return unlessUnreadable(() => snapshot.data() ?? null);
}

/** Whether an existing document can be read. */
export function isReadable<T>(doc: QueryDocumentSnapshot<T>): boolean {
  return unlessUnreadable(() => doc.data()) !== null;
}

/** Whether this failed only because documents can't be read, which a retry wouldn't mend. */
export function isUnreadable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isUnreadable);
  return error instanceof AppError && error.code === 'unreadable';
}

function unlessUnreadable<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (isUnreadable(error)) return null;
    throw error;
  }
}

function parse<T>(schema: z.ZodMiniType<T>, snapshot: DocumentSnapshot): T {
  const parsed = schema.safeParse(toDates(snapshot.data()));
  if (parsed.success) return parsed.data;
  report(
    snapshot,
    parsed.error.issues.map(({ code, path }) => `${path.join('.')}: ${code}`),
  );
  throw new AppError('unreadable', `${snapshot.ref.path} cannot be read`);
}

/** Versions of documents that this process has reported. */
const reported = new Set<string>();
const MAX_REPORTED = 10_000;

/** Logs a document once. Operations alerts on this message; values stay out of it. */
function report({ ref: { path }, updateTime }: DocumentSnapshot, issues: readonly string[]): void {
  const version = `${path}@${updateTime?.toMillis()}`;
  if (reported.has(version)) return;
  if (reported.size >= MAX_REPORTED) reported.clear();
  reported.add(version);
  logger.error('A document cannot be read', { path, issues });
}
