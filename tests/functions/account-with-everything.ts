import { toProfile } from '@hearthkin/domain/account/profile';
import type { Booking } from '@hearthkin/domain/booking/booking';
import { type Claim, newClaim } from '@hearthkin/domain/booking/claim';
import type { MemberCard } from '@hearthkin/domain/booking/member-card';
import { publishedStory } from '@hearthkin/domain/community/story';
import { profileViewId } from '@hearthkin/domain/companion/profile-view';
import { publishedReview, type SessionReview } from '@hearthkin/domain/companion/review';
import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import { newBackgroundCheck } from '@hearthkin/domain/verification/background-check';
import { expect } from 'vitest';
import { type Actor, makeCompanion, makeMember } from '../support/actors';
import { adminDb, put, read } from '../support/admin';
import {
  APPLICATION_FORM,
  applicationDocument,
  bookingDocument,
  companionAccount,
  memberDocument,
  newId,
  ownReportDocument,
  reportDocument,
  reportOf,
} from '../support/builders';
import { activityDocument, eventDocument } from '../support/community-builders';
import { inTheEnd } from '../support/eventually';
import { addToDay } from './add-to-day';
import { addToRoom } from './add-to-room';
import { countOf } from './booking-requests';
import { beginConversation, sendMessage } from './conversations';
import { addTraces } from './person-traces';
import { putBooking } from './put-booking';
import { submissionDocument } from './story-people';

/** Unique words that one of the two has written. */
export const WORDS = {
  member: 'Please ring at the blue door of number nine.',
  companion: 'My sister needs me that evening.',
} as const;

/** Of the links to both calendars. */
export const CALENDAR_HASH = 'c0ffee'.repeat(10).concat('cafe');

/** What companions learn of the member. */
export const MEMBER_CARD: MemberCard = {
  verified: true,
  memberSince: '2026-01',
  completed: 2,
  canceled: 0,
  languages: ['English'],
  supportPreferences: ['presence'],
  nearness: 'city',
  km: null,
};

/** What the companion says of the member. */
export const ANSWERS = { came: true, kind: true, again: false } as const;

/** A year that sweeps of other tests don't reach. */
const STARTS_AT = new Date('2031-06-08T18:00:00Z');
const CREATED_AT = new Date('2031-06-07T19:00:00Z');
/** Before the request lapses, and within a day of the start. */
export const NOW = new Date('2031-06-08T12:00:00Z');

export interface Couple {
  readonly member: Actor;
  readonly companion: Actor;
  /** Ids of bookings, by status. */
  readonly booked: Readonly<Record<'pending' | 'confirmed' | 'over' | 'cancelled', string>>;
  /** The id of the member's published review. */
  readonly reviewId: string;
}

