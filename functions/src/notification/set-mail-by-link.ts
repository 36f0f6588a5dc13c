import { AppError } from '@hearthkin/domain/foundation/errors';
import type { Firestore } from 'firebase-admin/firestore';
import { mailLinkKey } from '../mail/mail-params';
import { defineCallable } from '../platform/callable';
import { countAttempt } from '../platform/rate-limit';
import { notificationSettings, users } from '../platform/records/collections';
import { type MailLink, readMailLink } from './mail-link';

/** Enough for a household that follows the links of all its emails. */
/**
 * Mutes or unmutes the emails of a link's topic, without sign-in. The answer doesn't reveal whose
 * they are. A repeated call gets the same answer.
 * @throws AppError `rate-limited`, or `token-invalid` for a forged link or a deleted account.
 */
export const setMailByLink = defineCallable('setMailByLink', {
  access: 'anyone',
  secrets: [mailLinkKey],
  deps: (): string => mailLinkKey.value(),
  handler: async ({ input: { token, wanted }, network, now, db }, linkKey) => {
    await countAttempt(db, 'mailLinks', network, now);
    const link = readMailLink(token, linkKey);
    if (link === null || !(await setMail(db, link, wanted))) throw new AppError('token-invalid');
    return { topic: link.topic, wanted };
  },
});

/** @returns false without an account. */
function setMail(db: Firestore, { uid, topic }: MailLink, wanted: boolean): Promise<boolean> {
  const ref = notificationSettings(db, uid);
  return db.runTransaction(async (tx) => {
    const [account, found] = await Promise.all([tx.get(users(db).doc(uid)), tx.get(ref)]);
    if (!account.exists) return false;
    const { inApp, mail } = found.data() ?? { inApp: [], mail: [] };
    if (mail.includes(topic) === wanted) {
      const others = mail.filter((muted) => muted !== topic);
      tx.set(ref, { inApp, mail: wanted ? others : [...others, topic] });
    }
    return true;
  });
}
