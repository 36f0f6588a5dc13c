import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json, VerifyMessage } from './protocol';

/** One line of a recording: what the Storage emulator asked, and the answer. */
export interface StorageRecord {
  readonly message: VerifyMessage;
  /** The fields of each Firestore document that the rules read; null where there is none. */
  readonly documents: Readonly<Record<string, Readonly<Record<string, Json>> | null>>;
  readonly permit: boolean;
}

export const STORAGE_RECORDING = 'storage.jsonl';

/** Writes what is judged to a file of `folder`. */
export function storageRecorder(folder: string): (record: StorageRecord) => void {
  const file = join(folder, STORAGE_RECORDING);
  return (record) => appendFileSync(file, `${JSON.stringify(record)}\n`);
}
