import { HOUR_MS } from '@hearthkin/domain/durations';
import { AppError } from '@hearthkin/domain/errors';
import type { Firestore } from 'firebase-admin/firestore';
import { defineCallable } from '../core/callable';
import { notificationSettings, users } from '../core/collections';
import { mailLinkKey } from '../core/mail-params';
import { countAttempt } from '../core/rate-limit';
import { type MailLink, readMailLink } from './mail-link';

/** Enough for a household that follows the links of all its mails, back and forth. */
const PER_NETWORK = { scope: 'mail-link-network', max: 60, windowMs: HOUR_MS };

/**
 * Ends the mails of the topic that a link was made for, or begins them again, without a sign-in. The
 * answer says nothing of whose they are. Asked again it answers the same.
 * @throws AppError `rate-limited`, or `token-invalid` for a link that we did not make or whose
 * account is gone.
 */
export const setMailByLink = defineCallable('setMailByLink', {
  access: 'anyone',
  options: { secrets: [mailLinkKey] },
  deps: (): string => mailLinkKey.value(),
  handler: async ({ input: { token, wanted }, network, now, db }, linkKey) => {
    await countAttempt(db, PER_NETWORK, network, now);
    const link = readMailLink(token, linkKey);
    if (link === null || !(await setMail(db, link, wanted))) throw new AppError('token-invalid');
    return { topic: link.topic, wanted };
  },
});

/** @returns false where there is no account. */
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
