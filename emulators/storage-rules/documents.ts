import type { MapValue } from './types/value';

/** The documents that `firestore.get` and `firestore.exists` read. */
export interface Documents {
  /**
   * The fields of a document, or undefined if it doesn't exist.
   * @param path from `/databases/`, e.g. `/databases/(default)/documents/users/alice`
   */
  read(path: string): Promise<MapValue | undefined>;
}
