import { AppError } from '@hearthkin/domain/errors';
import {
  ACCOUNT_WARNED,
  NOTIFICATION_TITLES,
  withReason,
} from '@hearthkin/domain/notification/words';
import type { Auth } from 'firebase-admin/auth';
import { authentication } from '../core/auth';
import { defineCallable } from '../core/callable';
import { auditLog, users } from '../core/collections';
import { actionAt } from '../core/compose-mail';
import { mailDeps, mailSecrets, type NotifyDeps } from '../core/mail-params';
import { mailNotification, notify, readReader } from '../notification/notify';
import { audit } from './audit';
import { requireOtherAccount } from './require-other';

const KIND = 'account-warned';

interface WarnDeps extends NotifyDeps {
  readonly auth: Auth;
}

/**
 * Warns a person, who reads the reason in the app and by email. Nothing else changes; the log counts
 * warnings. A repeated request warns once.
 * @throws AppError `not-found` without an account, `forbidden` for oneself and other staff.
 */
export const warnAccount = defineCallable('warnAccount', {
  access: 'admin-act',
  options: { secrets: mailSecrets },
  deps: (): WarnDeps => ({ auth: authentication(), ...mailDeps() }),
  handler: async ({ db, input: { uid, reason, requestId }, caller, now }, { auth, ...deps }) => {
    await requireOtherAccount(auth, caller, uid);
    const id = `warning-${requestId}`;
    const reader = await db.runTransaction(async (tx) => {
      const [warned, isRepeated] = await Promise.all([
        readReader(tx, db, uid),
        tx.get(auditLog(db).doc(id)).then(({ exists }) => exists),
      ]);
      if (warned === null) throw new AppError('not-found', 'There is no such account');
      if (isRepeated) return warned;
      const draft = { id, kind: KIND, data: { notes: reason }, link: '/contact' } as const;
      notify(tx, db, warned, draft, now);
      const target = users(db).doc(uid).path;
      const entry = { at: now, act: KIND, by: caller.uid, target, note: reason } as const;
      audit(tx, db, { ...entry, concerns: [uid] }, id);
      return warned;
    });
    await mailNotification({ db, now, ...deps }, reader, {
      kind: KIND,
      about: requestId,
      content: {
        subject: NOTIFICATION_TITLES[KIND],
        parts: [
          withReason(ACCOUNT_WARNED, reason),
          'Think this is a mistake? Contact us.',
          ...actionAt(deps.siteUrl, '/contact', 'Contact us'),
        ],
      },
    });
    return { warned: true };
  },
});
