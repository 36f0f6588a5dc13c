import type { Lookup } from '@hearthkin/storage-rules/eval/host';
import { fromDocument } from '@hearthkin/storage-rules/runtime/protocol-documents';
import { accessRequest } from '@hearthkin/storage-rules/runtime/protocol-request';
import type { StorageRecord } from '@hearthkin/storage-rules/runtime/storage-recording';
import type { RecordedRequest } from './recorded-request';

/** The buckets of the rules tests; other tests use the same emulator. */
const BUCKET = /^\/b\/rules-/;

export function storageRequests(records: readonly StorageRecord[]): RecordedRequest[] {
  return records.flatMap(({ message, documents, permit }) => {
    const request = accessRequest(message);
    if (!request || !BUCKET.test(message.path)) return [];
    const lookUp = (path: string): Lookup => {
      const fields = documents[path];
      if (fields === undefined) return { state: 'pending' };
      return fields === null
        ? { state: 'missing' }
        : { state: 'found', fields: fromDocument(fields) };
    };
    const what = `${message.method} ${message.path.replace(/^\/b\/[^/]+\/o/, '')}`;
    const host = { lookUp, print: () => undefined };
    return [{ test: 'a test of files', what, parts: [{ request, host }], allowed: permit }];
  });
}
