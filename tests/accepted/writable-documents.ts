import { favoriteSchema } from '@hearthkin/domain/account/favorite';
import { userSchema } from '@hearthkin/domain/account/user';
import { activityReviewSchema, participantSchema } from '@hearthkin/domain/community/activity';
import { eventPlaceSchema, eventSchema } from '@hearthkin/domain/community/event';
import { storySubmissionSchema } from '@hearthkin/domain/community/story';
import { applicationSchema } from '@hearthkin/domain/companion/application';
import { companionSchema } from '@hearthkin/domain/companion/companion';
import { DAY_MS, HOUR_MS } from '@hearthkin/domain/durations';
import {
  conversationSchema,
  messageSchema,
  newConversation,
} from '@hearthkin/domain/messaging/conversation';
import { typingSchema } from '@hearthkin/domain/messaging/typing';
import { notificationSchema } from '@hearthkin/domain/notification/notification';
import { notificationSettingsSchema } from '@hearthkin/domain/notification/settings';
import { verificationSchema } from '@hearthkin/domain/verification/verification';
import { moodSchema } from '@hearthkin/domain/wellness/mood';
import type * as z from 'zod/mini';
import { profileViewSchema } from '../../functions/src/core/records';
import {
  APPLICATION_FORM,
  activityDocument,
  companionAccount,
  companionDocument,
  eventDocument,
  memberDocument,
} from '../support/builders';

/** The time of every write. */
export const NOW = new Date('2026-06-08T12:00:00Z');

const MEMBER = 'member-1';
const COMPANION = 'companion-1';
const CONVERSATION = `${COMPANION}_${MEMBER}`;

/** A document that clients may write, with a write that the rules accept. */
export interface WritableDocument {
  readonly name: string;
  readonly path: string;
  readonly claims: { readonly sub: string; readonly userType: 'spender' | 'earner' };
  /** What is stored before, by path. */
  readonly stored: Readonly<Record<string, object>>;
  /** All fields of a new document, or those that an update changes. */
  readonly fields: object;
  /** Fields that get the time of the write. */
  readonly stamped: readonly string[];
  /** Further writes of the same commit. */
  readonly together: readonly CountedPlace[];
  /** What functions and the client read the document with. */
  readonly schema: z.ZodMiniType;
}

/** A count that changes by one together with the document. */
export interface CountedPlace {
  readonly path: string;
  readonly field: string;
}

const asMember = { sub: MEMBER, userType: 'spender' } as const;
const asCompanion = { sub: COMPANION, userType: 'earner' } as const;

const account = memberDocument(MEMBER, { firstName: 'Sam', lastName: 'Porter' });
const listing = companionDocument(companionAccount(COMPANION), { listed: true });
const profile = { displayName: 'Sam P.' };
const STARTS_AT = new Date(NOW.getTime() + 7 * DAY_MS);
const event = eventDocument({ startsAt: STARTS_AT, submittedAt: NOW, decidedAt: NOW });
const activity = activityDocument({ startsAt: STARTS_AT, updatedAt: NOW });
const over = activityDocument({
  startsAt: new Date(NOW.getTime() - 3 * HOUR_MS),
  endsAt: new Date(NOW.getTime() - HOUR_MS),
  updatedAt: NOW,
});
const participant = { uid: MEMBER, displayName: 'Sam P.', joinedAt: NOW };
const conversation = { ...newConversation(MEMBER, COMPANION), updatedAt: NOW };

const people = {
  [`users/${MEMBER}`]: account,
  [`users/${COMPANION}`]: companionAccount(COMPANION),
  [`profiles/${MEMBER}`]: profile,
  [`companions/${COMPANION}`]: listing,
};

const uploaded = (kind: 'idDocument' | 'proofOfAddress', type: string) => ({
  type,
  fileName: 'scan.pdf',
  storagePath: `verification/${COMPANION}/${kind}/scan.pdf`,
  contentType: 'application/pdf',
  size: 12_345,
  uploadedAt: new Date(NOW.getTime() - HOUR_MS),
  status: 'pending',
});

