import { REGION } from '@hearthkin/domain/foundation/region';
import * as functions from 'firebase-functions/v1';
import { signInById } from '../platform/auth';
import { systemClock } from '../platform/clock';
import { RUNS_AS } from '../platform/deployment';
import { retainedRecords, users } from '../platform/records/collections';
import { database } from '../platform/records/database';
import { isStale } from '../platform/trigger';
import { closeForNow, mustStay } from './close-for-now';
import { rememberPerson } from './remember-person';
import { removalDeps, removalSecrets } from './removal-deps';
import { mailFarewell, removeAccount } from './remove-account';

/**
 * Removes what belongs to a sign-in that its owner has deleted past the product, by the API of Auth,
 * like `deleteAccount`, or closes it while it is reported. Auth has events of deletions only in the first generation of functions.
 */
export const onSignInDeleted = functions
  .region(REGION)
  .runWith({
    secrets: removalSecrets,
    timeoutSeconds: 300,
    maxInstances: 10,
    serviceAccount: RUNS_AS,
    failurePolicy: true,
  })
  .auth.user()
  .onDelete(async ({ uid, email, disabled }, { eventId, timestamp }) => {
    const now = systemClock.now();
    if (isStale({ id: eventId, time: timestamp }, now)) return;
    const db = database();
    const deps = removalDeps();
    const [account, record, signIn] = await Promise.all([
      users(db).doc(uid).get(),
      retainedRecords(db).doc(uid).get(),
      signInById(deps.auth, uid),
    ]);
    // A removal disables the sign-in before it deletes it, and goes on by itself.
    if (signIn !== null || (disabled && record.exists)) return;
    if (account.exists && (await mustStay(db, uid, now))) {
      // Without the sign-in, its providers are free for a new account before staff have decided.
      await rememberPerson(db, { uid, signIn, peopleKey: deps.peopleKey }, now);
      await closeForNow(db, deps, uid, now);
      return;
    }
    await removeAccount(db, deps, uid, now);
    if (account.exists || record.exists) await mailFarewell(db, deps, { uid, email });
  });
