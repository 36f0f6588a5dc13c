import type { Documents } from '../documents';
import type { MapValue } from '../types/value';
import type { FetchRequest, Json } from './protocol';
import { fetchRequest } from './protocol';
import { fromDocument } from './protocol-documents';

type Fields = Readonly<Record<string, Json>>;

/**
 * Reads documents for one verification, through the emulator. A fetch has the id of its
 * verification, so only one can be pending: a second waits for the first.
 */
export class FirestoreLookups implements Documents {
  readonly #verifyId: number;
  readonly #send: (request: FetchRequest) => void;
  #last: Promise<unknown> = Promise.resolve();
  /** The fields of each document that was read; null if it doesn't exist. */
  readonly answers: Record<string, Fields | null> = {};
  #answer: ((fields: Fields | undefined) => void) | undefined;

  constructor(verifyId: number, send: (request: FetchRequest) => void) {
    this.#verifyId = verifyId;
    this.#send = send;
  }

  read(path: string): Promise<MapValue | undefined> {
    // Google's own examples also write the database's name without parentheses.
    const named = path.replace(/^\/databases\/default\//, '/databases/(default)/');
    const fields = this.#last.then(() => this.#fetch(named));
    this.#last = fields;
    return fields.then((found) => {
      this.answers[path] = found ?? null;
      return found && fromDocument(found);
    });
  }

  /** Handles the emulator's response; an unexpected one is dropped. */
  answered(fields: Fields | undefined): void {
    const answer = this.#answer;
    this.#answer = undefined;
    answer?.(fields);
  }

  #fetch(path: string): Promise<Fields | undefined> {
    return new Promise((resolve) => {
      this.#answer = resolve;
      this.#send(fetchRequest(this.#verifyId, path));
    });
  }
}
