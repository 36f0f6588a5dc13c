import { PROFILE_PICTURE } from '@hearthkin/domain/account/profile-files';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { SYSTEM_SENDER } from '@hearthkin/domain/messaging/conversation';
import { type ReportPlace, targetOf } from '@hearthkin/domain/safety/report';
import { reportFolder } from '@hearthkin/domain/safety/report-pictures';
import { REPORT_REASONS } from '@hearthkin/domain/safety/report-reasons';
import { mailDeps, mailSecrets, supportAddress } from '../mail/mail-params';
import { mailTeam, type TeamMailDeps } from '../mail/mail-team';
import { defineCallable } from '../platform/callable';
import { caseNumberOf } from '../platform/case-number';
import { sentPictures, withFiles } from '../platform/files/sent-pictures';
import { readUpload } from '../platform/files/storage';
import { countAttempt } from '../platform/rate-limit';
import { ownReports, reports } from '../platform/records/collections';
import { pageStaff } from '../staff/page-staff';
import { dangerMail } from './safety-mails';
import { openReportsOn } from './safety-queries';
import { whatIsReported } from './what-is-reported';

/**
 * Reports something to staff, with what was reported as stored on the server. The reporter gets a number, and
 * the reported person learns nothing. A repeated call answers the same number.
 * @throws AppError `not-found` for what the caller can't see, `forbidden` for anything of their own (except stories, whose
 * author stays unknown), `already-reported` while a report of theirs about it is open that is as
 * urgent, `rate-limited`; as `sentPictures`.
 */
export const fileReport = defineCallable('fileReport', {
  access: {
    for: 'person',
    standing: 'active',
    why: 'Our team alone reads it, and everyone may need it.',
  },
  secrets: mailSecrets,
  deps: (): TeamMailDeps => ({ ...mailDeps(), supportEmail: supportAddress() }),
  handler: async ({ db, caller: { uid }, input, now }, deps) => {
    const { requestId, place, reason, details, pictures } = input;
    const ref = reports(db).doc(requestId);
    const number = `R-${caseNumberOf(requestId)}`;
    const former = await ref.get();
    const { severity } = REPORT_REASONS[reason];
    const pointTeam = async () => {
      if (severity > 0) return;
      pageStaff('report');
      const mailTo = (address: string) => dangerMail(address, deps.siteUrl);
      await mailTeam(deps, { kind: 'report-danger', id: requestId, mailTo });
    };
    if (former.exists) {
      if (former.get('reporterId') !== uid)
        throw new AppError('already-exists', 'That id is taken');
      // The first call may have ended before the email.
      await pointTeam();
      return { number };
    }
    await countAttempt(db, 'reports', uid, now);
    const found = await whatIsReported(db, place, uid);
    if (found.reportedId === uid) throw new AppError('forbidden', 'That is their own');
    if (found.reportedId === SYSTEM_SENDER) throw new AppError('not-found');
    const target = targetOf(place);
    const sent = await sentPictures(pictures);
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
        const { docs: open } = await tx.get(openReportsOn(db, uid, target));
        // A graver one isn't held back by what waits behind it.
        if (open.some((doc) => doc.data().severity <= severity)) {
          throw new AppError('already-reported', 'Their last report about it is open');
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
          tellAt: null,
        });
        const own = { number, kind: place.kind, reason, details, createdAt: now, answered: null };
        tx.create(ownReports(db, uid).doc(requestId), own);
      }),
    );
    await pointTeam();
    return { number };
  },
});

/** A reported photo: its owner may replace it, which deletes it. Null for pictures of the site, videos, and what is gone. */
async function photoOf(place: ReportPlace): Promise<Buffer | null> {
  if (place.kind !== 'photo' || !place.photo.startsWith('profiles/')) return null;
  const file = await readUpload(place.photo, PROFILE_PICTURE);
  return typeof file === 'string' ? null : file.bytes;
}
