import {
  type CommunityEvent,
  EVENT_CITIES,
  type EventForm,
  eventStart,
} from '@hearthkin/domain/community/event';
import { limitSentence, RATE_LIMITS } from '@hearthkin/domain/rate-limits';
import {
  type DocumentReference,
  doc,
  getDocFromServer,
  increment,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore';
import { countInDay } from '../../data/kit/day-limit';
import { commit, storeError } from '../../data/kit/store-error';
import { firestore } from '../../firebase/firestore';
import { CallError } from '../../lib/call-error';

export interface EventRef {
  readonly id: string;
  readonly data: Pick<CommunityEvent, 'startsAt'>;
}

/**
 * Submits an event for review.
 * @param id random and reused when resending, so that the event is created once.
 * @throws CallError `rate-limited` while too many wait for a decision.
 */
export async function submitEvent(uid: string, id: string, form: EventForm): Promise<void> {
  const startsAt = eventStart(form);
  if (startsAt === null) throw new CallError('invalid-input');
  const ref = doc(firestore(), 'events', id);
  const limit = doc(firestore(), 'users', uid, 'limits', 'events');
  const profile = doc(firestore(), 'profiles', uid);
  const sent = commit('The event', async (transaction) => {
    const stored: readonly unknown[] = (await transaction.get(limit)).get('open') ?? [];
    const listed = stored.map(String);
    if (listed.includes(id)) return;
    const hostName: unknown = (await transaction.get(profile)).get('displayName');
    transaction.set(limit, { open: [...(await stillOpen(listed)), id] });
    transaction.set(ref, {
      ...form,
      startsAt,
      timeZone: EVENT_CITIES[form.city],
      seriesId: null,
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
    // An event that was already submitted can't be overwritten, so a refusal means success.
    if (error.code === 'forbidden' && (await exists(ref))) return;
    throw error;
  });
}

/** Leaves out decided events once the list is full. */
async function stillOpen(listed: readonly string[]): Promise<readonly string[]> {
  if (listed.length < RATE_LIMITS.openEvents.max) return listed;
  const states = await Promise.all(listed.map((id) => statusOf(doc(firestore(), 'events', id))));
  const open = listed.filter((_, index) => states[index] === 'pending_approval');
  if (open.length < RATE_LIMITS.openEvents.max) return open;
  throw new CallError('rate-limited', { sentence: limitSentence('openEvents', null) });
}

/** Undefined for a withdrawn event, which the rules don't let anyone read. */
async function statusOf(ref: DocumentReference): Promise<unknown> {
  try {
    return (await getDocFromServer(ref)).get('status');
  } catch (error) {
    if (storeError(error, 'The event').code === 'forbidden') return undefined;
    throw error;
  }
}

async function exists(ref: DocumentReference): Promise<boolean> {
  try {
    return (await getDocFromServer(ref)).exists();
  } catch {
    return false;
  }
}

/**
 * Joins an event.
 * @throws CallError `forbidden` when it is full, has begun or is cancelled; `rate-limited` after too many in a day.
 */
export function joinEvent(uid: string, displayName: string, event: EventRef): Promise<void> {
  return addPlace('attendees', uid, displayName, event);
}

/**
 * Leaves an event. The place goes to the first on the waiting list.
 * @throws CallError
 */
export function leaveEvent(uid: string, eventId: string): Promise<void> {
  return removePlace('attendees', uid, eventId);
}

/**
 * Joins the end of a full event's waiting list.
 * @throws CallError `forbidden` when it isn't full, has begun or is cancelled; `rate-limited` after too many in a day.
 */
export function waitForPlace(uid: string, displayName: string, event: EventRef): Promise<void> {
  return addPlace('waiting', uid, displayName, event);
}

/** @throws CallError */
export function stopWaiting(uid: string, eventId: string): Promise<void> {
  return removePlace('waiting', uid, eventId);
}

type Places = 'attendees' | 'waiting';

const COUNTS = { attendees: 'attendeeCount', waiting: 'waitingCount' } as const;

function addPlace(
  places: Places,
  uid: string,
  displayName: string,
  { id, data }: EventRef,
): Promise<void> {
  return commit('The spot', async (transaction) => {
    await countInDay(transaction, uid, 'places', `events/${id}`);
    count(transaction, places, id, 1);
    transaction.set(place(places, uid, id), {
      uid,
      displayName,
      startsAt: data.startsAt,
      joinedAt: serverTimestamp(),
    });
  });
}

function removePlace(places: Places, uid: string, eventId: string): Promise<void> {
  return commit('The spot', (transaction) => {
    count(transaction, places, eventId, -1);
    transaction.delete(place(places, uid, eventId));
  });
}

/** An atomic increment, so that many can join at once. The rules refuse one too many. */
function count(transaction: Transaction, places: Places, eventId: string, step: 1 | -1): void {
  transaction.update(doc(firestore(), 'events', eventId), { [COUNTS[places]]: increment(step) });
}

function place(places: Places, uid: string, eventId: string) {
  return doc(firestore(), 'events', eventId, places, uid);
}
