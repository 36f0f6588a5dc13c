import { assignmentOf } from '@hearthkin/domain/admin/assignment';
import { DANGER } from '@hearthkin/domain/admin/urgency';
import { assignments } from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';
import { defineSweep } from '../platform/sweeps/sweep';
import { itemsOfStep } from '../staff/admin-queries';
import { pageStaff } from '../staff/page-staff';
import { sinceOf } from './read-inbox';

/** One page says how many wait; beyond these it says no more. */
const MOST_COUNTED = 50;

/** Pages staff again about everyone who may be in danger, until one of them has taken or decided it. */
export const pageAgain = defineSweep('pageAgain', {
  handler: async ({ db, now }) => {
    const entries = dataOf(await assignments(db).get())?.entries ?? [];
    const counts = await Promise.all(
      DANGER.map(async (step) => {
        const { docs } = await itemsOfStep(db, step).limit(MOST_COUNTED).get();
        return docs.filter((doc) => {
          const place = { queue: step.queue, id: doc.id };
          return assignmentOf(entries, place, sinceOf(step.queue, doc), now) === null;
        }).length;
      }),
    );
    const waiting = counts.reduce((sum, count) => sum + count, 0);
    if (waiting > 0) pageStaff('waiting', waiting);
    return { waiting };
  },
});
