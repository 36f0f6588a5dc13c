import type { MapValue } from './types/value';

/** Where `firestore.get` and `firestore.exists` read. */
export interface Documents {
  /**
   * The fields of a document, or undefined where there is none.
   * @param path from `/databases/`, e.g. `/databases/(default)/documents/users/alice`
   */
  read(path: string): Promise<MapValue | undefined>;
}
