import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../foundation/durations';
import { APPLICATION_RECEIVED, DOCUMENTS_RECEIVED } from '../news/words';
import { CONTACT_SENT } from '../support/contact';
import { QUEUE_IDS, STAFF_QUEUES, type StaffQueue } from './queues';
import { aimOf, compareUrgency, DANGER, isDanger, isLate, URGENCY, urgencyOf } from './urgency';

const NOW = new Date('2026-11-27T12:00:00Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);

describe('the order of urgency', () => {
  it('has a place of its own for every queue, and for each severity of those that have some', () => {
    const places = QUEUE_IDS.flatMap((queue) => {
      const { rank, urgency }: StaffQueue = STAFF_QUEUES[queue];
      expect(typeof urgency === 'number').toBe(rank === undefined);
      return typeof urgency === 'number' ? urgency : Object.values(urgency);
    });
    expect(new Set(places).size).toBe(URGENCY.length);
    const steps = URGENCY.map(({ queue, severity = null }) => urgencyOf(queue, severity));
    expect(steps).toEqual(URGENCY.map((_step, index) => index));
  });

  it('begins with check-ins and danger, and ends with what is decided already', () => {
    expect(DANGER).toEqual(URGENCY.slice(0, 3));
    expect(URGENCY.slice(0, 4)).toEqual([
      { queue: 'check-ins' },
      { queue: 'reports', severity: 0 },
      { queue: 'messages', severity: 0 },
      { queue: 'reports', severity: 1 },
    ]);
    expect(URGENCY.at(-1)).toEqual({ queue: 'pauses' });
  });

  it.each([
    ['check-ins', null, true],
    ['reports', 0, true],
    ['reports', 1, false],
    ['messages', 0, true],
    ['messages', 1, false],
    ['stories', null, false],
  ] as const)(
    'says of %s of severity %s whether someone may be in danger',
    (queue, severity, is) => {
      expect(isDanger(queue, severity)).toBe(is);
    },
  );

  it('puts the more urgent queue before the older item, and the older of two alike first', () => {
    const items = [
      { queue: 'stories', severity: null, since: ago(9 * DAY_MS) },
      { queue: 'reports', severity: 2, since: ago(DAY_MS) },
      { queue: 'verifications', severity: null, since: ago(HOUR_MS) },
      { queue: 'verifications', severity: null, since: ago(2 * HOUR_MS) },
      { queue: 'reports', severity: 0, since: NOW },
      { queue: 'check-ins', severity: null, since: NOW },
    ] as const;
    const sorted = items.toSorted(compareUrgency);
    expect(sorted).toEqual([5, 4, 3, 2, 1, 0].map((index) => items[index]));
  });

  it('does not fail for an item without a time', () => {
    const unknown = { queue: 'stories', severity: null, since: null } as const;
    const known = { queue: 'stories', severity: null, since: NOW } as const;
    expect([known, unknown].toSorted(compareUrgency)).toEqual([unknown, known]);
  });
});

describe('what we aim for', () => {
  it('is what people are told', () => {
    expect(CONTACT_SENT).toContain(aimOf('messages')?.words);
    expect(DOCUMENTS_RECEIVED).toContain(aimOf('verifications')?.words);
    expect(APPLICATION_RECEIVED).toContain(aimOf('applications')?.words);
    expect(QUEUE_IDS.filter((queue) => aimOf(queue) !== undefined)).toEqual([
      'verifications',
      'identities',
      'applications',
      'messages',
    ]);
  });

  it.each([
    ['messages', DAY_MS],
    ['verifications', 2 * DAY_MS],
    // From a Tuesday.
    ['applications', 3 * DAY_MS],
  ] as const)('is over for %s a moment after it', (queue, aim) => {
    expect(isLate(queue, ago(aim), NOW)).toBe(false);
    expect(isLate(queue, ago(aim + 1), NOW)).toBe(true);
  });

  it('is nothing for a queue without a promise, however long it waits', () => {
    expect(isLate('stories', ago(365 * DAY_MS), NOW)).toBe(false);
    expect(isLate('check-ins', ago(365 * DAY_MS), NOW)).toBe(false);
  });
});