const story = {
  authorId: MEMBER,
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
  hostId: MEMBER,
  hostName: profile.displayName,
  attendeeCount: 0,
  waitingCount: 0,
  status: 'pending_approval',
  notes: '',
  decidedAt: null,
  searchTokens: [],
};

const WEEK = {
  weeklyAvailability: {
    mon: [
      { start: '09:00', end: '12:30' },
      { start: '13:00', end: '17:45' },
    ],
    sun: [{ start: '20:00', end: '24:00' }],
  },
  timeZone: 'America/New_York',
};

type Given = Pick<WritableDocument, 'name' | 'path' | 'fields' | 'schema'> &
  Partial<WritableDocument>;

function writable(given: Given): WritableDocument {
  return {
    claims: asMember,
    stamped: [],
    together: [],
    ...given,
    stored: { ...people, ...given.stored },
  };
}

/** Every kind of write that rules accept from clients and that leaves a document. */
export const WRITABLE_DOCUMENTS: readonly WritableDocument[] = [
  writable({
    name: 'an account',
    path: `users/${MEMBER}`,
    fields: {
      firstName: 'Sam',
      lastName: 'Porter',
      bio: 'I like long walks.',
      interests: ['art', 'food'],
      languages: { native: 'English', secondary: ['German'] },
      address: account.address,
      location: 'Boston, MA',
      profilePhoto: `profiles/${MEMBER}/photo/me.jpg`,
      coverPhoto: null,
    },
    stamped: ['lastLoginAt'],
    schema: userSchema,
  }),
  writable({
    name: 'a mood',
    path: `users/${MEMBER}/moods/2026-06-08`,
    fields: { mood: 4, note: 'A good day.' },
    stamped: ['at'],
    schema: moodSchema,
  }),
  writable({
    name: 'a notification read',
    path: `users/${MEMBER}/notifications/n`,
    stored: {
      [`users/${MEMBER}/notifications/n`]: {
        kind: 'application-accepted',
        data: { notes: '' },
        link: '/earn-helping',
        createdAt: NOW,
        readAt: null,
        expireAt: STARTS_AT,
      },
    },
    fields: {},
    stamped: ['readAt'],
    schema: notificationSchema,
  }),
  writable({
    name: 'settings of notifications',
    path: `users/${MEMBER}/settings/notifications`,
    fields: { inApp: ['bookings'], mail: ['messages', 'community'] },
    schema: notificationSettingsSchema,
  }),
  writable({
    name: 'a favorite',
    path: `users/${MEMBER}/favorites/${COMPANION}`,
    fields: {},
    stamped: ['addedAt'],
    schema: favoriteSchema,
  }),
  writable({
    name: 'documents for review',
    path: `verifications/${COMPANION}`,
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
    path: `verifications/${COMPANION}`,
    claims: asCompanion,
    stored: {
      [`verifications/${COMPANION}`]: { isVerified: false, verificationStatus: 'rejected' },
    },
    fields: { verificationStatus: 'not_started' },
    schema: verificationSchema,
  }),
  writable({
    name: 'an application',
    path: `applications/${COMPANION}`,
    claims: asCompanion,
    fields: { form: APPLICATION_FORM, status: 'submitted' },
    stamped: ['updatedAt', 'submittedAt'],
    schema: applicationSchema,
  }),
  writable({
    name: 'a draft application',
    path: `applications/${COMPANION}`,
    claims: asCompanion,
    fields: { form: APPLICATION_FORM, status: 'draft', submittedAt: null },
    stamped: ['updatedAt'],
    schema: applicationSchema,
  }),
  writable({
    name: 'a listing',
    path: `companions/${COMPANION}`,
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
      photo: `profiles/${COMPANION}/photo/me.jpg`,
      cover: null,
      video: null,
    },
    stamped: ['lastActiveAt'],
    schema: companionSchema,
  }),
  writable({
    name: 'weekly hours',
    path: `companions/${COMPANION}`,
    claims: asCompanion,
    fields: WEEK,
    stamped: ['lastActiveAt'],
    schema: companionSchema,
  }),
  writable({
    name: 'a profile view',
    path: `companions/${COMPANION}/views/${MEMBER}_2026-06-08`,
    fields: {},
    stamped: ['at'],
    schema: profileViewSchema,
  }),
  writable({
    name: 'a place in an activity',
    path: `activities/a/participants/${MEMBER}`,
    stored: { 'activities/a': activity },
    fields: { uid: MEMBER, displayName: profile.displayName },
    stamped: ['joinedAt'],
    together: [{ path: 'activities/a', field: 'participantCount' }],
    schema: participantSchema,
  }),
  writable({
    name: 'a review of an activity',
    path: `activities/a/reviews/${MEMBER}`,
    stored: { 'activities/a': over, [`activities/a/participants/${MEMBER}`]: participant },
    fields: {
      rating: 5,
      comment: 'Lovely.',
      authorId: MEMBER,
      authorName: profile.displayName,
    },
    stamped: ['createdAt'],
    schema: activityReviewSchema,
  }),
  writable({
    name: 'a story',
    path: 'storySubmissions/s',
    fields: story,
    stamped: ['submittedAt'],
    schema: storySubmissionSchema,
  }),
  writable({
    name: 'a changed story',
    path: 'storySubmissions/s',
    stored: { 'storySubmissions/s': { ...story, submittedAt: NOW } },
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
    path: 'events/e',
    fields: proposal,
    stamped: ['submittedAt'],
    schema: eventSchema,
  }),
  writable({
    name: 'a place at an event',
    path: `events/e/attendees/${MEMBER}`,
    stored: { 'events/e': event },
    fields: { uid: MEMBER, displayName: profile.displayName, startsAt: STARTS_AT },
    stamped: ['joinedAt'],
    together: [{ path: 'events/e', field: 'attendeeCount' }],
    schema: eventPlaceSchema,
  }),
  writable({
    name: 'a place in the waiting list',
    path: `events/e/waiting/${MEMBER}`,
    stored: { 'events/e': { ...event, attendeeCount: event.maxAttendees } },
    fields: { uid: MEMBER, displayName: profile.displayName, startsAt: STARTS_AT },
    stamped: ['joinedAt'],
    together: [{ path: 'events/e', field: 'waitingCount' }],
    schema: eventPlaceSchema,
  }),
  writable({
    name: 'a conversation',
    path: `conversations/${CONVERSATION}`,
    fields: newConversation(MEMBER, COMPANION),
    stamped: ['updatedAt'],
    schema: conversationSchema,
  }),
  writable({
    name: 'a conversation read',
    path: `conversations/${CONVERSATION}`,
    stored: { [`conversations/${CONVERSATION}`]: conversation },
    fields: { unread: { [MEMBER]: 0 }, readAt: { [MEMBER]: NOW } },
    schema: conversationSchema,
  }),
  writable({
    name: 'a message',
    path: `conversations/${CONVERSATION}/messages/m`,
    stored: { [`conversations/${CONVERSATION}`]: conversation },
    fields: { senderId: MEMBER, content: 'Hello there.' },
    stamped: ['timestamp'],
    schema: messageSchema,
  }),
  writable({
    name: 'a redacted message',
    path: `conversations/${CONVERSATION}/messages/m`,
    stored: {
      [`conversations/${CONVERSATION}`]: conversation,
      [`conversations/${CONVERSATION}/messages/m`]: {
        senderId: MEMBER,
        content: 'Hello there.',
        timestamp: NOW,
      },
    },
    fields: { content: '' },
    stamped: ['redactedAt'],
    schema: messageSchema,
  }),
  writable({
    name: 'typing',
    path: `conversations/${CONVERSATION}/presence/${MEMBER}`,
    stored: { [`conversations/${CONVERSATION}`]: conversation },
    fields: {},
    stamped: ['typingAt'],
    schema: typingSchema,
  }),
];