/** A member and a companion with documents everywhere a person can have any. */
export async function makeCouple(): Promise<Couple> {
  const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
  await Promise.all([
    addTraces(member, {
      card: toProfile(memberDocument(member.uid)),
      words: WORDS.member,
      now: NOW,
    }),
    addTraces(companion, {
      card: toProfile(companionAccount(companion.uid)),
      words: WORDS.companion,
      now: NOW,
    }),
    put(`users/${member.uid}/discounts/first-session_${companion.uid}`, {
      bookingId: 'b',
      at: NOW,
    }),
    put(`users/${member.uid}/totals/credit`, {
      balanceMinor: 5200,
      usableUntil: NOW,
      plan: 'lite',
      monthStart: NOW,
      returnedMinor: 0,
      returnedUntil: null,
      withheld: {},
      reserved: null,
      updatedAt: NOW,
    }),
    put(`users/${member.uid}/creditEntries/grant_in_1`, {
      kind: 'grant',
      amountMinor: 5200,
      invoiceId: 'in_1',
      plan: 'lite',
      paidMinor: 4900,
      periodStart: NOW,
      periodEnd: NOW,
      at: NOW,
    }),
    // Of a plan that has ended: there is no provider that could end it.
    put(`subscriptions/${member.uid}`, {
      status: 'ended',
      plan: 'lite',
      periodStart: NOW,
      periodEnd: NOW,
      endsWithMonth: false,
      graceUntil: null,
      payUrl: null,
      subscriptionId: 'sub_1',
      customerId: 'cus_1',
      checkoutId: null,
      disputed: [],
      dueAt: null,
      updatedAt: NOW,
    }),
    put(`users/${companion.uid}/totals/earnings`, {
      heldMinor: 0,
      requestedMinor: 0,
      unpaidMinor: 1,
      paidMinor: 2,
      payouts: 3,
      updatedAt: NOW,
    }),
    put(`backgroundChecks/${companion.uid}`, newBackgroundCheck(reportOf(new Date()), new Date())),
    put(`trainings/${companion.uid}`, {
      lessons: { listening: { passedAt: NOW, failedAt: null } },
      expiresAt: null,
      dueAt: null,
    }),
    put(`trainings/${companion.uid}/draws/crisis`, {
      drawId: 'a-draw',
      drawnAt: NOW,
      questions: [{ id: 'crisis-part', order: [2, 0, 1] }],
    }),
    put(
      `applications/${companion.uid}`,
      applicationDocument({
        form: { ...APPLICATION_FORM, background: WORDS.companion },
        status: 'accepted',
        submittedAt: NOW,
        decidedAt: NOW,
        decidedBy: 'a-reviewer',
      }),
    ),
    put(`users/${member.uid}/moods/2031-06-08`, { mood: 4, note: WORDS.member, at: NOW }),
    put(`freeAlerts/${member.uid}`, { mood: 'sad', createdAt: NOW, expireAt: NOW }),
  ]);
  const sides = { spenderId: member.uid, earnerId: companion.uid };
  const book = (day: number, overrides: Partial<Booking>) =>
    putBooking(
      bookingDocument(sides, {
        createdAt: CREATED_AT,
        startsAt: new Date(STARTS_AT.getTime() + day * DAY_MS),
        notes: WORDS.member,
        mood: 'sad',
        memberCard: MEMBER_CARD,
        location: WORDS.member,
        ...overrides,
      }),
    );
  const [pending, confirmed, over, cancelled] = await Promise.all([
    book(1, {
      statusHistory: [
        { status: 'pending', at: CREATED_AT, by: 'spender' },
        {
          status: 'pending',
          at: CREATED_AT,
          by: 'spender',
          event: 'time-proposed',
          note: WORDS.member,
        },
      ],
    }),
    book(0, {
      status: 'confirmed',
      dueAt: new Date('2031-06-09T20:00:00Z'),
      proposal: {
        by: 'spender',
        startsAt: new Date('2031-06-09T18:00:00Z'),
        endsAt: new Date('2031-06-09T20:00:00Z'),
        date: '2031-06-09',
        time: '14:00',
        note: WORDS.member,
        at: CREATED_AT,
      },
    }),
    book(-1, {
      status: 'confirmed',
      dueAt: new Date('2031-06-08T20:00:00Z'),
      placeProposal: { by: 'spender', place: WORDS.member, at: CREATED_AT },
    }),
    book(2, {
      status: 'cancelled',
      dueAt: null,
      claim: { by: 'spender', keptPercent: 0 },
      cancellation: {
        endReason: 'companion-cancelled',
        endedBy: 'earner',
        reason: WORDS.companion,
        at: CREATED_AT,
      },
    }),
  ]);
  const told = {
    caseNumber: '1F3A9-C02B7',
    kind: 'not-as-described',
    by: 'spender',
    words: WORDS.member,
  } as const;
  const claim: Claim = {
    ...newClaim(sides, told, CREATED_AT),
    status: 'decided',
    answer: { agrees: false, words: WORDS.companion, pictures: [], at: CREATED_AT },
    decision: {
      outcome: 'refund-all',
      keptPercent: 0,
      reason: 'What both say.',
      by: 'operator',
      at: CREATED_AT,
    },
  };
  const [reviewId] = await Promise.all([
    addReviewsAndReports(member, companion, over),
    addCommunityDocuments(member),
    ...(['asked', 'declined', 'proposed'] as const).map((status) =>
      put(`activities/${newId('activity')}`, hiddenActivity(companion, status)),
    ),
    put(`bookings/${over}/staffNotes/${newId('note')}`, {
      text: `Sam P. wrote: ${WORDS.member}`,
      at: NOW,
      by: 'a-reviewer',
    }),
    put(`claims/${cancelled}`, claim),
    put(`bookings/${pending}/forCompanion/memberRatings`, {
      sessions: 4,
      came: 4,
      kind: 3,
      again: 3,
    }),
    ...[member, companion].map((person) => addToRoom(over, person, NOW)),
    addToDay(over, member, companion, WORDS.member, NOW),
    addToDay(over, companion, member, WORDS.companion, NOW),
    ...[member, companion].map(addCalendarLink),
  ]);
  // A view has no `viewerId` until the trigger has counted it.
  await inTheEnd(async () => {
    expect((await read(`companions/${companion.uid}`))?.ratingCount).toBe(1);
    const { docs } = await adminDb.collection(`companions/${companion.uid}/viewCounts`).get();
    expect(docs.map((doc) => doc.get('views'))).toEqual([1]);
  });
  await addMessages(member, companion);
  // The companion is notified of all four; wait, since a pending email would be logged later.
  const mails = adminDb.collection('mailLog').where('uid', '==', companion.uid);
  const allLogged = async () => expect(await countOf(mails)).toBe(5);
  await inTheEnd(allLogged);
  return { member, companion, booked: { pending, confirmed, over, cancelled }, reviewId };
}

