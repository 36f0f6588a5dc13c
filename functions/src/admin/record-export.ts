import { defineCallable } from '../core/callable';
import { audit } from './audit';

/** Writes down that a list leaves the site; the page saves no file without this. */
export const recordExport = defineCallable('recordExport', {
  access: 'admin',
  handler: async ({ db, input: { list, rows }, caller: { uid: by }, now: at }) => {
    await db.runTransaction(async (tx) => {
      audit(tx, db, { at, act: 'list-exported', by, target: list, note: `${rows} rows` });
    });
    return { recorded: true };
  },
});
