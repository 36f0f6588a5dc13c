import {
  EVENT_CITIES,
  EVENT_CITY_NAMES,
  eventFormSchema,
  eventPlaceSchema,
  eventSchema,
} from '@hearthkin/domain/community/event';
import { startProblem } from '@hearthkin/domain/community/event-start';
import { describe, expect, it } from 'vitest';
import { companionAccounts, memberAccounts } from './accounts';
import { sampleEvents } from './events';

const NOW = new Date('2026-03-07T18:20:00Z');
const members = memberAccounts(NOW);
const companions = companionAccounts(0, NOW);
const events = sampleEvents(members, companions, NOW);

const [member] = members;
const [companion] = companions;
const comes = (uid: string) =>
  events.filter(({ attendees }) => attendees.some((one) => one.uid === uid));

describe('the sample events', () => {
  it.each(events.map((event) => [event.data.title, event] as const))(
    'have in “%s” one that a person could have proposed, with true counts',
    (_title, { data, attendees, waiting }) => {
      expect(eventSchema.parse(data)).toEqual(data);
      expect(eventFormSchema.parse(data)).toBeTruthy();
      expect(startProblem(data, NOW)).toBeNull();
      expect(data.timeZone).toBe(EVENT_CITIES[data.city]);
      expect(data.submittedAt.getTime()).toBeLessThan(NOW.getTime());
      expect([data.attendeeCount, data.waitingCount]).toEqual([attendees.length, waiting.length]);
      expect(data.attendeeCount).toBeLessThanOrEqual(data.maxAttendees);
      // A waiting list requires a full event.
      if (waiting.length > 0) expect(data.attendeeCount).toBe(data.maxAttendees);
      const people = [...attendees, ...waiting];
      expect(new Set(people.map(({ uid }) => uid)).size).toBe(people.length);
      expect(people.map(({ uid }) => uid)).not.toContain(data.hostId);
      for (const place of people) {
        expect(eventPlaceSchema.parse(place)).toEqual(place);
        expect(place.startsAt).toEqual(data.startsAt);
        expect(place.joinedAt.getTime()).toBeLessThan(NOW.getTime());
      }
      const turns = people.map(({ joinedAt }) => joinedAt.getTime());
      expect(turns).toEqual(turns.toSorted((a, b) => a - b));
    },
  );

  it('take place in every city, and can be searched for once they are published', () => {
    expect(new Set(events.map(({ data }) => data.city))).toEqual(new Set(EVENT_CITY_NAMES));
    for (const { data } of events) {
      expect(data.searchTokens.length > 0).toBe(data.status === 'approved');
    }
  });

  it('are joined, waited for and hosted by the first member; the first companion has proposed one', () => {
    const uid = member?.uid ?? '';
    expect(comes(uid)).toHaveLength(2);
    expect(events.filter(({ waiting }) => waiting.some((one) => one.uid === uid))).toHaveLength(1);
    expect(events.filter(({ data }) => data.hostId === uid)).toHaveLength(1);
    const pending = events.filter(({ data }) => data.status === 'pending_approval');
    expect(pending.map(({ data }) => data.hostId)).toEqual([companion?.uid]);
  });
});
