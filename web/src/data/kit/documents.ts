import type { ZodMiniType } from 'zod/mini';

/** The facts of a document beside its fields. */
export interface DocumentState {
  /** Whether the server doesn't have its latest write yet. */
  readonly isPending: boolean;
}

/** The way documents are read, by whichever way they come. */
export interface Documents<T> {
  /**
   * @param fields with dates for timestamps.
   * @throws for a document that doesn't fit.
   */
  readonly read: (fields: unknown, state: DocumentState) => T;
}

/** Documents that a domain schema parses. */
export function documentsOf<T>(schema: ZodMiniType<T>): Documents<T> {
  return { read: (fields) => schema.parse(fields) };
}
