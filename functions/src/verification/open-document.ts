import { AppError } from '@hearthkin/domain/errors';
import { DOCUMENT_MAX_BYTES } from '@hearthkin/domain/verification/documents';
import type { OpenedDocument } from '@hearthkin/domain/verification/open-document';
import { fileKind, isPdf } from '@hearthkin/domain/verification/picture-type';
import { partsOfPath } from '@hearthkin/domain/verification/private-path';
import { audit } from '../admin/audit';
import { defineCallable } from '../core/callable';
import { requireStaff } from '../core/caller';
import { countAttempt } from '../core/rate-limit';
import { readFile } from '../core/storage';

/**
 * Gives the caller the content of their own document or identity photo, and staff that of another
 * account, which is logged. The Storage rules refuse every read of such files: it would leave no
 * trace, and give a download address that never expires.
 * @throws AppError as `requireStaff`; `rate-limited`; `not-found` for a file that is missing, too
 * large, or neither a picture nor a PDF.
 */
export const openDocument = defineCallable('openDocument', {
  // During sign-up there is no account yet.
  access: 'signed-in',
  options: { memory: '512MiB' },
  handler: async ({ db, input: { path }, caller, now: at }) => {
    const { uid, folder } = partsOfPath(path);
    const isOwn = caller.uid === uid;
    if (isOwn) await countAttempt(db, 'openedDocuments', uid, at);
    else requireStaff(caller);
    const file = await readFile(path, DOCUMENT_MAX_BYTES);
    const contentType = file === null || file === 'too-large' ? null : typeOf(file);
    if (file === null || file === 'too-large' || contentType === null) {
      throw new AppError('not-found', 'There is no such document');
    }
    if (!isOwn) {
      const target = `verifications/${uid}`;
      const [by, concerns] = [caller.uid, [uid]];
      await db.runTransaction(async (tx) => {
        audit(tx, db, { at, act: 'document-opened', by, target, note: folder, concerns });
      });
    }
    return { contentType, base64: file.toString('base64') };
  },
});

/** By its first bytes: the declared type is its owner's word. */
function typeOf(file: Uint8Array): OpenedDocument['contentType'] | null {
  const kind = fileKind(file);
  if (kind === 'image/jpeg' || kind === 'image/png') return kind;
  return isPdf(file) ? 'application/pdf' : null;
}
