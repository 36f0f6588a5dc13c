import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json, VerifyMessage } from './protocol';

/** One line of a recording: a request of the Storage emulator, and the decision. */
export interface StorageRecord {
  readonly message: VerifyMessage;
  /** The fields of each Firestore document that the rules read; null if it doesn't exist. */
  readonly documents: Readonly<Record<string, Readonly<Record<string, Json>> | null>>;
  readonly permit: boolean;
}

const STORAGE_RECORDING = 'storage.jsonl';

/** Appends decisions to a file in `folder`. */
export function storageRecorder(folder: string): (record: StorageRecord) => void {
  const file = join(folder, STORAGE_RECORDING);
  return (record) => appendFileSync(file, `${JSON.stringify(record)}\n`);
}
