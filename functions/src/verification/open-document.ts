import { picturesOf } from '@hearthkin/domain/booking/claim';
import { bookingOfPicture } from '@hearthkin/domain/booking/claim-pictures';
import { AppError } from '@hearthkin/domain/errors';
import { DOCUMENT_MAX_BYTES } from '@hearthkin/domain/verification/documents';
import type { OpenedDocument } from '@hearthkin/domain/verification/open-document';
import { fileKind, isPdf } from '@hearthkin/domain/verification/picture-type';
import { partsOfPath } from '@hearthkin/domain/verification/private-path';
import type { Firestore } from 'firebase-admin/firestore';
import { audit } from '../admin/audit';
import { defineCallable } from '../core/callable';
import { requireStaff } from '../core/caller';
import { claims } from '../core/collections';
import { countAttempt } from '../core/rate-limit';
import { readFile } from '../core/storage';

/**
 * Gives the caller the content of their own document or identity photo, and of the pictures that a claim
 * of a booking of theirs names; and staff those of others, which is logged. The Storage rules refuse
 * every read of such files: it would leave no trace, and give a download address that never expires.
 * @throws AppError as `requireStaff`; `rate-limited`; `not-found` for a file that is missing, too
 * large, or neither a picture nor a PDF, and for a picture that no claim names.
 */
export const openDocument = defineCallable('openDocument', {
  // During sign-up there is no account yet.
  access: 'signed-in',
  handler: async ({ db, input: { path }, caller, now: at }) => {
    const { owners, target, note } = await aboutFile(db, path);
    const isOwn = owners.includes(caller.uid);
    if (isOwn) await countAttempt(db, 'openedDocuments', caller.uid, at);
    else requireStaff(caller);
    const file = target === null ? null : await readFile(path, DOCUMENT_MAX_BYTES);
    const contentType = file === null || file === 'too-large' ? null : typeOf(file);
    if (target === null || file === null || file === 'too-large' || contentType === null) {
      throw new AppError('not-found', 'There is no such document');
    }
    if (!isOwn) {
      const by = caller.uid;
      await db.runTransaction(async (tx) => {
        audit(tx, db, { at, act: 'document-opened', by, target, note, concerns: owners });
      });
    }
    return { contentType, base64: file.toString('base64') };
  },
});

/** Who may see a file without being staff, and what the log says of it. Without a target there is none. */
async function aboutFile(db: Firestore, path: string) {
  const bookingId = bookingOfPicture(path);
  if (bookingId === null) {
    const { uid, folder } = partsOfPath(path);
    return { owners: [uid], target: `verifications/${uid}`, note: folder };
  }
  const ref = claims(db).doc(bookingId);
  const claim = (await ref.get()).data();
  const isNamed = claim !== undefined && picturesOf(claim).includes(path);
  const owners = claim === undefined ? [] : [claim.spenderId, claim.earnerId];
  return { owners, target: isNamed ? ref.path : null, note: 'picture' };
}

/** By its first bytes: the declared type is its owner's word. */
function typeOf(file: Uint8Array): OpenedDocument['contentType'] | null {
  const kind = fileKind(file);
  if (kind === 'image/jpeg' || kind === 'image/png') return kind;
  return isPdf(file) ? 'application/pdf' : null;
}
