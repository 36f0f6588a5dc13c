import { isIdentityChecked, levelOf } from '@hearthkin/domain/account/level';
import { documentPath } from '@hearthkin/domain/companion/onboarding';
import { IDENTITY_EXPIRED, identityEnding } from '@hearthkin/domain/news/words';
import { endedIdentity } from '@hearthkin/domain/verification/identity-term';
import { deleteIdentityPhotos } from '../identity/delete-identity-photos';
import { mailDay } from '../mail/mail-time';
import { defineTermSweep } from '../notification/term-sweep';
import { missingData, setListed } from '../platform/people/listed-in';
import { users, verifications } from '../platform/records/collections';
import { dueIdentityChecks } from './verification-queries';

/**
 * Tells people 30 days before what was checked of them ends, and takes badge and level when it has, which unlists a
 * companion. What is booked stays.
 */
export const endIdentityChecks = defineTermSweep('endIdentityChecks', {
  due: dueIdentityChecks,
  dueAtOf: ({ identityTerm }) => identityTerm?.dueAt ?? null,
  fault: 'An identity check could not be ended',
  // The next check takes new ones: those of the one that ends would pass again.
  beforeEnd: deleteIdentityPhotos,
  step: ({ tx, db, uid, stored, listing, reader, now }) => {
    const term = stored?.identityTerm;
    if (!stored || term === undefined || term.dueAt === null || term.dueAt > now) return null;
    const ref = verifications(db).doc(uid);
    if (reader === null || !isIdentityChecked(stored)) {
      // It was refused or taken back in the meantime, or it goes with its account.
      const { identityTerm: _, ...review } = stored;
      tx.set(ref, review);
      return null;
    }
    const { endsAt } = term;
    if (endsAt > now) {
      return {
        outcome: 'told',
        endsAt,
        write: () => {
          tx.set(ref, { ...stored, identityTerm: { ...term, dueAt: endsAt } });
          return {};
        },
      };
    }
    return {
      outcome: 'ended',
      endsAt,
      write: () => {
        const ended = endedIdentity(stored, term);
        const { isVerified, verificationStatus } = ended;
        const verification = { isVerified, verificationStatus };
        tx.set(ref, ended);
        tx.update(users(db).doc(uid), { verification, level: levelOf(reader.account, ended) });
        return missingData(setListed(tx, listing, { ...reader.account, verification }));
      },
    };
  },
  told: {
    kind: 'identity-ending',
    sentence: (instant, now, { account: { clock } }) =>
      identityEnding(mailDay({ instant, timeZone: 'UTC', clock, now })),
  },
  ended: { kind: 'identity-expired', sentence: IDENTITY_EXPIRED },
  link: [documentPath(undefined), 'Check your identity'],
});
