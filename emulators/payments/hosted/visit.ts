import type { Store } from '../store';

/** A browser's request of a hosted page. */
export interface Visit {
  readonly store: Store;
  readonly id: string;
  readonly query: URLSearchParams;
  readonly form: URLSearchParams;
}
