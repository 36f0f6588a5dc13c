import { AppError } from '@hearthkin/domain/errors';
import { DOCUMENT_MAX_BYTES } from '@hearthkin/domain/verification/documents';
import type { OpenedDocument } from '@hearthkin/domain/verification/open-document';
import { fileKind, isPdf } from '@hearthkin/domain/verification/picture-type';
import { partsOfPath } from '@hearthkin/domain/verification/private-path';
import { audit } from '../admin/audit';
import { requireOther } from '../admin/require-other';
import { defineCallable } from '../core/callable';
import { readFile } from '../core/storage';

/**
 * Gives staff the content of another person's document or identity photo, and logs who opened whose. The
 * rules of Storage let only the owner read such files: reading there would leave no trace, and an
 * address that opens the file for ever.
 * @throws AppError `forbidden` for one's own, `not-found` for a file that is missing, too large, or
 * neither a picture nor a PDF.
 */
export const openDocument = defineCallable('openDocument', {
  access: 'admin-act',
  options: { memory: '512MiB' },
  handler: async ({ db, input: { path }, caller, now: at }) => {
    const { uid, folder } = partsOfPath(path);
    requireOther(caller, uid);
    const file = await readFile(path, DOCUMENT_MAX_BYTES);
    const contentType = file === null || file === 'too-large' ? null : typeOf(file);
    if (file === null || file === 'too-large' || contentType === null) {
      throw new AppError('not-found', 'There is no such document');
    }
    await db.runTransaction(async (tx) => {
      const target = `verifications/${uid}`;
      audit(tx, db, {
        at,
        act: 'document-opened',
        by: caller.uid,
        target,
        note: folder,
        concerns: [uid],
      });
    });
    return { contentType, base64: file.toString('base64') };
  },
});

/** By its first bytes: the declared type is its owner's word. */
function typeOf(file: Uint8Array): OpenedDocument['contentType'] | null {
  const kind = fileKind(file);
  if (kind === 'image/jpeg' || kind === 'image/png') return kind;
  return isPdf(file) ? 'application/pdf' : null;
}
