import { AppError } from '@hearthkin/domain/foundation/errors';
import { readRecipient } from '../notification/notify';
import { missingData, setListed } from '../platform/people/listed-in';
import { defineDecision } from '../staff/decision';

/**
 * Ends the pause of a listing after missed sessions. It is listed again if nothing else is missing, and
 * the companion is told.
 */
export const resumeListing = defineDecision('resumeListing', {
  queue: 'pauses',
  itemId: ({ uid }) => uid,
  // Also one that can't be read.
  read: (doc) => doc,
  act: () => 'listing-resumed',
  decide: async ({ tx, db, doc, input: { uid, note } }) => {
    const reader = await readRecipient(tx, db, uid);
    if (reader === null) throw new AppError('not-found', 'There is no such companion');
    const missing = setListed(tx, doc, reader.account, { pause: null });
    return {
      entry: { note, concerns: [uid] },
      news: [
        {
          reader,
          kind: 'listing-resumed',
          data: missingData(missing),
          link: ['/profile/listing', 'See your listing'],
          sentence: null,
        },
      ],
    };
  },
  answer: () => ({ resumed: true }),
  undo: null,
});
