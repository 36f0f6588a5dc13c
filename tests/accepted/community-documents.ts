import { activityReviewSchema, participantSchema } from '@hearthkin/domain/community/activity';
import { eventPlaceSchema, eventSchema } from '@hearthkin/domain/community/event';
import { storySubmissionSchema } from '@hearthkin/domain/community/story';
import { HOUR_MS } from '@hearthkin/domain/durations';
import * as z from 'zod/mini';
import { activityDocument, eventDocument } from '../support/builders';
import type { WritableDocument, Writers } from './writable-document';

/** What clients write in the community. */
export function communityDocuments(writers: Writers): readonly WritableDocument[] {
  const { now, mark, member, limitOf, profile, startsAt, writable } = writers;
  const activityPath = `activities/a${mark}`;
  const eventPath = `events/e${mark}`;
  const storyPath = `storySubmissions/s${mark}`;
  const event = eventDocument({ startsAt, submittedAt: now, decidedAt: now });
  const activity = activityDocument({ startsAt, updatedAt: now });
  const over = activityDocument({
    startsAt: new Date(now.getTime() - 3 * HOUR_MS),
    endsAt: new Date(now.getTime() - HOUR_MS),
    updatedAt: now,
  });
  const participant = { uid: member, displayName: 'Sam P.', joinedAt: now };
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

  const countedPlace = (last: string) => ({
    path: limitOf('places'),
    fields: { count: 1, last },
    stamped: ['from', 'at'],
  });
  const usedInDay = z.object({ count: z.int(), from: z.date(), last: z.string(), at: z.date() });

  return [
    writable({
      name: 'a place in an activity',
      path: `${activityPath}/participants/${member}`,
      stored: { [activityPath]: activity },
      fields: { uid: member, displayName: profile.displayName },
      stamped: ['joinedAt'],
      together: [{ path: activityPath, field: 'participantCount' }, countedPlace(activityPath)],
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
        {
          path: limitOf('stories'),
          fields: { count: 1, last: `s${mark}` },
          stamped: ['from', 'at'],
        },
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
      name: 'the count of shared stories',
      path: limitOf('stories'),
      fields: { count: 1, last: 's' },
      stamped: ['from', 'at'],
      schema: usedInDay,
    }),
    writable({
      name: 'the count of places',
      path: limitOf('places'),
      fields: { count: 1, last: eventPath },
      stamped: ['from', 'at'],
      schema: usedInDay,
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
      together: [{ path: eventPath, field: 'attendeeCount' }, countedPlace(eventPath)],
      schema: eventPlaceSchema,
    }),
    writable({
      name: 'a place in the waiting list',
      path: `${eventPath}/waiting/${member}`,
      stored: { [eventPath]: { ...event, attendeeCount: event.maxAttendees } },
      fields: { uid: member, displayName: profile.displayName, startsAt },
      stamped: ['joinedAt'],
      together: [{ path: eventPath, field: 'waitingCount' }, countedPlace(eventPath)],
      schema: eventPlaceSchema,
    }),
    writable({
      name: 'the list of proposed events',
      path: limitOf('events'),
      fields: { open: ['e', 'f'] },
      // The client reads them as ids, whatever their type.
      schema: z.object({ open: z.array(z.unknown()) }),
    }),
  ];
}
