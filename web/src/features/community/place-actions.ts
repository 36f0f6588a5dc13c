import { type CommunityEvent, placeFor } from '@hearthkin/domain/community/event';
import { call } from '../../firebase/call';
import { CallError } from '../../lib/call-error';
import { failureSentence } from '../../ui/hooks/use-action';
import type { OwnPlace } from './use-own-places';

/** The steps that a user can take about their place at an event. */
export type PlaceAction = 'join' | 'wait' | 'leave' | 'stop';

export const PLACE_LABELS: Readonly<Record<PlaceAction, string>> = {
  join: 'Join',
  wait: 'Join the waitlist',
  leave: 'Leave',
  stop: 'Leave the waitlist',
};

/** Shown after the action. */
export const PLACE_MESSAGES: Readonly<Record<PlaceAction, (title: string) => string>> = {
  join: (title) => `You’re going to “${title}”.`,
  wait: (title) => `You’re on the waitlist for “${title}”.`,
  leave: (title) => `You’ve left “${title}”.`,
  stop: (title) => `You’re no longer on the waitlist for “${title}”.`,
};

/** The action open to a user now; null for the host and for closed events. */
export function placeAction(
  event: CommunityEvent,
  { uid, place }: { readonly uid: string; readonly place: OwnPlace },
  now: Date,
): PlaceAction | null {
  const kind = placeFor(event, now);
  if (kind === 'closed') return null;
  if (place !== null) return place === 'attending' ? 'leave' : 'stop';
  if (event.hostId === uid || kind === 'full') return null;
  return kind === 'attend' ? 'join' : 'wait';
}

/** Whether leaving means joining the end of the waiting list to come back. */
export function losesTurn(action: PlaceAction, { waitingCount }: CommunityEvent): boolean {
  return action === 'stop' || (action === 'leave' && waitingCount > 0);
}

/** @throws CallError */
export async function runPlaceAction(action: PlaceAction, eventId: string): Promise<void> {
  if (action === 'join') await call('takePlace', { eventId, places: 'attendees' });
  else if (action === 'wait') await call('takePlace', { eventId, places: 'waiting' });
  else await call('leavePlace', { eventId });
}

/** The message for a failed action. `event` is its latest state, null when it has left the list. */
export function placeFailure(
  action: PlaceAction,
  error: unknown,
  event: CommunityEvent | null,
  now: Date,
): string {
  const isRefused = error instanceof CallError && error.code === 'no-place';
  if (!isRefused) return failureSentence(error);
  if (event === null || placeFor(event, now) === 'closed')
    return 'No one can join or leave this event anymore.';
  if (placeFor(event, now) === 'full') return 'The waitlist is full.';
  if (action === 'join') {
    return 'Someone just took the last spot. You can join the waitlist.';
  }
  if (action === 'wait') return 'A spot opened up. Try joining again.';
  return failureSentence(error);
}
