import { AppError } from '@hearthkin/domain/errors';
import { SYSTEM_SENDER } from '@hearthkin/domain/messaging/conversation';
import { type ReportPlace, targetOf } from '@hearthkin/domain/safety/report';
import { reportFolder } from '@hearthkin/domain/safety/report-pictures';
import { REPORT_REASONS } from '@hearthkin/domain/safety/report-reasons';
import { DOCUMENT_MAX_BYTES } from '@hearthkin/domain/verification/documents';
import { defineCallable } from '../core/callable';
import { caseNumberOf } from '../core/case-number';
import { ownReports, reports, users } from '../core/collections';
import { logger } from '../core/logger';
import { mailDeps, mailSecrets, supportAddress } from '../core/mail-params';
import { countAttempt } from '../core/rate-limit';
import { PICTURE_OPTIONS, sentPictures, withFiles } from '../core/sent-pictures';
import { readFile } from '../core/storage';
import type { AlarmDeps } from './raise';
import { dangerMail } from './safety-mails';
import { openReportOn } from './safety-queries';
import { whatIsReported } from './what-is-reported';

type ReportDeps = Pick<AlarmDeps, 'queue' | 'siteUrl' | 'supportEmail'>;

/**
 * Reports something to staff, with what was reported as stored on the server. The reporter gets a number, and
 * the reported person learns nothing. A repeated call answers the same number.
 * @throws AppError `not-found` for what the caller can't see, `forbidden` for anything of their own and without an active
 * account, `already-exists` while their last report about it is open, `rate-limited`; as `sentPictures`.
 */
export const fileReport = defineCallable('fileReport', {
  access: 'signed-in',
  options: { secrets: mailSecrets, ...PICTURE_OPTIONS },
  deps: (): ReportDeps => ({ ...mailDeps(), supportEmail: supportAddress() }),
  handler: async ({ db, caller: { uid }, input, now }, deps) => {
    const { requestId, place, reason, details, pictures } = input;
    const ref = reports(db).doc(requestId);
    const number = `R-${caseNumberOf(requestId)}`;
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
    const sent = sentPictures(pictures);
    const copied = await photoOf(place);
    const files = {
      files: copied === null ? sent : [...sent, copied],
      pathOf: (name: string) => `${reportFolder(requestId)}${name}`,
      named: async () => {
        const stored = (await ref.get()).data();
        return stored === undefined ? [] : [...stored.pictures, stored.photo];
      },
    };
    await withFiles(files, (paths) =>
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
          pictures: paths.slice(0, sent.length),
          facts: [...found.facts],
          messages: [...found.messages],
          photo: paths[sent.length] ?? null,
          status: 'open',
          createdAt: now,
          decision: null,
        });
        const own = { number, kind: place.kind, reason, details, createdAt: now, answered: null };
        tx.create(ownReports(db, uid).doc(requestId), own);
      }),
    );
    if (severity === 0) await tellTeam(requestId, deps);
    return { number };
  },
});

/** A reported photo: its owner may replace it, which deletes it. Pictures of the site, videos and what is gone have none. */
async function photoOf(place: ReportPlace): Promise<Buffer | null> {
  if (place.kind !== 'photo' || !place.photo.startsWith('profiles/')) return null;
  const bytes = await readFile(place.photo, DOCUMENT_MAX_BYTES);
  return bytes === 'too-large' ? null : bytes;
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
