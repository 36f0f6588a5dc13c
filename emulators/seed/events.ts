import { displayNameOf } from '@hearthkin/domain/account/profile';
import {
  type CommunityEvent,
  EVENT_CITIES,
  type EventForm,
  type EventPlace,
  eventStart,
} from '@hearthkin/domain/community/event';
import { eventTokensOf } from '@hearthkin/domain/community/event-search';
import { DAY_MS, HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { addDays, wallClock } from '@hearthkin/domain/foundation/time';
import type { SampleAccount } from './accounts';
import { EVENT_TEXTS } from './event-texts';

export interface SampleEvent {
  readonly id: string;
  readonly data: CommunityEvent;
  /** In the order they joined. */
  readonly attendees: readonly EventPlace[];
  readonly waiting: readonly EventPlace[];
}

/** A sample event without its date, with members and companions by index. */
export interface EventText extends Omit<EventForm, 'date' | 'repeats'> {
  readonly inDays: number;
  readonly host: Person;
  readonly attendees: readonly Person[];
  readonly waiting: readonly Person[];
  readonly status: CommunityEvent['status'];
}
type Person = `${'member' | 'companion'} ${number}`;

/** Events of the next weeks in every city. The first sample member hosts one and joins others. */
export function sampleEvents(
  members: readonly SampleAccount[],
  companions: readonly SampleAccount[],
  now: Date,
): SampleEvent[] {
  const find = (person: Person) => {
    const [kind, number] = person.split(' ');
    const found = (kind === 'member' ? members : companions)[Number(number) - 1];
    if (found === undefined) throw new RangeError(`There is no sample ${person}`);
    return found;
  };
  return EVENT_TEXTS.map((text, index) => sampleEvent(text, index, find, now));
}

function sampleEvent(
  { inDays, host: hostIs, attendees, waiting, status, ...form }: EventText,
  index: number,
  find: (person: Person) => SampleAccount,
  now: Date,
): SampleEvent {
  const timeZone = EVENT_CITIES[form.city];
  const date = addDays(wallClock(now, timeZone).date, inDays);
  const startsAt = eventStart({ ...form, date });
  if (startsAt === null) throw new RangeError(`No clock shows ${form.time} on ${date}`);
  const host = find(hostIs);
  const submittedAt = new Date(now.getTime() - (6 + index) * DAY_MS);
  const isPending = status === 'pending_approval';
  const placeOf = (person: Person, turn: number): EventPlace => {
    const { uid, user } = find(person);
    const joinedAt = new Date(now.getTime() - (3 * 24 - 2 * turn) * HOUR_MS);
    return { uid, displayName: displayNameOf(user), startsAt, joinedAt, came: false };
  };
  return {
    id: `sample-event-${index + 1}`,
    data: {
      ...form,
      date,
      startsAt,
      timeZone,
      repeats: null,
      seriesId: null,
      hostId: host.uid,
      hostName: displayNameOf(host.user),
      attendeeCount: attendees.length,
      waitingCount: waiting.length,
      status,
      notes: '',
      submittedAt: isPending ? new Date(now.getTime() - 5 * HOUR_MS) : submittedAt,
      decidedAt: isPending ? null : new Date(submittedAt.getTime() + DAY_MS),
      searchTokens: isPending ? [] : eventTokensOf(form),
    },
    attendees: attendees.map(placeOf),
    waiting: waiting.map((person, turn) => placeOf(person, attendees.length + turn)),
  };
}
