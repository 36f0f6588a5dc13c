import { randomBytes } from 'node:crypto';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { mailDeps, mailSecrets, type NotifyDeps } from '../mail/mail-params';
import { tellOwner } from '../mail/tell-owner';
import { defineCallable } from '../platform/callable';
import { countAttempt } from '../platform/rate-limit';
import { calendarKeys, calendarLink, users } from '../platform/records/collections';
import { hashOf } from '../platform/reset-token';

/**
 * Makes a link by which the caller's calendar can be read without signing in, in place of an earlier
 * one, which stops working with the same commit. Only the hash of its token is stored, so no one can
 * show the link again.
 * @throws AppError `rate-limited`; `forbidden` without an account, or for a suspended one.
 */
export const makeCalendarLink = defineCallable('makeCalendarLink', {
  access: {
    for: 'person',
    standing: 'active',
    why: 'It shows only their own sessions.',
    fresh: true,
  },
  secrets: mailSecrets,
  deps: (): NotifyDeps => mailDeps(),
  handler: async ({ db, caller: { uid }, now }, deps) => {
    await countAttempt(db, 'calendarLinks', uid, now);
    const token = randomBytes(32).toString('base64url');
    const owner = await db.runTransaction(async (tx) => {
      // An account that is being deleted gets nothing that would be left over.
      const account = (await tx.get(users(db).doc(uid))).data();
      if (account?.accountStatus !== 'active') {
        throw new AppError('forbidden', 'The account is not active');
      }
      tx.set(calendarKeys(db).doc(uid), { hash: hashOf(token) });
      tx.set(calendarLink(db, uid), { madeAt: now });
      return account;
    });
    await tellOwner(deps, { uid, ...owner }, 'calendar-link', now);
    return { token };
  },
});
