/**
 * One entry for each kind of document that clients write. One long table, because the entries are read beside
 * each other.
 */
import { favoriteSchema } from '@hearthkin/domain/account/favorite';
import { userSchema } from '@hearthkin/domain/account/user';
import {
  attendanceSchema,
  type Signal,
  signalExpiresAt,
  signalId,
  signalSchema,
} from '@hearthkin/domain/booking/room';
import { activityReviewSchema, participantSchema } from '@hearthkin/domain/community/activity';
import { eventPlaceSchema, eventSchema } from '@hearthkin/domain/community/event';
import { storySubmissionSchema } from '@hearthkin/domain/community/story';
import { applicationSchema } from '@hearthkin/domain/companion/application';
import { companionSchema } from '@hearthkin/domain/companion/companion';
import { profileViewId } from '@hearthkin/domain/companion/profile-view';
import { reviewSchema, sessionReviewSchema } from '@hearthkin/domain/companion/review';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hearthkin/domain/durations';
import {
  conversationSchema,
  messageSchema,
  newConversation,
} from '@hearthkin/domain/messaging/conversation';
import { typingSchema } from '@hearthkin/domain/messaging/typing';
import { notificationSchema } from '@hearthkin/domain/notification/notification';
import { notificationSettingsSchema } from '@hearthkin/domain/notification/settings';
import { blockSchema } from '@hearthkin/domain/safety/block';
import { reviewReportSchema } from '@hearthkin/domain/safety/report';
import { verificationSchema } from '@hearthkin/domain/verification/verification';
import { moodSchema } from '@hearthkin/domain/wellness/mood';
import * as z from 'zod/mini';
import { profileViewSchema, sentMessagesSchema } from '../../functions/src/core/records';
import {
  APPLICATION_DRAFT,
  APPLICATION_FORM,
  activityDocument,
  bookingDocument,
  companionAccount,
  companionDocument,
  eventDocument,
  memberDocument,
} from '../support/builders';

/** A document that clients may write, with a write that the rules accept. */
export interface WritableDocument {
  readonly name: string;
  readonly path: string;
  readonly claims: { readonly sub: string; readonly userType: 'spender' | 'earner' };
  /** What is stored before, by path. */
  readonly stored: Readonly<Record<string, object>>;
  /** All fields of a new document, or those that an update changes. */
  readonly fields: object;
  /** Paths of the fields that get the time of the write. */
  readonly stamped: readonly string[];
  /** Further writes of the same commit. */
  readonly together: readonly (CountedPlace | LimitWrite)[];
  /** What functions and the client read the document with. */
  readonly schema: z.ZodMiniType;
}

/** A count that changes by one together with the document. */
export interface CountedPlace {
  readonly path: string;
  readonly field: string;
}

/** What a person has used up of a limit, set together with the document. */
export interface LimitWrite {
  readonly path: string;
  readonly fields: object;
  readonly stamped: readonly string[];
}

type Given = Pick<WritableDocument, 'name' | 'path' | 'fields' | 'schema'> &
  Partial<WritableDocument>;

/**
 * Every kind of write that rules accept from clients and that leaves a document. One long table,
 * because the entries share their people.
 * @param now the time of the write.
 * @param mark part of every id, so that writes don't meet.
 */
