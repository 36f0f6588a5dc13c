import type { Expression } from '../ast';
import type { MapValue, Outcome } from '../types/value';

/** The result of looking up a document. */
export type Lookup =
  | { readonly state: 'found'; readonly fields: MapValue }
  | { readonly state: 'missing' }
  /** Not read yet: read it and evaluate again. */
  | { readonly state: 'pending' }
  /** Exceeds the limit of documents. */
  | { readonly state: 'refused' };

/** The needs of an evaluation from outside. */
export interface Host {
  /** @param path from `/databases/`, with special characters percent-encoded */
  lookUp(path: string): Lookup;
  /** The same after the write; only for `cloud.firestore` rules. */
  lookUpAfter?(path: string): Lookup;
  /** Also evaluates the second operand of `&&` and `||` if the first one decides. */
  readonly isThorough?: boolean;
  /** Receives the argument of `debug()`. */
  print(text: string): void;
  /** Receives the outcome of every evaluated expression. */
  observe?(node: Expression, outcome: Outcome): void;
}
