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
import type { EventPlaces } from '@hearthkin/domain/community/place';
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

/** Those with a place at an event, or on its waiting list, by uid. */
export function placesAt(
  db: Firestore,
  eventId: string,
  places: EventPlaces,
): CollectionReference<EventPlace> {
  return events(db).doc(eventId).collection(places).withConverter(asEventPlace);
}

/** Attendees of an event, by uid. */
export function attendees(db: Firestore, eventId: string): CollectionReference<EventPlace> {
  return placesAt(db, eventId, 'attendees');
}

/** The waiting list of an event, by uid. */
export function waiting(db: Firestore, eventId: string): CollectionReference<EventPlace> {
  return placesAt(db, eventId, 'waiting');
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

/** Reviews of a group activity, by the uid of their author. */
export function activityReviews(
  db: Firestore,
  activityId: string,
): CollectionReference<ActivityReview> {
  return activities(db).doc(activityId).collection('reviews').withConverter(asActivityReview);
}

/** Stories as submitted; their ids identify no one. */
export function storySubmissions(db: Firestore): CollectionReference<StorySubmission> {
  return db.collection('storySubmissions').withConverter(asStorySubmission);
}

/** Published stories. */
export function stories(db: Firestore): CollectionReference<Story> {
  return db.collection('stories').withConverter(asStory);
}
