/** Where the documents of the community are (events, activities, stories), and how they are read. */
import {
  type Activity,
  type ActivityReview,
  activityReviewSchema,
  activitySchema,
  type Participant,
  participantSchema,
} from '@hearthkin/domain/community/activity';
import {
  type CommunityEvent,
  type EventPlace,
  eventPlaceSchema,
  eventSchema,
} from '@hearthkin/domain/community/event';
import { type HostMessage, hostMessageSchema } from '@hearthkin/domain/community/host-message';
import {
  type Story,
  type StorySubmission,
  storySchema,
  storySubmissionSchema,
} from '@hearthkin/domain/community/story';
import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import { converterFor } from './converter';

const asEvent = converterFor<CommunityEvent>(eventSchema);
export const asEventPlace = converterFor<EventPlace>(eventPlaceSchema);
const asHostMessage = converterFor<HostMessage>(hostMessageSchema);
const asActivity = converterFor<Activity>(activitySchema);
export const asParticipant = converterFor<Participant>(participantSchema);
export const asActivityReview = converterFor<ActivityReview>(activityReviewSchema);
const asStorySubmission = converterFor<StorySubmission>(storySubmissionSchema);
const asStory = converterFor<Story>(storySchema);

export function events(db: Firestore): CollectionReference<CommunityEvent> {
  return db.collection('events').withConverter(asEvent);
}

/** Attendees of an event, by uid. */
export function attendees(db: Firestore, eventId: string): CollectionReference<EventPlace> {
  return events(db).doc(eventId).collection('attendees').withConverter(asEventPlace);
}

/** The waiting list of an event, by uid. */
export function waiting(db: Firestore, eventId: string): CollectionReference<EventPlace> {
  return events(db).doc(eventId).collection('waiting').withConverter(asEventPlace);
}

/** What the host of an event wrote to everyone with a place. */
export function hostMessages(db: Firestore, eventId: string): CollectionReference<HostMessage> {
  return events(db).doc(eventId).collection('hostMessages').withConverter(asHostMessage);
}

export function activities(db: Firestore): CollectionReference<Activity> {
  return db.collection('activities').withConverter(asActivity);
}

/** Participants of a group activity, by uid. */
export function participants(db: Firestore, activityId: string): CollectionReference<Participant> {
  return activities(db).doc(activityId).collection('participants').withConverter(asParticipant);
}

/** Stories as submitted; their ids identify no one. */
export function storySubmissions(db: Firestore): CollectionReference<StorySubmission> {
  return db.collection('storySubmissions').withConverter(asStorySubmission);
}

/** Published stories. */
export function stories(db: Firestore): CollectionReference<Story> {
  return db.collection('stories').withConverter(asStory);
}
