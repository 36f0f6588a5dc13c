import { type Claim, newClaim } from '@hearthkin/domain/booking/claim';
import { publishedStory } from '@hearthkin/domain/community/story';
import { DAY_MS, HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { checkInId } from '@hearthkin/domain/safety/check-in';
import {
  IDENTITY_PHOTOS,
  type IdentityPhoto,
} from '@hearthkin/domain/verification/identity-reasons';
import { privatePathOf } from '@hearthkin/domain/verification/private-path';
import { newYork } from '../../functions/booking-requests';
import { beginConversation, sendMessage } from '../../functions/conversations';
import { mailedToken } from '../../functions/password-reset-functions';
import { putBooking } from '../../functions/put-booking';
import { submissionDocument } from '../../functions/story-people';
import { type Actor, makeActor, makeAdmin, makeCompanion, makeMember } from '../../support/actors';
import { adminAuth, adminDb, putFile } from '../../support/admin';
import {
  applicationDocument,
  bookingDocument,
  identityCheck,
  newId,
  newPhone,
  reportDocument,
  uploadedDocuments,
} from '../../support/builders';
import { activityDocument, eventDocument } from '../../support/community-builders';
import { checkIn } from '../../support/queue-items';

/** People and documents that inputs name. */
export interface Scene {
  readonly member: Actor;
  readonly companion: Actor;
  readonly staff: Actor;
  /** A sign-in without an account. */
  readonly newcomer: Actor;
  readonly resetToken: string;
  /** A sign-in that was suspended then, in milliseconds. */
  readonly suspended: { readonly uid: string; readonly at: number };
  /** Ids of documents. */
  readonly booking: string;
  readonly proposed: string;
  /** A virtual session whose room is open. */
  readonly session: string;
  /** An in-person session on its day, and a check-in of the member for it. */
  readonly meeting: string;
  /** Sessions that are over: without a claim, with one, and with one that was answered. */
  readonly over: string;
  readonly claimed: string;
  readonly answered: string;
  readonly event: string;
  readonly activity: string;
  /** A group activity that the companion is asked to host, and one that they propose. */
  readonly asked: string;
  readonly proposal: string;
  readonly submission: string;
  /** When it was submitted, in ms. */
  /** `request.at` of both. */
  readonly requestedAt: number;
  readonly submittedAtMs: number;
  readonly story: string;
  readonly message: string;
  readonly conversation: string;
  readonly report: string;
}

/** When the session with a proposed time would be. */
export const PROPOSED = newYork(6, '14:00');

export const CONTACT_ID = 'a contact';

/** A new scene. */
export async function makeScene(): Promise<Scene> {
  const [member, companion, staff, newcomer, suspended] = await Promise.all([
    makeMember(),
    makeCompanion(),
    makeAdmin(),
    makeActor({}),
    makeActor({}),
  ]);
  const sides = { spenderId: member.uid, earnerId: companion.uid };
  const now = new Date();
  const put = async (collection: string, document: object) => {
    const id = newId('fuzz');
    await adminDb.doc(`${collection}/${id}`).set(document);
    return id;
  };
  const book = (day: number, overrides: Parameters<typeof bookingDocument>[1]) =>
    putBooking(
      bookingDocument(sides, { startsAt: newYork(day, '14:00'), createdAt: now, ...overrides }),
    );
  const claimAbout = async (change: Partial<Claim>) => {
    const id = await putBooking(
      bookingDocument(sides, {
        status: 'confirmed',
        startsAt: new Date(now.getTime() - HOUR_MS),
        claim: { by: 'spender', keptPercent: null },
        dueAt: null,
      }),
    );
    const told = {
      caseNumber: '1F3A9-C02B7',
      kind: 'ended-early',
      by: 'spender',
      words: 'Short',
    } as const;
    await Promise.all([
      adminDb.doc(`claims/${id}`).set({ ...newClaim(sides, told, now), ...change }),
      adminDb.doc(`payments/${id}`).update({ status: 'disputed' }),
    ]);
    return id;
  };
  const pause = { status: 'paused', at: now } as const;
  await adminDb.doc(`companions/${companion.uid}`).update({ pause });
  const [over, claimed, answered] = await Promise.all([
    putBooking(
      bookingDocument(sides, { status: 'confirmed', startsAt: new Date(now.getTime() - HOUR_MS) }),
    ),
    claimAbout({}),
    claimAbout({ answer: { agrees: true, words: '', pictures: [], at: now } }),
  ]);
  const submitted = submissionDocument(member.uid);
  const [
    booking,
    proposed,
    session,
    meeting,
    event,
    activity,
    asked,
    proposal,
    submission,
    story,
    message,
    conversation,
  ] = await Promise.all([
    book(4, {}),
    book(5, {
      status: 'confirmed',
      proposal: {
        by: 'earner',
        startsAt: PROPOSED,
        endsAt: new Date(PROPOSED.getTime() + 7_200_000),
        date: '2026-06-08',
        time: '14:00',
        note: '',
        at: now,
      },
    }),
    put(
      'bookings',
      bookingDocument(sides, { activity: 'virtual-chat', status: 'confirmed', startsAt: now }),
    ),
    put('bookings', bookingDocument(sides, { status: 'confirmed', startsAt: now })),
    put('events', eventDocument({ hostId: member.uid, status: 'pending_approval' })),
    put('activities', activityDocument({ hostId: companion.uid })),
    put(
      'activities',
      activityDocument({
        hostId: companion.uid,
        status: 'asked',
        request: { at: now, dueAt: new Date(now.getTime() + DAY_MS), sweepAt: null },
      }),
    ),
    put(
      'activities',
      activityDocument({
        hostId: companion.uid,
        status: 'proposed',
        request: { at: now, dueAt: null, sweepAt: null },
      }),
    ),
    put('storySubmissions', submitted),
    put('stories', publishedStory({ ...submitted, status: 'published' }, now)),
    put('contactMessages', {
      name: 'Robin',
      email: 'robin@hearthkin.test',
      subject: 'A question',
      message: 'How do I book?',
      uid: null,
      status: 'open',
      answer: null,
      createdAt: now,
      decidedAt: null,
      decidedBy: null,
      expireAt: new Date(now.getTime() + DAY_MS),
    }),
    beginConversation(member, companion),
  ]);
  await sendMessage(conversation, companion, 'Until Monday', now);
  const report = newId('report');
  await Promise.all([
    adminDb.doc(`users/${member.uid}/private/trustedContact`).set({
      contactId: CONTACT_ID,
      name: 'Alex',
      email: 'alex@hearthkin.test',
      status: 'waiting',
      invitedAt: now,
      answeredAt: null,
      told: null,
    }),
    adminDb.doc(`checkIns/${checkInId(companion.uid, meeting)}`).set(
      checkIn({
        uid: companion.uid,
        otherUid: member.uid,
        bookingId: meeting,
        askedAt: now,
        reason: 'silence',
        raisedAt: now,
      }),
    ),
    adminDb.doc(`reports/${report}`).set(
      reportDocument({
        place: { kind: 'conversation', conversationId: conversation },
        reporterId: member.uid,
        reportedId: companion.uid,
      }),
    ),
    adminDb.doc(`applications/${companion.uid}`).set(applicationDocument({ submittedAt: now })),
    adminDb.doc(`verifications/${companion.uid}`).set({
      isVerified: false,
      verificationStatus: 'pending',
      documentsUploaded: uploadedDocuments(companion.uid),
      submittedAt: now,
      identityCheck: identityCheck(),
    }),
    adminAuth.updateUser(newcomer.uid, { phoneNumber: newPhone() }),
    ...IDENTITY_PHOTOS.map((kind) => putFile(photo(newcomer, kind), 'no picture', 'image/jpeg')),
  ]);
  const resetToken = await mailedToken(member);
  await adminDb
    .doc(`suspensions/${suspended.uid}`)
    .set({ at: now, reason: 'Insults', completedAt: now });
  return {
    member,
    companion,
    staff,
    newcomer,
    resetToken,
    suspended: { uid: suspended.uid, at: now.getTime() },
    booking,
    proposed,
    session,
    meeting,
    over,
    claimed,
    answered,
    event,
    activity,
    asked,
    proposal,
    requestedAt: now.getTime(),
    submission,
    submittedAtMs: submitted.submittedAt.getTime(),
    story,
    message,
    conversation,
    report,
  };
}

export const photo = ({ uid }: Actor, kind: IdentityPhoto) => privatePathOf(uid, kind);
