import { createHash, randomUUID } from 'node:crypto';
import { AppError } from '@hearthkin/domain/errors';
import { SYSTEM_SENDER } from '@hearthkin/domain/messaging/conversation';
import { type ReportPlace, targetOf } from '@hearthkin/domain/safety/report';
import { reportFolder } from '@hearthkin/domain/safety/report-pictures';
import { REPORT_REASONS } from '@hearthkin/domain/safety/report-reasons';
import { DOCUMENT_MAX_BYTES } from '@hearthkin/domain/verification/documents';
import { defineCallable } from '../core/callable';
import { ownReports, reports, users } from '../core/collections';
import { logger } from '../core/logger';
import { mailDeps, mailSecrets, supportAddress } from '../core/mail-params';
import { countAttempt } from '../core/rate-limit';
import { PICTURE_OPTIONS, withPictures } from '../core/sent-pictures';
import { deleteFile, readFile, saveFile } from '../core/storage';
import type { AlarmDeps } from './raise';
import { dangerMail } from './safety-mails';
import { openReportOn } from './safety-queries';
import { whatIsReported } from './what-is-reported';

type ReportDeps = Pick<AlarmDeps, 'queue' | 'siteUrl' | 'supportEmail'>;

/**
 * Reports something to staff, with what was reported as stored on the server. The reporter gets a number, and
 * the reported person learns nothing. A repeated call answers the same number.
 * @throws AppError `not-found` for what the caller can't see, `forbidden` for anything of their own and without an active
 * account, `already-exists` while their last report about it is open, `rate-limited`; as `withPictures`.
 */
export const fileReport = defineCallable('fileReport', {
  access: 'signed-in',
  options: { secrets: mailSecrets, ...PICTURE_OPTIONS },
  deps: (): ReportDeps => ({ ...mailDeps(), supportEmail: supportAddress() }),
  handler: async ({ db, caller: { uid }, input, now }, deps) => {
    const { requestId, place, reason, details, pictures } = input;
    const ref = reports(db).doc(requestId);
    const number = numberOf(requestId);
    const [former, account] = await Promise.all([ref.get(), users(db).doc(uid).get()]);
    if (former.exists) {
      if (former.get('reporterId') === uid) return { number };
      throw new AppError('already-exists', 'That id is taken');
    }
    if (account.get('accountStatus') !== 'active') throw new AppError('forbidden');
    await countAttempt(db, 'reports', uid, now);
    const found = await whatIsReported(db, place, uid);
    if (found.reportedId === uid) throw new AppError('forbidden', 'That is their own');
    if (found.reportedId === SYSTEM_SENDER) throw new AppError('not-found');
    const target = targetOf(place);
    const { severity } = REPORT_REASONS[reason];
    const files = {
      pictures,
      pathOf: (name: string) => `${reportFolder(requestId)}${name}`,
      named: async () => (await ref.get()).data()?.pictures ?? [],
    };
    const store = (paths: string[], photo: string | null) =>
      db.runTransaction(async (tx) => {
        if (!(await tx.get(openReportOn(db, uid, target))).empty) {
          throw new AppError('already-exists', 'Their last report about it is open');
        }
        tx.create(ref, {
          number,
          place,
          target,
          reporterId: uid,
          reportedId: found.reportedId,
          reason,
          severity,
          details,
          pictures: paths,
          facts: [...found.facts],
          messages: [...found.messages],
          photo,
          status: 'open',
          createdAt: now,
          decision: null,
        });
        const own = { number, kind: place.kind, reason, details, createdAt: now, answered: null };
        tx.create(ownReports(db, uid).doc(requestId), own);
      });
    await withPictures(files, (paths) =>
      withCopyOfPhoto(place, requestId, (photo) => store(paths, photo)),
    );
    if (severity === 0) await tellTeam(requestId, deps);
    return { number };
  },
});

/** A short number that follows from the id: 40 bits of a hash, so two are hardly ever the same. */
function numberOf(reportId: string): string {
  const digits = createHash('sha256').update(reportId).digest('hex').slice(0, 10).toUpperCase();
  return `R-${digits.slice(0, 5)}-${digits.slice(5)}`;
}

/**
 * With a copy of a reported photo, since its owner may replace it, which deletes it. Pictures of the site, videos and what
 * is gone have none.
 */
async function withCopyOfPhoto(
  place: ReportPlace,
  reportId: string,
  act: (photo: string | null) => Promise<void>,
): Promise<void> {
  const isCopied = place.kind === 'photo' && place.photo.startsWith('profiles/');
  const bytes = isCopied ? await readFile(place.photo, DOCUMENT_MAX_BYTES) : null;
  if (bytes === null || bytes === 'too-large') return act(null);
  const path = `${reportFolder(reportId)}${randomUUID()}`;
  await saveFile(path, bytes, 'application/octet-stream');
  try {
    await act(path);
  } catch (error) {
    await deleteFile(path);
    throw error;
  }
}

/** The queue of staff counts: an email that isn't sent loses nothing. */
async function tellTeam(reportId: string, { queue, siteUrl, supportEmail }: ReportDeps) {
  if (supportEmail === '') return;
  const mail = dangerMail(supportEmail, siteUrl);
  const kind = 'report-danger';
  await queue
    .add({ key: `${kind}/${reportId}`, kind, uid: 'support', mail })
    .catch((error: unknown) =>
      logger.error('An email about danger could not be queued', { error: String(error) }),
    );
}
