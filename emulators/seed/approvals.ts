import { afterQuiz, NO_TRAINING } from '@hearthkin/domain/companion/training';
import { FIRST_LESSONS, type LessonId } from '@hearthkin/domain/companion/training-lessons';
import { WEEKDAYS } from '@hearthkin/domain/foundation/weekdays';
import type { IdentityCheck } from '@hearthkin/domain/verification/identity-check';
import type { Firestore } from 'firebase-admin/firestore';
import { colleagueAccount, type SampleAccount } from './accounts';
import { sampleApplication, sampleBackgroundCheck } from './applications';
import { sampleAuditLog } from './audit-log';
import { SAMPLE_EMAILS } from './sign-ins';

/** Identity checks, document reviews and applications of the sample companions, with their log entries, and the rota. */
export async function writeApprovals(
  db: Firestore,
  accounts: readonly SampleAccount[],
  now: Date,
): Promise<void> {
  const batch = db.batch();
  for (const account of accounts) {
    const { uid, user } = account;
    const application = sampleApplication(account, colleagueAccount(now).uid);
    if (application !== null) batch.set(db.doc(`applications/${uid}`), application);
    const check = sampleBackgroundCheck(account);
    if (check !== null) batch.set(db.doc(`backgroundChecks/${uid}`), check);
    if (user.userType === 'earner') {
      // Two more of six lessons for the companion whose sign-in the README names.
      const isNamed = user.email === SAMPLE_EMAILS.companion;
      const passed: LessonId[] = [
        ...(isNamed ? (['listening', 'boundaries'] as const) : []),
        ...FIRST_LESSONS,
      ];
      const training = passed.reduce(
        (before, lesson) => afterQuiz(before, lesson, true, user.createdAt),
        NO_TRAINING,
      );
      batch.set(db.doc(`trainings/${uid}`), training);
    }
    const { verification, createdAt } = user;
    const review = {
      submittedAt: createdAt,
      reviewedAt: createdAt,
      reviewedBy: colleagueAccount(now).uid,
      notes: '',
    };
    if (!['verified', 'not_started'].includes(verification.verificationStatus)) continue;
    batch.set(db.doc(`verifications/${uid}`), {
      ...verification,
      ...(verification.isVerified ? review : {}),
      identityCheck: passedCheck(createdAt),
    });
  }
  for (const { id, data } of sampleAuditLog(accounts, colleagueAccount(now).uid)) {
    batch.set(db.doc(`auditLog/${id}`), data);
  }
  // One of the staff is always on duty.
  const hours = Object.fromEntries(
    WEEKDAYS.map((day) => [day, [{ start: '00:00', end: '24:00' }]]),
  );
  const duty = { by: colleagueAccount(now).uid, hours, timeZone: 'America/New_York' };
  batch.set(db.doc('staffDesk/rota'), { entries: [duty] });
  await batch.commit();
}

function passedCheck(checkedAt: Date): IdentityCheck {
  return {
    status: 'passed',
    confidence: 97,
    reason: null,
    attempts: 1,
    unclearAttempts: 0,
    provider: 'built-in',
    checkedAt,
  };
}
