import { otherParty, proposalNotes } from '@hearthkin/domain/booking/booking';
import { isPublicActivity } from '@hearthkin/domain/community/activity-state';
import { SUPPORT_STYLES } from '@hearthkin/domain/companion/support-words';
import { TRAITS } from '@hearthkin/domain/companion/traits';
import { ACTIVITIES } from '@hearthkin/domain/foundation/activities';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { formatList, formatMoney } from '@hearthkin/domain/foundation/formats';
import { MINOR_PER_MAJOR } from '@hearthkin/domain/foundation/money';
import { conversationId, otherOf } from '@hearthkin/domain/messaging/conversation';
import type {
  PlaceOf,
  ReportedFact,
  ReportedMessage,
  ReportPlace,
} from '@hearthkin/domain/safety/report';
import type { ReportKind } from '@hearthkin/domain/safety/report-outcomes';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { originalOf } from '../companion/companion-queries';
import {
  activities,
  activityReviews,
  attendees,
  bookings,
  companions,
  conversations,
  events,
  messages,
  profiles,
  reviews,
  sessionDays,
  stories,
} from '../platform/records/collections';
import { dataOf, isReadable } from '../platform/records/converter';
import { unparsed } from '../platform/sweeps/pages';
import { messagesBefore, reportedConversation } from './reported-messages';
import { latestHostMessages } from './safety-queries';

/** The part of its subject that a report keeps. */
interface WhatIsReported {
  /** The reported person; null if no one may know. */
  readonly reportedId: string | null;
  readonly facts: readonly ReportedFact[];
  readonly messages: readonly ReportedMessage[];
}

interface Reading<Kind extends ReportKind> {
  readonly db: Firestore;
  readonly place: PlaceOf<Kind>;
  /** The reporter. */
  readonly uid: string;
}

type Readers = {
  readonly [Kind in ReportKind]: (reading: Reading<Kind>) => Promise<WhatIsReported>;
};

/**
 * What is reported, as stored on the server, so that the reporter can't invent any of it. They can report what they can
 * see.
 * @throws AppError `not-found` for anything else.
 */
export function whatIsReported(
  db: Firestore,
  place: ReportPlace,
  uid: string,
): Promise<WhatIsReported> {
  // The place is of the kind that the reader is for.
  const read = READERS[place.kind] as (reading: {
    readonly db: Firestore;
    readonly place: ReportPlace;
    readonly uid: string;
  }) => Promise<WhatIsReported>;
  return read({ db, place, uid });
}

