import {
  type RecordExportInput,
  type RecordExportResult,
  recordExportInput,
} from '@hearthkin/domain/admin/queue-acts';
import { type Call, defineCallable } from '../core/callable';
import { audit } from './audit';

export const recordExport = defineCallable({
  name: 'recordExport',
  input: recordExportInput,
  access: 'admin',
  handler: noteExport,
});

/** Writes down that a list leaves the site; the page saves no file without this. */
export async function noteExport({
  db,
  input: { list, rows },
  caller: { uid: by },
  now: at,
}: Call<RecordExportInput>): Promise<RecordExportResult> {
  await db.runTransaction(async (tx) => {
    audit(tx, db, { at, act: 'list-exported', by, target: list, note: `${rows} rows` });
  });
  return { recorded: true };
}
