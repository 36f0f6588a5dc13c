import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RulesFileName } from '../rules-file';
import { firestoreRequests } from './firestore-requests';
import type { RecordedRequest } from './recorded-request';
import { storageRequests } from './storage-requests';

/** Whether the folder has a recording. */
export function isRecording(folder: string): boolean {
  return ['firestore.jsonl', 'storage.jsonl'].every((name) => existsSync(join(folder, name)));
}

/** The recorded requests of the rules tests, by rules file. */
export function readRecording(
  folder: string,
): Readonly<Record<RulesFileName, readonly RecordedRequest[]>> {
  return {
    'firestore.rules': firestoreRequests(lines(join(folder, 'firestore.jsonl'))),
    'storage.rules': storageRequests(lines(join(folder, 'storage.jsonl'))),
  };
}

function lines<Line>(file: string): Line[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}