/** An activity that isn't published, with the companion's words. */
function hiddenActivity({ uid }: Actor, status: 'asked' | 'declined' | 'proposed') {
  const request = { at: NOW, dueAt: null, sweepAt: null };
  return activityDocument({ hostId: uid, status, notes: WORDS.companion, request });
}

/** Events, activities and stories of the member; their other guests have no account. */
async function addCommunityDocuments({ uid }: Actor): Promise<void> {
  const startsAt = new Date(NOW.getTime() + 30 * DAY_MS);
  const name = 'Sam P.';
  const place = { uid, displayName: name, startsAt, joinedAt: NOW, came: false };
  const putEvent = async (event: Parameters<typeof eventDocument>[0], below: string | null) => {
    const ref = adminDb.doc(`events/${newId('event')}`);
    await ref.set(eventDocument({ startsAt, ...event }));
    if (below !== null) await ref.collection(below).doc(uid).set(place);
    return ref;
  };
  const hosted = { hostId: uid, hostName: name, description: WORDS.member, attendeeCount: 1 };
  const storyId = newId('story');
  const submission = submissionDocument(uid, {
    title: WORDS.member,
    authorName: name,
    allowContacts: true,
    status: 'published',
    decidedAt: NOW,
    decidedBy: 'a-reviewer',
    storyId,
  });
  const activityId = newId('activity');
  await Promise.all([
    putEvent(hosted, null).then((ref) =>
      ref.collection('hostMessages').add({ text: WORDS.member, sentAt: NOW, sentTo: 1 }),
    ),
    putEvent({ attendeeCount: 1 }, 'attendees'),
    putEvent({ maxAttendees: 1, attendeeCount: 1, waitingCount: 1 }, 'waiting'),
    put(`stories/${storyId}`, publishedStory(submission, NOW)),
    put(`storySubmissions/${newId('submission')}`, submission),
    put(`activities/${activityId}`, activityDocument({ participantCount: 1 })),
    put(`activities/${activityId}/participants/${uid}`, {
      uid,
      displayName: name,
      joinedAt: NOW,
      sharedName: name,
    }),
    put(`activities/${activityId}/shared/names`, { names: [name] }),
    put(`activities/${activityId}/reviews/${uid}`, {
      rating: 5,
      comment: WORDS.member,
      authorId: uid,
      authorName: name,
      createdAt: NOW,
    }),
  ]);
}

