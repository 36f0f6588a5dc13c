import { defineStaffAct } from '../platform/callable';
import { audit } from '../staff/audit';

/** Logs the export of a list. The page saves the file only after this. */
export const recordExport = defineStaffAct('recordExport', {
  concerns: () => [],
  handler: async ({ db, input: { list, rows, reason }, caller: { uid: by }, now: at }) => {
    const note = reason === '' ? `${rows} rows` : `${rows} rows: ${reason}`;
    await db.runTransaction(async (tx) => {
      audit(tx, db, { at, act: 'list-exported', by, target: list, note });
    });
    return { recorded: true };
  },
});