const READERS: Readers = {
  profile: async ({ db, place, uid }) => {
    const one = await listingFor(db, place.companionId, uid);
    return about(place.companionId, {
      Name: one.displayName,
      Place: one.city,
      'About me': one.bio,
      Traits: formatList(one.traits.map((id) => TRAITS[id].label)),
      'Support styles': formatList(one.supportStyles.map((id) => SUPPORT_STYLES[id])),
      Interests: formatList(one.interests),
    });
  },
  listing: async ({ db, place, uid }) => {
    const { displayName, hourlyRate, offer } = await listingFor(db, place.companionId, uid);
    return about(place.companionId, {
      Name: displayName,
      Rate: `${formatMoney(hourlyRate * MINOR_PER_MAJOR)} per hour`,
      Activities: formatList(offer.activities.map((id) => ACTIVITIES[id].name)),
    });
  },
  photo: async ({ db, place: { uid: ownerId, photo } }) => {
    const [card, listing] = await Promise.all([
      found(profiles(db).doc(ownerId)),
      companions(db).doc(ownerId).get().then(dataOf),
    ]);
    const shown = [card.photo, listing?.photo, listing?.cover, listing?.video];
    if (!shown.includes(photo)) throw notFound();
    return about(ownerId, { Name: card.displayName, File: photo });
  },
  person: async ({ db, place }) => {
    const { displayName, city } = await found(profiles(db).doc(place.uid));
    return about(place.uid, { Name: displayName, Place: city });
  },
  message: async ({ db, place, uid }) => {
    const { conversationId: id, messageId } = place;
    await conversationFor(db, id, uid);
    const { senderId, timestamp } = await found(messages(db, id).doc(messageId));
    return { reportedId: senderId, facts: [], messages: await messagesBefore(db, id, timestamp) };
  },
  conversation: async ({ db, place, uid }) => {
    const one = await conversationFor(db, place.conversationId, uid);
    const other = otherOf(one, uid);
    const said = await reportedConversation(db, place.conversationId, other);
    return { reportedId: other, facts: [], messages: said };
  },
  review: async ({ db, place: { companionId, reviewId }, uid }) => {
    const [review, originals] = await Promise.all([
      found(reviews(db, companionId).doc(reviewId)),
      unparsed(originalOf(db, reviewId)).get(),
    ]);
    const authorId = originals.docs[0]?.ref.parent.parent?.id ?? null;
    // The author of a review reports the companion's answer to it.
    return about(authorId === uid ? companionId : authorId, {
      Author: review.authorName,
      Stars: `${review.rating}`,
      Review: review.comment,
      Answer: review.reply,
    });
  },
  event: async ({ db, place, uid }) => {
    const event = await found(events(db).doc(place.eventId));
    if (event.status !== 'approved' && event.status !== 'cancelled') throw notFound();
    const sent = await messagesToGuest(db, place.eventId, uid);
    return about(event.hostId, {
      Title: event.title,
      Host: event.hostName,
      When: `${event.date}, ${event.time}`,
      Where: `${event.location}, ${event.city}`,
      Description: event.description,
      ...Object.fromEntries(
        sent.map(({ text, sentAt }, index) => [
          `Host’s message ${index + 1}, ${sentAt.toISOString().slice(0, 16)} UTC`,
          text,
        ]),
      ),
    });
  },
  activity: async ({ db, place }) => {
    const activity = await found(activities(db).doc(place.activityId));
    if (!isPublicActivity(activity)) throw notFound();
    return about(activity.hostId, {
      Title: activity.title,
      Host: activity.host.name,
      When: `${activity.date}, ${activity.time}`,
      Where: `${activity.location}, ${activity.city}`,
      Description: activity.description,
    });
  },
  'activity-review': async ({ db, place: { activityId, authorId } }) => {
    const [{ title }, review] = await Promise.all([
      found(activities(db).doc(activityId)),
      found(activityReviews(db, activityId).doc(authorId)),
    ]);
    return about(authorId, {
      Activity: title,
      Author: review.authorName,
      Stars: `${review.rating}`,
      Review: review.comment,
    });
  },
  story: async ({ db, place }) => {
    const { title, story, authorName } = await found(stories(db).doc(place.storyId));
    return about(null, { Title: title, Author: authorName ?? 'Anonymous', Story: story });
  },
  session: async ({ db, place, uid }) => {
    const booking = await found(bookings(db).doc(place.bookingId));
    if (!booking.participantIds.includes(uid)) throw notFound();
    const { activity, date, time, status, location, notes, cancellation } = booking;
    const { uid: other, role } = otherParty(booking, uid);
    const day = dataOf(await sessionDays(db, place.bookingId).doc(other).get());
    const facts = {
      Activity: ACTIVITIES[activity].name,
      When: `${date}, ${time} (${booking.timeZone})`,
      Where: location ?? 'Online',
      State: status,
      Request: notes,
      'Written with another time or place': proposalNotes(booking, role).join('\n'),
      'Reason for the end': cancellation?.reason ?? '',
      'Looks on the day': day === null ? '' : [...day.formerLooks, day.lookLike].join('\n').trim(),
    };
    const said = await reportedConversation(db, conversationId(uid, other), other);
    return { ...about(other, facts), messages: said };
  },
};

/** Facts that aren't empty. */
function about(reportedId: string | null, facts: Readonly<Record<string, string>>): WhatIsReported {
  const filled = Object.entries(facts).flatMap(([label, text]) =>
    text === '' ? [] : [{ label, text }],
  );
  return { reportedId, facts: filled, messages: [] };
}

function notFound(): AppError {
  return new AppError('not-found', 'There is no such thing');
}

async function found<T>(ref: DocumentReference<T>): Promise<T> {
  const data = (await ref.get()).data();
  if (data === undefined) throw notFound();
  return data;
}

/** A listing that is shown to everyone, or of someone whom the reporter has written to. */
async function listingFor(db: Firestore, companionId: string, uid: string) {
  const listing = await found(companions(db).doc(companionId));
  if (listing.listed) return listing;
  const { exists } = await conversations(db).doc(conversationId(companionId, uid)).get();
  if (!exists) throw notFound();
  return listing;
}

/** The last messages of the host to everyone, if the reporter has a place: others can't see them. */
async function messagesToGuest(db: Firestore, eventId: string, uid: string) {
  const { exists } = await attendees(db, eventId).doc(uid).get();
  if (!exists) return [];
  const latest = await latestHostMessages(db, eventId).get();
  return latest.docs.filter(isReadable).map((doc) => doc.data());
}

async function conversationFor(db: Firestore, id: string, uid: string) {
  const conversation = await found(conversations(db).doc(id));
  if (!conversation.participantIds.includes(uid)) throw notFound();
  return conversation;
}