/** The member's reviews, and both people's reports. Returns the id of the published review. */
async function addReviewsAndReports(
  member: Actor,
  companion: Actor,
  bookingId: string,
): Promise<string> {
  const { uid } = companion;
  const reviewId = newId('review');
  const original: SessionReview = {
    rating: 4,
    comment: WORDS.member,
    tags: [],
    again: null,
    authorName: 'Sam P.',
    companionId: uid,
    createdAt: NOW,
    editedAt: null,
    reviewId,
    removedAt: null,
  };
  const fileReport = (reporterId: string, details: string) => {
    const report = reportDocument({
      place: { kind: 'review', companionId: uid, reviewId },
      reporterId,
      // Its author; who reports that is the companion, or the other way round.
      reportedId: reporterId === uid ? member.uid : uid,
      reason: 'untrue',
      details,
      status: 'decided',
      createdAt: NOW,
      decision: { outcome: 'kept', at: NOW, by: 'a-reviewer', reason: '', answer: '' },
    });
    const id = newId('report');
    return Promise.all([
      put(`reports/${id}`, report),
      put(`users/${reporterId}/reports/${id}`, ownReportDocument(report)),
    ]);
  };
  await Promise.all([
    put(`companions/${uid}/reviews/${reviewId}`, {
      ...publishedReview(original, NOW),
      reply: WORDS.companion,
      repliedAt: NOW,
    }),
    put(`companions/${uid}/removedReviews/${newId('review')}`, {
      what: 'review',
      publishedIn: '2031-05',
      notes: 'It named a street.',
      removedAt: NOW,
    }),
    put(`users/${uid}/memberRatings/${bookingId}`, {
      ...ANSWERS,
      memberId: member.uid,
      createdAt: NOW,
      editedAt: null,
    }),
    put(`companions/${uid}/stats/sessions`, { missed: 1, returning: 0 }),
    put(`users/${member.uid}/sessionReviews/${bookingId}`, original),
    put(`companions/${uid}/views/${profileViewId(member.uid, NOW)}`, { at: NOW }),
    put(`users/${member.uid}/favorites/${uid}`, { addedAt: NOW }),
    fileReport(member.uid, WORDS.member),
    fileReport(uid, WORDS.companion),
  ]);
  return reviewId;
}

/**
 * Messages between the two, and the member's block. In sequence, since concurrent transactions on
 * one conversation would wait for each other.
 */
async function addMessages(member: Actor, companion: Actor): Promise<void> {
  const id = await beginConversation(member, companion, { updatedAt: NOW });
  const later = new Date(NOW.getTime() + 60_000);
  const until = (facts: object) =>
    inTheEnd(async () => expect(await read(`conversations/${id}`)).toMatchObject(facts));
  await sendMessage(id, companion, WORDS.companion, NOW);
  await until({ lastMessage: { content: WORDS.companion } });
  await sendMessage(id, member, WORDS.member, later);
  await until({
    lastMessage: { content: WORDS.member },
    unread: { [member.uid]: 1, [companion.uid]: 1 },
  });
  await put(`users/${member.uid}/blocks/${companion.uid}`, {
    at: later,
    blockedUid: companion.uid,
    // A lasting one would withdraw the request.
    endedAt: later,
  });
  const counted = async () => {
    for (const { uid } of [member, companion]) {
      const counter = await adminDb.doc(`users/${uid}/counters/messages`).get();
      expect(counter.data()).toEqual({ unread: 1 });
      for (const told of [`notifications/messages_${id}`, `unreadMails/${id}`]) {
        expect((await adminDb.doc(`users/${uid}/${told}`).get()).exists).toBe(true);
      }
    }
  };
  await inTheEnd(counted);
}

async function addCalendarLink({ uid }: Actor): Promise<void> {
  await Promise.all([
    put(`calendarLinks/${uid}`, { hash: CALENDAR_HASH }),
    put(`users/${uid}/private/calendarLink`, { madeAt: NOW }),
  ]);
}