export function writableDocuments(now: Date, mark = ''): readonly WritableDocument[] {
  const member = `member${mark}`;
  const companion = `companion${mark}`;
  const conversationId = `${companion}_${member}`;
  const blockPath = `users/${member}/blocks/${companion}`;
  const activityPath = `activities/a${mark}`;
  const eventPath = `events/e${mark}`;
  const storyPath = `storySubmissions/s${mark}`;
  const limitOf = (name: string) => `users/${member}/limits/${name}`;
  const asMember = { sub: member, userType: 'spender' } as const;
  const asCompanion = { sub: companion, userType: 'earner' } as const;
  const account = memberDocument(member, { firstName: 'Sam', lastName: 'Porter' });
  const listing = companionDocument(companionAccount(companion), { listed: true });
  const today = now.toISOString().slice(0, 10);
  const profile = { displayName: 'Sam P.' };
  // On the minute, as clocks show it.
  const startsAt = new Date(Math.ceil(now.getTime() / MINUTE_MS) * MINUTE_MS + 7 * DAY_MS);
  const event = eventDocument({ startsAt, submittedAt: now, decidedAt: now });
  const activity = activityDocument({ startsAt, updatedAt: now });
  const over = activityDocument({
    startsAt: new Date(now.getTime() - 3 * HOUR_MS),
    endsAt: new Date(now.getTime() - HOUR_MS),
    updatedAt: now,
  });
  const session = bookingDocument(
    { spenderId: member, earnerId: companion },
    {
      activity: 'virtual-chat',
      status: 'confirmed',
      startsAt: new Date(now.getTime() - HOUR_MS),
      endsAt: new Date(now.getTime() + HOUR_MS),
    },
  );
  const sessionPath = `bookings/v${mark}`;
  const signal: Omit<Signal, 'writtenAt'> = {
    uid: member,
    attempt: 'a1B2c3D4e5F6g7H8i9J0',
    answers: '',
    revision: 0,
    description: { type: 'offer', sdp: 'v=0' },
    candidates: ['{"candidate":"candidate:1"}'],
    modes: { microphone: true, camera: false },
    leftAt: null,
    expireAt: signalExpiresAt(session),
  };
  const participant = { uid: member, displayName: 'Sam P.', joinedAt: now };
  const conversation = { ...newConversation(member, companion), updatedAt: now };

  const people = {
    [`users/${member}`]: account,
    [`users/${companion}`]: companionAccount(companion),
    [`profiles/${member}`]: profile,
    [`profiles/${companion}`]: { displayName: 'Eve M.' },
    [`companions/${companion}`]: listing,
  };

  const reviewPath = `users/${member}/sessionReviews/b${mark}`;
  const published = { rating: 4, comment: 'Kind.', authorName: 'Otto B.', publishedIn: '2026-06' };
  const completed = bookingDocument(
    { spenderId: member, earnerId: companion },
    { status: 'completed', dueAt: null },
  );
  const review = {
    rating: 4,
    comment: 'Kind, and punctual.',
    authorName: profile.displayName,
    companionId: companion,
    createdAt: now,
    editedAt: null,
    reviewId: null,
  };

  const uploaded = (kind: 'idDocument' | 'proofOfAddress', type: string) => ({
    type,
    fileName: 'scan.pdf',
    storagePath: `verification/${companion}/${kind}/scan.pdf`,
    contentType: 'application/pdf',
    size: 12_345,
    uploadedAt: new Date(now.getTime() - HOUR_MS),
    status: 'pending',
  });

  const story = {
    authorId: member,
    title: 'How I came back',
    story: 'I wrote to her on a Sunday. '.repeat(10),
    authorName: 'Sam',
    isAnonymous: false,
    privacyLevel: 'public',
    tags: ['hope'],
    allowContacts: true,
    triggerWarning: true,
    triggerWarningText: 'Grief',
    agreeToGuidelines: true,
    status: 'pending_review',
    notes: '',
    decidedAt: null,
    decidedBy: null,
    storyId: null,
  };

  const proposal = {
    title: event.title,
    category: event.category,
    date: event.date,
    time: event.time,
    startsAt: event.startsAt,
    timeZone: event.timeZone,
    city: event.city,
    location: event.location,
    maxAttendees: event.maxAttendees,
    description: event.description,
    hostId: member,
    hostName: profile.displayName,
    attendeeCount: 0,
    waitingCount: 0,
    status: 'pending_approval',
    notes: '',
    decidedAt: null,
    searchTokens: [],
  };

  const week = {
    weeklyAvailability: {
      mon: [
        { start: '09:00', end: '12:30' },
        { start: '13:00', end: '17:45' },
      ],
      sun: [{ start: '20:00', end: '24:00' }],
    },
    timeZone: 'America/New_York',
  };

  const offer = {
    activities: ['virtual-chat', 'coffee-walk'],
    maximumSession: 3,
    noticeHours: 2,
    bufferMinutes: 15,
    sessionsPerDay: 4,
    aheadDays: 60,
    talksNow: false,
    timeOff: [{ from: '2026-12-20', until: '2027-01-03', note: 'Visiting family.' }],
    extraHours: [{ date: '2026-12-06', start: '18:00', end: '20:00' }],
  };

  const writable = (given: Given): WritableDocument => ({
    claims: asMember,
    stamped: [],
    together: [],
    ...given,
    stored: { ...people, ...given.stored },
  });

  return [
    writable({
      name: 'an account',
      path: `users/${member}`,
      fields: {
        firstName: 'Sam',
        lastName: 'Porter',
        bio: 'I like long walks.',
        interests: ['art', 'food'],
        languages: { native: 'English', secondary: ['German'] },
        address: account.address,
        location: 'Boston, MA',
        profilePhoto: `profiles/${member}/photo/me.jpg`,
        coverPhoto: null,
        clock: { timeZone: 'America/New_York', hour12: true },
      },
      stamped: ['lastLoginAt'],
      schema: userSchema,
    }),
    writable({
      name: 'a mood',
      path: `users/${member}/moods/${today}`,
      fields: { mood: 4, note: 'A good day.' },
      stamped: ['at'],
      schema: moodSchema,
    }),
    writable({
      name: 'a notification read',
      path: `users/${member}/notifications/n`,
      stored: {
        [`users/${member}/notifications/n`]: {
          kind: 'application-accepted',
          data: { notes: '' },
          link: '/earn-helping',
          createdAt: now,
          readAt: null,
          expireAt: startsAt,
        },
      },
      fields: {},
      stamped: ['readAt'],
      schema: notificationSchema,
    }),
    writable({
      name: 'settings of notifications',
      path: `users/${member}/settings/notifications`,
      fields: { inApp: ['bookings'], mail: ['messages', 'community'] },
      schema: notificationSettingsSchema,
    }),
    writable({
      name: 'a block',
      path: blockPath,
      fields: { blockedUid: companion },
      stamped: ['at'],
      schema: blockSchema,
    }),
    writable({
      name: 'the end of a block',
      path: blockPath,
      stored: { [blockPath]: { at: now, blockedUid: companion } },
      fields: {},
      stamped: ['endedAt'],
      schema: blockSchema,
    }),
    writable({
      name: 'a block again',
      path: blockPath,
      stored: { [blockPath]: { at: startsAt, blockedUid: companion, endedAt: startsAt } },
      fields: { endedAt: null, past: [{ from: startsAt, to: startsAt }] },
      stamped: ['at'],
      schema: blockSchema,
    }),
    writable({
      name: 'a favorite',
      path: `users/${member}/favorites/${companion}`,
      fields: {},
      stamped: ['addedAt'],
      schema: favoriteSchema,
    }),
    writable({
      name: 'documents for review',
      path: `verifications/${companion}`,
      claims: asCompanion,
      fields: {
        isVerified: false,
        verificationStatus: 'pending',
        documentsUploaded: {
          idDocument: uploaded('idDocument', 'passport'),
          proofOfAddress: uploaded('proofOfAddress', 'utility_bill'),
        },
      },
      stamped: ['submittedAt'],
      schema: verificationSchema,
    }),
    writable({
      name: 'documents again',
      path: `verifications/${companion}`,
      claims: asCompanion,
      stored: {
        [`verifications/${companion}`]: { isVerified: false, verificationStatus: 'rejected' },
      },
      fields: { verificationStatus: 'not_started' },
      schema: verificationSchema,
    }),
    writable({
      name: 'an application',
      path: `applications/${companion}`,
      claims: asCompanion,
      fields: { draft: APPLICATION_DRAFT, status: 'draft', submittedAt: null },
      stamped: ['updatedAt'],
      schema: applicationSchema,
    }),
    writable({
      name: 'a changed application',
      path: `applications/${companion}`,
      claims: asCompanion,
      stored: {
        [`applications/${companion}`]: {
          form: APPLICATION_FORM,
          status: 'draft',
          updatedAt: now,
          submittedAt: null,
        },
      },
      fields: { draft: APPLICATION_DRAFT },
      stamped: ['updatedAt'],
      schema: applicationSchema,
    }),
    writable({
      name: 'a listing',
      path: `companions/${companion}`,
      claims: asCompanion,
      fields: {
        bio: 'I listen.',
        interests: ['art'],
        traits: ['calm', 'listener'],
        supportStyles: ['listening'],
        languages: { native: 'English', secondary: ['German'] },
        hourlyRate: 35,
        minimumSession: 0.5,
        timeZone: 'Europe/Berlin',
        photo: `profiles/${companion}/photo/me.jpg`,
        cover: null,
        video: null,
      },
      stamped: ['lastActiveAt'],
      schema: companionSchema,
    }),
    writable({
      name: 'weekly hours',
      path: `companions/${companion}`,
      claims: asCompanion,
      fields: week,
      stamped: ['lastActiveAt'],
      schema: companionSchema,
    }),
    writable({
      name: 'an offer',
      path: `companions/${companion}`,
      claims: asCompanion,
      fields: { offer },
      stamped: ['lastActiveAt'],
      schema: companionSchema,
    }),
    writable({
      name: 'a review of a session',
      path: reviewPath,
      stored: { [`bookings/b${mark}`]: completed },
      fields: {
        rating: 4,
        comment: 'Kind, and punctual.',
        authorName: profile.displayName,
        companionId: companion,
        editedAt: null,
        reviewId: null,
      },
      stamped: ['createdAt'],
      schema: sessionReviewSchema,
    }),
    writable({
      name: 'a changed review',
      path: reviewPath,
      stored: { [reviewPath]: review },
      fields: { rating: 5, comment: 'Very kind.' },
      stamped: ['editedAt'],
      schema: sessionReviewSchema,
    }),
    writable({
      name: 'an answer to a review',
      path: `companions/${companion}/reviews/r${mark}`,
      claims: asCompanion,
      stored: { [`companions/${companion}/reviews/r${mark}`]: published },
      fields: { reply: 'Thank you.' },
      stamped: ['repliedAt'],
      schema: reviewSchema,
    }),
    writable({
      name: 'a report of a review',
      path: `reports/review_r${mark}_${member}`,
      stored: { [`companions/${companion}/reviews/r${mark}`]: published },
      fields: {
        kind: 'review',
        companionId: companion,
        reviewId: `r${mark}`,
        reporterId: member,
        reason: 'spam',
        details: 'It’s an ad.',
        status: 'open',
        decidedAt: null,
        decidedBy: null,
      },
      stamped: ['createdAt'],
      schema: reviewReportSchema,
    }),
    writable({
      name: 'a profile view',
      path: `companions/${companion}/views/${profileViewId(member, now)}`,
      fields: {},
      stamped: ['at'],
      schema: profileViewSchema,
    }),
    writable({
      name: 'a place in an activity',
      path: `${activityPath}/participants/${member}`,
      stored: { [activityPath]: activity },
      fields: { uid: member, displayName: profile.displayName },
      stamped: ['joinedAt'],
      together: [{ path: activityPath, field: 'participantCount' }],
      schema: participantSchema,
    }),
    writable({
      name: 'a review of an activity',
      path: `${activityPath}/reviews/${member}`,
      stored: { [activityPath]: over, [`${activityPath}/participants/${member}`]: participant },
      fields: {
        rating: 5,
        comment: 'Lovely.',
        authorId: member,
        authorName: profile.displayName,
      },
      stamped: ['createdAt'],
      schema: activityReviewSchema,
    }),
    writable({
      name: 'a story',
      path: storyPath,
      fields: story,
      stamped: ['submittedAt'],
      together: [
        { path: limitOf('stories'), fields: { count: 1, last: `s${mark}` }, stamped: ['from'] },
      ],
      schema: storySubmissionSchema,
    }),
    writable({
      name: 'a changed story',
      path: storyPath,
      stored: { [storyPath]: { ...story, submittedAt: now } },
      fields: {
        title: story.title,
        story: story.story,
        authorName: '',
        isAnonymous: true,
        privacyLevel: 'private',
        tags: story.tags,
        allowContacts: false,
        triggerWarning: false,
        triggerWarningText: '',
        status: 'private',
      },
      stamped: ['submittedAt'],
      schema: storySubmissionSchema,
    }),
    writable({
      name: 'a proposed event',
      path: eventPath,
      fields: proposal,
      stamped: ['submittedAt'],
      together: [{ path: limitOf('events'), fields: { open: [`e${mark}`] }, stamped: [] }],
      schema: eventSchema,
    }),
    writable({
      name: 'a place at an event',
      path: `${eventPath}/attendees/${member}`,
      stored: { [eventPath]: event },
      fields: { uid: member, displayName: profile.displayName, startsAt },
      stamped: ['joinedAt'],
      together: [{ path: eventPath, field: 'attendeeCount' }],
      schema: eventPlaceSchema,
    }),
    writable({
      name: 'a place in the waiting list',
      path: `${eventPath}/waiting/${member}`,
      stored: { [eventPath]: { ...event, attendeeCount: event.maxAttendees } },
      fields: { uid: member, displayName: profile.displayName, startsAt },
      stamped: ['joinedAt'],
      together: [{ path: eventPath, field: 'waitingCount' }],
      schema: eventPlaceSchema,
    }),
    writable({
      name: 'a signal',
      path: `${sessionPath}/room/${signalId(signal)}`,
      stored: { [sessionPath]: session },
      fields: signal,
      stamped: ['writtenAt'],
      schema: signalSchema,
    }),
    writable({
      name: 'a changed signal',
      path: `${sessionPath}/room/${signalId(signal)}`,
      stored: {
        [sessionPath]: session,
        [`${sessionPath}/room/${signalId(signal)}`]: { ...signal, writtenAt: now },
      },
      fields: {
        answers: 'A1b2C3d4E5f6G7h8I9j0',
        revision: 1,
        description: { type: 'answer', sdp: 'v=0' },
        candidates: ['{"candidate":"candidate:1"}', '{"candidate":""}'],
        modes: { microphone: false, camera: false },
      },
      stamped: ['writtenAt'],
      schema: signalSchema,
    }),
    writable({
      name: 'the end of a signal',
      path: `${sessionPath}/room/${signalId(signal)}`,
      stored: {
        [sessionPath]: session,
        [`${sessionPath}/room/${signalId(signal)}`]: { ...signal, writtenAt: now },
      },
      fields: { revision: 200 },
      stamped: ['writtenAt', 'leftAt'],
      schema: signalSchema,
    }),
    writable({
      name: 'attendance',
      path: `${sessionPath}/attendance/${member}`,
      stored: { [sessionPath]: session },
      fields: {},
      stamped: ['joinedAt', 'lastSeenAt'],
      schema: attendanceSchema,
    }),
    writable({
      name: 'a heartbeat',
      path: `${sessionPath}/attendance/${member}`,
      stored: {
        [sessionPath]: session,
        [`${sessionPath}/attendance/${member}`]: {
          joinedAt: new Date(now.getTime() - 2 * MINUTE_MS),
          lastSeenAt: new Date(now.getTime() - 2 * MINUTE_MS),
        },
      },
      fields: {},
      stamped: ['lastSeenAt'],
      schema: attendanceSchema,
    }),
    writable({
      name: 'a conversation',
      path: `conversations/${conversationId}`,
      fields: newConversation(member, companion),
      stamped: ['updatedAt'],
      schema: conversationSchema,
    }),
    writable({
      name: 'a conversation read',
      path: `conversations/${conversationId}`,
      stored: { [`conversations/${conversationId}`]: conversation },
      fields: { unread: { [member]: 0 } },
      stamped: [`readAt.${member}`],
      schema: conversationSchema,
    }),
    writable({
      name: 'a message',
      path: `conversations/${conversationId}/messages/m`,
      stored: { [`conversations/${conversationId}`]: conversation },
      fields: { senderId: member, content: 'Hello there.' },
      stamped: ['timestamp'],
      together: [
        {
          path: limitOf('sent'),
          fields: { count: 1, last: `${conversationId}/m` },
          stamped: ['at'],
        },
      ],
      schema: messageSchema,
    }),
    writable({
      name: 'a redacted message',
      path: `conversations/${conversationId}/messages/m`,
      stored: {
        [`conversations/${conversationId}`]: conversation,
        [`conversations/${conversationId}/messages/m`]: {
          senderId: member,
          content: 'Hello there.',
          timestamp: now,
        },
      },
      fields: { content: '' },
      stamped: ['redactedAt'],
      schema: messageSchema,
    }),
    writable({
      name: 'the count of sent messages',
      path: limitOf('sent'),
      fields: { count: 1, last: `${conversationId}/m` },
      stamped: ['at'],
      schema: sentMessagesSchema,
    }),
    writable({
      name: 'the count of shared stories',
      path: limitOf('stories'),
      fields: { count: 1, last: 's' },
      stamped: ['from'],
      schema: z.object({ count: z.int(), from: z.date(), last: z.string() }),
    }),
    writable({
      name: 'the list of proposed events',
      path: limitOf('events'),
      fields: { open: ['e', 'f'] },
      // The client reads them as ids, whatever their type.
      schema: z.object({ open: z.array(z.unknown()) }),
    }),
    writable({
      name: 'typing',
      path: `conversations/${conversationId}/presence/${member}`,
      stored: { [`conversations/${conversationId}`]: conversation },
      fields: {},
      stamped: ['typingAt'],
      schema: typingSchema,
    }),
  ];
}
