import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../foundation/durations';
import { type BubbleGroup, chatLines } from './bubbles';

const START = Date.parse('2026-11-20T15:00:00Z');
const ZONE = 'America/New_York';

const said = (id: string, senderId: string, minutes: number, bookingId: string | null = null) => ({
  id,
  data: {
    senderId,
    timestamp: new Date(START + minutes * MINUTE_MS),
    booking: bookingId === null ? null : { bookingId, event: 'booking-confirmed' },
  },
});

const shapes = (messages: ReturnType<typeof said>[], zone = ZONE) =>
  chatLines(messages, zone).map((line) =>
    line.kind === 'day' ? line.date : line.messages.map(({ id }) => id).join(),
  );

describe('the lines of a chat', () => {
  it('group consecutive messages of a person', () => {
    const messages = [said('a', 'ana', 0), said('b', 'ana', 5), said('c', 'ben', 6)];
    expect(shapes(messages)).toEqual(['2026-11-20', 'a,b', 'c']);
  });

  it('start a new group after five minutes of silence', () => {
    const late = said('b', 'ana', 5);
    const later = {
      ...late,
      data: { ...late.data, timestamp: new Date(START + 5 * MINUTE_MS + 1) },
    };
    expect(shapes([said('a', 'ana', 0), later])).toEqual(['2026-11-20', 'a', 'b']);
  });

  it('keep messages of the site ungrouped', () => {
    const messages = [said('a', 'system', 0, 'one'), said('b', 'system', 1, 'two')];
    expect(shapes(messages)).toEqual(['2026-11-20', 'a', 'b']);
  });

  it('have one line for a booking, where its latest event stands', () => {
    const messages = [
      said('requested', 'system', 0, 'one'),
      said('other', 'system', 1, 'two'),
      said('a', 'ana', 2),
      said('confirmed', 'system', 3, 'one'),
    ];
    expect(shapes(messages)).toEqual(['2026-11-20', 'other', 'a', 'confirmed']);
  });

  it('are split by day in the reader’s time zone', () => {
    // 23:59 and 00:01 in New York; both on the 21st in UTC.
    const messages = [said('a', 'ana', 839), said('b', 'ana', 841)];
    expect(shapes(messages)).toEqual(['2026-11-20', 'a', '2026-11-21', 'b']);
    expect(shapes(messages, 'UTC')).toEqual(['2026-11-21', 'a,b']);
  });

  it('keep every message once and in order, with unique keys', () => {
    const message = fc.record({
      sender: fc.constantFrom('ana', 'ben', 'system'),
      gap: fc.integer({ min: 0, max: 2000 }),
    });
    fc.assert(
      fc.property(fc.array(message), (all) => {
        let minutes = 0;
        const messages = all.map(({ sender, gap }, index) => {
          minutes += gap;
          return said(`m${index}`, sender, minutes, sender === 'system' ? `b${index}` : null);
        });
        const lines = chatLines(messages, ZONE);
        const groups = lines.filter(
          (line): line is BubbleGroup<(typeof messages)[number]> => line.kind === 'group',
        );
        expect(groups.flatMap((group) => group.messages)).toEqual(messages);
        expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
      }),
    );
  });
});
