import { MAX_ON_ROTA } from '@hearthkin/domain/admin/duty';
import { hoursProblem, tidyWeek } from '@hearthkin/domain/companion/availability';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { defineStaffAct } from '../platform/callable';
import { rota } from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';
import { audit } from '../staff/audit';

/**
 * Saves the times at which the caller is on duty, in place of earlier ones. Without hours they leave the rota.
 * @throws AppError `invalid-input` for hours that overlap, and for more of the staff than the rota holds.
 */
export const saveDuty = defineStaffAct('saveDuty', {
  concerns: () => [],
  handler: ({ db, input: { hours, timeZone }, caller: { uid: by }, now: at }) =>
    db.runTransaction(async (tx): Promise<{ readonly saved: true }> => {
      if (Object.values(hours).some((day) => hoursProblem(day ?? []) !== null)) {
        throw new AppError('invalid-input', 'Hours overlap', { issues: [] });
      }
      const ref = rota(db);
      const others = (dataOf(await tx.get(ref))?.entries ?? []).filter((one) => one.by !== by);
      const week = tidyWeek(hours);
      const own = Object.keys(week).length === 0 ? [] : [{ by, hours: week, timeZone }];
      const entries = [...others, ...own];
      if (entries.length > MAX_ON_ROTA) {
        throw new AppError('invalid-input', 'The rota is full', { issues: [] });
      }
      tx.set(ref, { entries });
      audit(tx, db, { at, act: 'duty-saved', by, target: ref.path, note: '', concerns: [] });
      return { saved: true };
    }),
});
