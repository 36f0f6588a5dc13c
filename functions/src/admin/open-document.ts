import { profilePictureType } from '@hearthkin/domain/account/profile-files';
import type { OpenedDocument } from '@hearthkin/domain/admin/open-document';
import { picturesOf } from '@hearthkin/domain/booking/claim';
import { bookingOfPicture } from '@hearthkin/domain/booking/claim-pictures';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { reportOfFile } from '@hearthkin/domain/safety/report-pictures';
import { DOCUMENT_MAX_BYTES } from '@hearthkin/domain/verification/documents';
import { isPdf } from '@hearthkin/domain/verification/picture-type';
import { partsOfPath } from '@hearthkin/domain/verification/private-path';
import type { Firestore } from 'firebase-admin/firestore';
import { defineCallable } from '../platform/callable';
import { requireOther, requireStaff } from '../platform/caller';
import { readUpload } from '../platform/files/storage';
import { requireNoCaseWith } from '../platform/people/opponents';
import { countAttempt } from '../platform/rate-limit';
import { claims, reports } from '../platform/records/collections';
import { peopleOfReport } from '../safety/people-of-report';
import { audit } from '../staff/audit';

/**
 * Gives the caller the content of their own document or identity photo, and of the pictures that a claim
 * of a booking of theirs names; and staff those of others, and what reports keep, which is logged. The Storage rules refuse
 * every read of such files: it would leave no trace, and give a download address that never expires.
 * @throws AppError as `requireStaff`; `forbidden` to staff for what a report about or by themselves keeps, and
 * as `requireNoCaseWith`; `rate-limited`; `not-found` for a file that is missing, too
 * large, or neither a picture nor a PDF, and for a picture that no claim names.
 */
export const openDocument = defineCallable('openDocument', {
  // During sign-up there is no account yet.
  access: {
    for: 'person',
    standing: 'newcomer',
    why: 'A sign-up shows its pictures.',
    orStaff: true,
  },
  handler: async ({ db, input: { path }, caller, now: at }) => {
    const { owners, people, concerns, target, note } = await aboutFile(db, path);
    const isOwn = owners.includes(caller.uid);
    if (isOwn) {
      await countAttempt(db, 'openedDocuments', caller.uid, at);
    } else {
      requireStaff(caller);
      requireOther(caller, ...people);
      await requireNoCaseWith(db, caller, people);
    }
    const file = target === null ? 'missing' : await readUpload(path, OPENED_FILE);
    if (target === null || typeof file === 'string') {
      throw new AppError('not-found', 'There is no such document');
    }
    if (!isOwn) {
      const by = caller.uid;
      await db.runTransaction(async (tx) => {
        audit(tx, db, { at, act: 'document-opened', by, target, note, concerns });
      });
    }
    return { contentType: file.type, base64: file.bytes.toString('base64') };
  },
});

/** The people who may see a file without being staff, those it is about, and its entry in the log. Without a target there is no file. */
async function aboutFile(db: Firestore, path: string) {
  const reportId = reportOfFile(path);
  if (reportId !== null) {
    const ref = reports(db).doc(reportId);
    const report = (await ref.get()).data();
    const named = report === undefined ? [] : [...report.pictures, report.photo];
    // The reported person must not learn of it, not even from a download.
    const concerns = report?.pictures.includes(path) ? [report.reporterId] : [];
    const target = named.includes(path) ? ref.path : null;
    // Not even the reporter opens them again.
    const people = await peopleOfReport(db, reportId);
    return { owners: [], people, concerns, target, note: 'report' };
  }
  const bookingId = bookingOfPicture(path);
  if (bookingId === null) {
    const { uid, folder } = partsOfPath(path);
    const owners = [uid];
    const target = `verifications/${uid}`;
    return { owners, people: owners, concerns: owners, target, note: folder };
  }
  const ref = claims(db).doc(bookingId);
  const claim = (await ref.get()).data();
  const isNamed = claim !== undefined && picturesOf(claim).includes(path);
  const owners = claim === undefined ? [] : [claim.spenderId, claim.earnerId];
  const target = isNamed ? ref.path : null;
  return { owners, people: owners, concerns: owners, target, note: 'picture' };
}

const OPENED_FILE = {
  maxBytes: DOCUMENT_MAX_BYTES,
  typeOf: (head: Uint8Array): OpenedDocument['contentType'] | null =>
    profilePictureType(head) ?? (isPdf(head) ? 'application/pdf' : null),
};
