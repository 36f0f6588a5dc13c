import type { Expression } from '../ast';
import type { MapValue, Outcome } from '../types/value';

/** What there is at a document's path: its fields, nothing, or no answer. */
export type Lookup =
  | { readonly state: 'found'; readonly fields: MapValue }
  | { readonly state: 'missing' }
  /** Not read yet: the evaluation has to be repeated once it has been. */
  | { readonly state: 'pending' }
  /** One document too many. */
  | { readonly state: 'refused' };

/** What an evaluation reaches outside itself. */
export interface Host {
  /** @param path from `/databases/`, with the signs that are special in an address encoded */
  lookUp(path: string): Lookup;
  /** The same after the write that is judged; only rules of `cloud.firestore` have it. */
  lookUpAfter?(path: string): Lookup;
  /** Evaluates the second operand of `&&` and `||` even where the first one decides. */
  readonly isThorough?: boolean;
  /** Takes what `debug()` was given. */
  print(text: string): void;
  /** Takes the outcome of every expression that was evaluated. */
  observe?(node: Expression, outcome: Outcome): void;
}
