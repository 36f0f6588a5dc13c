import {
  type CommunityEvent,
  EVENT_CITIES,
  type EventForm,
  eventStart,
} from '@hearthkin/domain/community/event';
import {
  type DocumentReference,
  doc,
  getDocFromServer,
  increment,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore';
import { commit } from '../../data/kit/store-error';
import { firestore } from '../../firebase/firestore';
import { CallError } from '../../lib/call-error';

/** Which event, and when it begins. */
export interface EventPlaceAt {
  readonly id: string;
  readonly data: Pick<CommunityEvent, 'startsAt'>;
}

/**
 * Hands an event in for approval.
 * @param id made at random before it is sent: sending the same event again makes no second one.
 * @throws CallError
 */
export async function submitEvent(
  uid: string,
  id: string,
  hostName: string,
  form: EventForm,
): Promise<void> {
  const startsAt = eventStart(form);
  if (startsAt === null) throw new CallError('invalid-input');
  const ref = doc(firestore(), 'events', id);
  const sent = commit('The event', (transaction) => {
    transaction.set(ref, {
      ...form,
      startsAt,
      timeZone: EVENT_CITIES[form.city],
      hostId: uid,
      hostName,
      attendeeCount: 0,
      waitingCount: 0,
      status: 'pending_approval',
      notes: '',
      submittedAt: serverTimestamp(),
      decidedAt: null,
      searchTokens: [],
    });
  });
  await sent.catch(async (error: CallError) => {
    // What is there already, sent before and never answered, cannot be written over.
    if (error.code === 'forbidden' && (await isThere(ref))) return;
    throw error;
  });
}

async function isThere(ref: DocumentReference): Promise<boolean> {
  try {
    return (await getDocFromServer(ref)).exists();
  } catch {
    return false;
  }
}

/**
 * Takes a place at an event.
 * @throws CallError `forbidden` when the last place has gone, or the event has begun or is cancelled.
 */
export function joinEvent(uid: string, displayName: string, event: EventPlaceAt): Promise<void> {
  return take('attendees', uid, displayName, event);
}

/**
 * Gives one's place back; it goes to whoever has waited longest.
 * @throws CallError
 */
export function leaveEvent(uid: string, eventId: string): Promise<void> {
  return giveBack('attendees', uid, eventId);
}

/**
 * Goes to the end of the waiting list of a full event.
 * @throws CallError `forbidden` when there is a place, or the event has begun or is cancelled.
 */
export function waitForPlace(uid: string, displayName: string, event: EventPlaceAt): Promise<void> {
  return take('waiting', uid, displayName, event);
}

/** @throws CallError */
export function stopWaiting(uid: string, eventId: string): Promise<void> {
  return giveBack('waiting', uid, eventId);
}

type Places = 'attendees' | 'waiting';

const COUNTS = { attendees: 'attendeeCount', waiting: 'waitingCount' } as const;

function take(
  places: Places,
  uid: string,
  displayName: string,
  { id, data }: EventPlaceAt,
): Promise<void> {
  return commit('The place', (transaction) => {
    count(transaction, places, id, 1);
    transaction.set(place(places, uid, id), {
      uid,
      displayName,
      startsAt: data.startsAt,
      joinedAt: serverTimestamp(),
    });
  });
}

function giveBack(places: Places, uid: string, eventId: string): Promise<void> {
  return commit('The place', (transaction) => {
    count(transaction, places, eventId, -1);
    transaction.delete(place(places, uid, eventId));
  });
}

/** The database adds it up, so many may come at once; the rules refuse one too many. */
function count(transaction: Transaction, places: Places, eventId: string, step: 1 | -1): void {
  transaction.update(doc(firestore(), 'events', eventId), { [COUNTS[places]]: increment(step) });
}

function place(places: Places, uid: string, eventId: string) {
  return doc(firestore(), 'events', eventId, places, uid);
}
