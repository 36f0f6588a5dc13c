import { randomBytes } from 'node:crypto';
import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import { REMEMBER_MS } from '@hearthkin/domain/safety/remembered-people';
import { FieldValue } from 'firebase-admin/firestore';
import type { Actor } from '../support/actors';
import { adminAuth, adminDb, put, putFile } from '../support/admin';
import { identityCheck, newId } from '../support/builders';
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
    put(`profiles/${uid}`, card),
    // Whom they blocked has left.
    put(`rememberedPeople/${newId('hash')}`, {
      bannedAt: null,
      blockedBy: [uid],
      expireAt: new Date(now.getTime() + REMEMBER_MS),
    }),
    put(`verifications/${uid}`, {
      isVerified: true,
      verificationStatus: 'verified',
      reviewedAt: now,
      reviewedBy: 'a-reviewer',
      notes: 'All fine.',
      identityCheck: identityCheck({
        status: 'passed',
        confidence: 97,
        reason: null,
        checkedAt: now,
      }),
    }),
    put(`users/${uid}/notifications/first`, {
      kind: 'booking-requested',
      data: { otherName: 'Someone' },
      link: '/my-bookings',
      createdAt: now,
      readAt: null,
    }),
    put(`auditLog/${newId('entry')}`, {
      at: now,
      act: 'verification-verified',
      kind: 'decision',
      by: 'a-reviewer',
      target: `verifications/${uid}`,
      note: words,
      concerns: [uid],
    }),
    put(`contactMessages/${newId('message')}`, {
      name: 'Someone',
      email,
      subject: 'A question',
      severity: 1,
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
    put('staffDesk/rota', {
      entries: [{ by: uid, hours: { mon: [{ start: '08:00', end: '12:00' }] }, timeZone: 'UTC' }],
    }),
    put(`ageDoubts/${uid}`, { at: now, expireAt: now }),
    put(`faceTemplates/${uid}`, {
      uid,
      model: 'test',
      template: FieldValue.vector([0, 1]),
      at: now,
    }),
    put(`sharedFaces/${uid}`, { people: ['a'], accepted: [], isAnother: false, isClosed: false }),
    put(`sharedFaces/${newId('other')}`, {
      people: [uid],
      accepted: [uid],
      isAnother: false,
      isClosed: false,
    }),
    put(`suspensions/${uid}`, { at: now, reason: words, completedAt: now }),
    put(`users/${uid}/settings/notifications`, { inApp: [], mail: ['payouts'] }),
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
    put(`emailChanges/${newId('hash')}`, { ...link, email: `new-${email}`, oldEmail: email }),
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
