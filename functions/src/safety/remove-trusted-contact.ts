import { mailDeps, mailSecrets } from '../mail/mail-params';
import { tellOwner } from '../mail/tell-owner';
import { defineCallable } from '../platform/callable';
import { trustedContact, users } from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';

/** Removes the caller's trusted contact; their links stop working. Without one it does nothing. */
export const removeTrustedContact = defineCallable('removeTrustedContact', {
  access: { for: 'person', standing: 'any', why: 'Anyone may remove theirs.', fresh: true },
  secrets: mailSecrets,
  deps: mailDeps,
  handler: async ({ db, caller: { uid }, now }, deps) => {
    const [contact, account] = await Promise.all([
      trustedContact(db, uid).get(),
      users(db).doc(uid).get(),
    ]);
    const owner = dataOf(account);
    if (contact.exists) {
      await contact.ref.delete();
      if (owner !== null) await tellOwner(deps, { uid, ...owner }, 'no-trusted-contact', now);
    }
    return { removed: true };
  },
});
