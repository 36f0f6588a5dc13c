import { randomBytes } from 'node:crypto';
import { DAY_MS } from '@hearthkin/domain/durations';
import { REMEMBER_MS } from '@hearthkin/domain/safety/remembered-people';
import { FieldValue } from 'firebase-admin/firestore';
import type { Actor } from '../support/actors';
import { adminAuth, adminDb, putFile } from '../support/admin';
import { newId } from '../support/builders';
import { mailedToken } from './password-reset-functions';

/** The documents and files that everyone has, with words of theirs. */
export async function addTraces(
  person: Actor,
  { card, words, now }: { readonly card: object; readonly words: string; readonly now: Date },
): Promise<void> {
  const { uid, email } = person;
  const soon = new Date(now.getTime() + DAY_MS);
  const link = { uid, email, createdAt: now, expiresAt: soon, usedAt: null, expireAt: soon };
  await Promise.all([
    adminAuth.updateUser(uid, {
      phoneNumber: `+1555${randomBytes(4).readUInt32BE() % 1e7}`.padEnd(12, '0'),
    }),
    adminDb.doc(`profiles/${uid}`).set(card),
    // Whom they blocked has left.
    adminDb
      .doc(`rememberedPeople/${newId('hash')}`)
      .set({ bannedAt: null, blockedBy: [uid], expireAt: new Date(now.getTime() + REMEMBER_MS) }),
    adminDb.doc(`verifications/${uid}`).set({
      isVerified: true,
      verificationStatus: 'verified',
      reviewedAt: now,
      reviewedBy: 'a-reviewer',
      notes: 'All fine.',
      identityCheck: {
        status: 'passed',
        confidence: 97,
        reason: null,
        attempts: 1,
        unclearAttempts: 0,
        provider: 'built-in',
        checkedAt: now,
      },
    }),
    adminDb.doc(`users/${uid}/notifications/first`).set({
      kind: 'booking-requested',
      data: { otherName: 'Someone' },
      link: '/my-bookings',
      createdAt: now,
      readAt: null,
    }),
    adminDb.doc(`auditLog/${newId('entry')}`).set({
      at: now,
      act: 'verification-verified',
      kind: 'decision',
      by: 'a-reviewer',
      target: `verifications/${uid}`,
      note: words,
      concerns: [uid],
    }),
    adminDb.doc(`contactMessages/${newId('message')}`).set({
      name: 'Someone',
      email,
      subject: 'A question',
      message: words,
      uid,
      status: 'answered',
      answer: words,
      createdAt: now,
      decidedAt: now,
      decidedBy: 'a-reviewer',
      expireAt: soon,
    }),
    // The person's documents, and what they had taken as one of the staff.
    adminDb.doc('staffDesk/assignments').set(
      {
        entries: FieldValue.arrayUnion(
          { queue: 'verifications', id: uid, by: 'a-reviewer', at: now },
          { queue: 'messages', id: 'a-message', by: uid, at: now },
        ),
      },
      { merge: true },
    ),
    adminDb.doc('staffDesk/rota').set({
      entries: [{ by: uid, hours: { mon: [{ start: '08:00', end: '12:00' }] }, timeZone: 'UTC' }],
    }),
    adminDb.doc(`ageDoubts/${uid}`).set({ at: now, expireAt: now }),
    adminDb.doc(`faceTemplates/${uid}`).set({
      uid,
      model: 'test',
      template: FieldValue.vector([0, 1]),
      at: now,
    }),
    adminDb.doc(`sharedFaces/${uid}`).set({ people: ['a'], accepted: [], isAnother: false }),
    adminDb
      .doc(`sharedFaces/${newId('other')}`)
      .set({ people: [uid], accepted: [uid], isAnother: false }),
    adminDb.doc(`suspensions/${uid}`).set({ at: now, reason: words, completedAt: now }),
    adminDb.doc(`users/${uid}/settings/notifications`).set({ inApp: [], mail: ['payouts'] }),
    adminDb.collection('mailLog').add({
      kind: 'welcome',
      uid,
      outcome: 'sent',
      sender: 'primary',
      problem: null,
      at: now,
      expireAt: soon,
    }),
    mailedToken(person),
    adminDb
      .doc(`emailChanges/${newId('hash')}`)
      .set({ ...link, email: `new-${email}`, oldEmail: email }),
    ...filesOf(uid).map((path) => putFile(path, 'picture')),
  ]);
}

/** The files of each person. */
export function filesOf(uid: string): string[] {
  return [
    `profiles/${uid}/photo/front.png`,
    `uploads/${uid}/video`,
    `verification/${uid}/selfie/photo`,
    `claims/${uid}/a-booking/one.jpg`,
  ];
}
