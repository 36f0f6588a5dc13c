import type { ReviewApplicationInput } from '@hearthkin/domain/companion/application-decision';
import { listedWords } from '@hearthkin/domain/companion/listed';
import { fieldPath, RETURN_FIELDS } from '@hearthkin/domain/companion/onboarding';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { applicationReturned, withNotes } from '@hearthkin/domain/news/words';
import { newBackgroundCheck } from '@hearthkin/domain/verification/background-check';
import { readRecipient } from '../notification/notify';
import { readPayoutState } from '../payment/payout-state';
import { missingData, setListed } from '../platform/people/listed-in';
import { backgroundChecks, companions } from '../platform/records/collections';
import { defineDecision } from '../staff/decision';
import { requireFirstLessons } from '../training/require-first-lessons';
import { requireCurrent, setBackgroundBadge } from '../verification/background-badge';

/**
 * Accepts a companion's application with the evidence of a background check, which gives them the badge and lists them if
 * nothing else is missing, or returns it with notes on the parts that they name; then notifies them.
 * @throws AppError `invalid-input` for a report that doesn't count now; `training-missing`.
 */
export const reviewApplication = defineDecision('reviewApplication', {
  queue: 'applications',
  itemId: ({ uid }) => uid,
  act: ({ decision }) => `application-${decision}`,
  decide: async ({ tx, db, doc, input, caller, now }) => {
    const { uid, decision } = input;
    const check = input.decision === 'accepted' ? input.check : null;
    if (check !== null) requireCurrent(check, now);
    const { notes, fields } = returnOf(input);
    const [reader, listing] = await Promise.all([
      readRecipient(tx, db, uid),
      tx.get(companions(db).doc(uid)),
    ]);
    if (reader === null || !listing.exists) {
      throw new AppError('not-found', 'There is no such companion');
    }
    if (check !== null) await requireFirstLessons(tx, db, uid);
    const payoutAccount = check && (await readPayoutState(tx, db, uid));
    tx.update(doc.ref, {
      status: statusOf(input),
      notes,
      returnedFields: fields,
      ...(check !== null && { checkOrder: null }),
      decidedAt: now,
      decidedBy: caller.uid,
    });
    if (check !== null) tx.set(backgroundChecks(db).doc(uid), newBackgroundCheck(check, now));
    const missing =
      check === null || payoutAccount === null
        ? (setListed(tx, listing, reader.account) ?? [])
        : setBackgroundBadge(tx, listing, reader.account, check, { payoutAccount });
    return {
      entry: { note: notes, concerns: [uid] },
      news: [
        {
          reader,
          kind: `application-${decision}`,
          data: { notes, fields: fields.join(' '), ...missingData(missing) },
          link:
            check === null
              ? [fieldPath(fields[0]), 'Change your application']
              : ['/profile/listing', 'See your listing'],
          sentence:
            check === null
              ? withNotes(
                  `Your application needs a change before we can approve it. ${applicationReturned(fields)}`,
                  notes,
                )
              : 'We’ve approved your application, and you passed your background check. The badge is on your profile.',
          more: [listedWords(missing)],
        },
      ],
    };
  },
  answer: (input) => ({ status: statusOf(input) }),
  undo: null,
});

const statusOf = ({ decision }: ReviewApplicationInput): 'accepted' | 'draft' =>
  decision === 'accepted' ? 'accepted' : 'draft';

/** The reason why an application is returned, and the fields it is about; nothing for an acceptance. */
function returnOf(input: ReviewApplicationInput) {
  if (input.decision === 'accepted') return { notes: '', fields: [] };
  // In the order of the screens, so that the first is where to begin.
  return { notes: input.notes, fields: RETURN_FIELDS.filter((one) => input.fields.includes(one)) };
}
