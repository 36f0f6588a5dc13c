import type { Params } from '../params';
import type { Store } from '../store';

export interface Call {
  readonly store: Store;
  readonly params: Params;
  /** The id that the path names, as in /v1/accounts/{id}. */
  readonly id: string;
}

export type Act = (call: Call) => unknown;

/** By method and path, with `{id}` for the one part that varies. */
export type Routes = Readonly<Record<string, Act>>;
