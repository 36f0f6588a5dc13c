import { defineDecision } from '../staff/decision';

/** Records that our team has looked after a check-in, with what was done. */
export const closeCheckIn = defineDecision('closeCheckIn', {
  queue: 'check-ins',
  itemId: ({ checkInId }) => checkInId,
  act: () => 'check-in-closed',
  decide: async ({ tx, doc, item, input: { note }, caller, now }) => {
    const decided = { status: 'closed', decidedAt: now, decidedBy: caller.uid } as const;
    tx.update(doc.ref, decided);
    return { entry: { note, concerns: [item.uid, item.otherUid] }, news: [] };
  },
  answer: () => ({ closed: true }),
  undo: {
    made: ({ status, decidedAt: at, decidedBy }) => ({
      // Some are answered by the person.
      by: status === 'closed' ? decidedBy : null,
      at,
    }),
    reopened: () => ({ status: 'open' as const, decidedAt: null, decidedBy: null }),
  },
});
